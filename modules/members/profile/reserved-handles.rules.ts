/** Handles that would look like our staff or like one of our URLs. Compared without hyphens and underscores. */
export const reservedHandles: ReadonlySet<string> = new Set(
  `about account accounts admin administrator admins analytics anonymous api appeals assets auth billing blog bot build builds buildtracker
  communities community contact createlisting dev donate donations everyone event events featured feedback formermember guardian
  guardians guest guests health help helpcenter helpdesk home house info inventory legal listing listings login logout mail map market
  marketplace me member members message messages mod moderation moderator moderators mods new news newsletter nobody noreply
  notification notifications null official organizer organizers owner password payments postmaster press premium privacy profile
  register reports reviewer root safety sales search security seller sellers settings shop signin signout signup smc staff status
  store support swapmeet swapmeetclassics swapmeets system team terms trust undefined user users verified wall wanted webmaster www`
    .split(/\s+/)
    .filter(Boolean),
);
