### What is kept of people, and on what terms they play. One message of Discord's holds each page.

privacy-page =
    { "" }**Privacy**
    { privacy-games }
    { privacy-drafts }
    { privacy-settings }
    { privacy-reliability }
    { privacy-results }
    { privacy-presses }
    { privacy-places }
    { privacy-server }
    { privacy-not }
    { privacy-who }
    { privacy-forget }

privacy-games = • **Battles and cups**: who sits where (your Discord number, not your name), every card, order and roll, with the time. Kept as long as this bot runs, so that they can be read again.
privacy-drafts = • **Drafts, plans and what you tell your side**: until the turn or the battle is over. Your side reads them, never the other.
privacy-settings = • **Your settings**, the language of your Discord, time zone, quiet hours and holidays, and standing reactions: until you change them or are forgotten. Holidays are told in your battles' threads, your zone and hours to nobody.
privacy-reliability = • **Whether your last { $turns } turns were in time**: who meets you at a table sees the share.
privacy-results = • **How your battles came out**, and your rating: a server's ladder names only who has fought there, and not who hides in `/me settings`. Once forgotten you are a number that was nobody's.
privacy-presses = • **The numbers of your presses**, so that none counts twice: { $presses } days. What waits to be told: until it is told.
privacy-places = • **Places**: the numbers of threads, channels and messages of your battles; in the queue, what you wait for.
privacy-server = • **For moderators**: what they did here, who brought in which battle, and the server's settings.
privacy-not = • I read no messages but those you write to me in private, which I answer and forget, and know no list of members. No advertising, no other statistics about you, nothing is sold or passed on.
privacy-who = • **Who sees it**: your side its secrets, everybody the battle's thread; a moderator can look at hidden cards, which is told to both sides. Discord lets administrators read every channel. Whoever hosts the bot has the files.
privacy-forget = • **/me forget** removes all of this at once; in battles that are over it says “a former player”. If somebody does not want your invitations, your number stays in that person's list. Daily backups keep the rest for { $backups } days. Messages on Discord stay: moderators can delete them.

terms-page =
    { "" }**Terms**
    • Play fairly and be kind: Discord's own terms and guidelines hold here, too.
    • Unofficial fan project, free, without any warranty. Whoever hosts it may end it or bar somebody at any time.
    • What you write (plans, words to your side, battles you bring in) stays yours; you let the bot show it to those it is for. Bring in only what you may share.
    • Do not try to see what is hidden from you, or to flood the bot.
    • Memoir '44 is a trademark of Days of Wonder, who have nothing to do with this.

button-privacy = Privacy
button-terms = Terms
