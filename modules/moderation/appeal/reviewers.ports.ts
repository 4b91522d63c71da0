import { definePort } from '../../kernel/manifest/port.js';
import type { KnownAppeal } from './appeal.state.js';
import type { Conflict } from './reviewer.rules.js';

/** Who may review appeals. Provided by this module under REVIEWERS. */
export interface Reviewers {
  /** Why a member of staff may not review an appeal; null when they may. */
  conflictOf(appeal: KnownAppeal, memberId: string, now: string): Promise<Conflict | null>;
}

export const REVIEWERS = definePort<Reviewers>('Reviewers');
