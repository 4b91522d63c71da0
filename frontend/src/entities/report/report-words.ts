import type { Category } from '@modules/moderation/moderation.schemas';
import type { ReportStatus } from '@modules/moderation/report/reports.contract';

/** What a reporter says that it is. */
export const categoryWords: Readonly<Record<Category, string>> = {
  'minor-safety': 'It puts somebody under 18 at risk',
  unsafe: 'It is dangerous, or threatens somebody',
  scam: 'It is a scam',
  stolen: 'It is stolen, or somebody else’s work',
  harassment: 'It insults or harasses somebody',
  counterfeit: 'It is not what it claims to be',
  prohibited: 'It may not be sold or shown here',
  spam: 'It is spam or advertising',
  miscategorised: 'It is in the wrong place',
  'already-sold': 'It is already sold',
  other: 'It is something else',
};

/** How far it is, for whoever sent it. */
export const statusWords: Readonly<Record<ReportStatus, string>> = {
  'mail not confirmed': 'Waits for your confirmation',
  'with the seller': 'We asked the seller',
  received: 'We look at it',
  acted: 'We did something about it',
  'nothing done': 'We found nothing to do',
};
