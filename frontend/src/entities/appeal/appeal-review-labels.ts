import type { AppealEntry, AppealStatus, AppealView } from '@modules/moderation/appeal/appeals.contract';

/** As staff read them. */
export const appealStatusLabels: Readonly<Record<AppealStatus, string>> = {
  waiting: 'Waiting',
  'under review': 'Under review',
  'question asked': 'Question asked',
  upheld: 'Upheld',
  'partly upheld': 'Upheld in part',
  overturned: 'Overturned',
  withdrawn: 'Withdrawn',
  refused: 'Refused',
};

export const appealEntryLabels: Readonly<Record<AppealEntry['what'], string>> = {
  filed: 'Appealed',
  'looked at': 'First look',
  question: 'Question',
  answer: 'Answer',
  decided: 'Decided',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  escalated: 'Asked once more',
};

/** Why the caller may not review it. */
export const appealConflictWords: Readonly<Record<NonNullable<AppealView['conflict']>, string>> = {
  own: 'This appeal is about you. Somebody else reviews it.',
  'reported it': 'You reported this, or opened its case. Somebody else reviews it.',
  'decided it': 'You had a part in the decision. Somebody else reviews it.',
  'reviewed it before': 'You reviewed the first appeal. Somebody else reviews this one.',
  blocked: 'You and this member have blocked each other, or one of you has. Somebody else reviews it.',
  dealt: 'You and this member made a deal within the last 90 days. Somebody else reviews it.',
};
