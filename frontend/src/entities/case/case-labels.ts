import type { CaseStatus, CaseView, Priority } from '@modules/moderation/case/cases.contract';
import type { Category, LimitedCapability, Measure } from '@modules/moderation/moderation.schemas';

/** Categories as staff read them, the most urgent first. */
export const caseCategoryLabels: Readonly<Record<Category, string>> = {
  'minor-safety': 'Safety of a minor',
  unsafe: 'Danger to people',
  scam: 'Scam or fraud',
  stolen: 'Stolen parts',
  harassment: 'Harassment or hate',
  counterfeit: 'Counterfeit parts',
  prohibited: 'Prohibited item',
  spam: 'Spam',
  miscategorised: 'In the wrong place',
  'already-sold': 'Already sold',
  other: 'Something else',
};

export const priorityLabels: Readonly<Record<Priority, string>> = {
  urgent: 'Urgent',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};

export const caseStatusLabels: Readonly<Record<CaseStatus, string>> = {
  mending: 'Its author may mend it',
  open: 'Open',
  claimed: 'Claimed',
  'to confirm': 'Ending to confirm',
  decided: 'Decided',
};

export const standingLabels: Readonly<Record<CaseView['subjectBrief']['standing'], string>> = {
  good: 'Good standing',
  limited: 'Limited',
  suspended: 'Suspended',
  ended: 'Account ended',
  erased: 'Erased',
};

export const thingStateLabels: Readonly<Record<CaseView['things'][number]['state'], string>> = {
  'as it was': 'As it was',
  'changed since': 'Changed since',
  hidden: 'Hidden until you decide',
  removed: 'Removed',
  gone: 'Gone',
  erased: 'Erased',
};

export const caseEntryLabels: Readonly<Record<CaseView['history'][number]['what'], string>> = {
  opened: 'Opened',
  'report joined': 'A report joined',
  hidden: 'Hidden after reports',
  mended: 'Mended by its author',
  claimed: 'Claimed',
  released: 'Given back',
  note: 'Note',
  'passed on': 'Passed on to staff',
  'ending proposed': 'Ending of the account proposed',
  'ending declined': 'Ending of the account declined',
  decided: 'Decided',
  reopened: 'Opened again',
};

/** Why the caller may not decide it. */
export const conflictWords: Readonly<Record<NonNullable<CaseView['conflict']>, string>> = {
  own: 'This case is about you. Somebody else decides it.',
  'reported it': 'You reported this yourself. Somebody else decides it.',
  blocked: 'You and this member have blocked each other, or one of you has. Somebody else decides it.',
  dealt: 'You and this member made a deal within the last 90 days. Somebody else decides it.',
  admin: 'This is about an admin. Another admin decides it.',
  'own proposal': 'You proposed to end this account. Another handler has to confirm or decline it.',
};

export const capabilityLabels: Readonly<Record<LimitedCapability, string>> = {
  list: 'Selling and looking for parts',
  hold: 'Holding listings',
  post: 'Posting and commenting',
  follow: 'Following',
  message: 'Writing messages',
  organize: 'Organizing events',
};

/** "Suspend for 7 days": what a decision does to an account. */
export function measureWords(measure: Measure): string {
  switch (measure.kind) {
    case 'none':
      return 'No measure';
    case 'warn':
      return 'Warning';
    case 'limit':
      return `${capabilityLabels[measure.capability]} is off for ${days(measure.days)}`;
    case 'suspend':
      return `Suspended for ${days(measure.days)}`;
    default:
      return 'Account ended';
  }
}

/** "2 strikes", "no strike". */
export const strikesWords = (strikes: number): string =>
  strikes === 0 ? 'no strike' : `${strikes} strike${strikes === 1 ? '' : 's'}`;

/** "2 strikes count today", "No strike counts today". */
export const strikesToday = (strikes: number): string =>
  strikes === 0
    ? 'No strike counts today'
    : `${strikesWords(strikes)} ${strikes > 1 ? 'count' : 'counts'} today`;

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
