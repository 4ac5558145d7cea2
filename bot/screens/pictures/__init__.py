"""What is drawn, and the same for who cannot see it: boards, films, pages, tables, tracks."""
