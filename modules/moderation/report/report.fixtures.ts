import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { listingOfSol, now } from '../case/intake.fixtures.js';
import type { ReportCommand } from './report.decider.js';

type Sent = Extract<ReportCommand, { readonly type: 'SendReport' }>;

/** Bea reports the listing of Sol, in the rules' tests. */
export const sendReport = (differs: Partial<Omit<Sent, 'type' | 'meta'>> = {}): ReportCommand => ({
  type: 'SendReport',
  reporterId: 'bea',
  isGuest: false,
  targets: [listingOfSol],
  category: 'scam',
  ruleId: 'misleading',
  comment: 'Asks for gift cards.',
  wish: '',
  voices: 0,
  ...differs,
  meta: metaOf('bea', now),
});
