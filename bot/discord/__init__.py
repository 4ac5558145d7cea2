"""The client and what every answer of it needs: replies, components, forms, errors as kind lines."""
