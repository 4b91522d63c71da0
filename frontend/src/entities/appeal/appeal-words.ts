import type { AppealEntry, AppealStatus } from '@modules/moderation/appeal/appeals.contract';

/** How far an appeal is, for the member. */
export const appealStatusWords: Readonly<Record<AppealStatus, string>> = {
  waiting: 'Waits for a reviewer',
  'under review': 'A reviewer looks at it',
  'question asked': 'A question for you',
  upheld: 'The decision stays',
  'partly upheld': 'The decision is milder',
  overturned: 'The decision is taken back',
  withdrawn: 'Withdrawn',
  refused: 'Not accepted',
};

export const entryWords: Readonly<Record<AppealEntry['what'], string>> = {
  filed: 'Appeal',
  'looked at': 'Somebody began to look at it',
  question: 'Question',
  answer: 'Answer',
  decided: 'Decided',
  refused: 'Not accepted',
  withdrawn: 'Withdrawn',
  escalated: 'Second appeal',
};
