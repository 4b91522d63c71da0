import { days } from './drafts.js';

/** What staff noted about members. */
export const noteDrafts = [
  {
    about: 'denny',
    by: 'moderator',
    hoursAgo: days(99),
    note: 'He called after the second decision and was sorry. He says that his wife was ill. I believe him, but it is the second time.',
  },
  {
    about: 'denny',
    by: 'support',
    hoursAgo: 3,
    note: 'Two buyers have written to support within a week. Please look at all of his listings together.',
  },
  {
    about: 'wes',
    by: 'moderator',
    hoursAgo: days(2),
    note: 'He answered at once and has offered one buyer the money back.',
  },
  {
    about: 'rick',
    by: 'admin',
    hoursAgo: days(1),
    note: 'A known face at Jefferson. Nobody has said anything like this about him before.',
  },
] as const;
