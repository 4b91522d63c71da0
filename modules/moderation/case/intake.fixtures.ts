import type { Command } from '../../kernel/decider/decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { Target } from '../moderation.schemas.js';
import type { CaseEvent } from './case.events.js';
import type { IntakeCommand } from './intake.rules.js';

export const now = '2026-06-01T12:00:00.000Z';

export const listingOfSol: Target = { kind: 'listing', id: 'mirror', version: 4, ownerId: 'sol' };

/** A case about the listing of Sol, with what else happened. */
export const openedCase = (...events: readonly CaseEvent[]): readonly CaseEvent[] => [
  {
    type: 'CaseOpened',
    data: {
      subjectId: 'sol',
      communityId: null,
      source: 'report',
      openedBy: null,
      category: 'scam',
      targets: [listingOfSol],
      reason: '',
    },
  },
  ...events,
];

export interface JoinedBy {
  readonly reporterId: string;
  /** The age of the reporter's account in days; null for a guest. */
  readonly days: number | null;
  readonly weight?: number;
  readonly targets?: readonly Target[];
}

let joins = 0;

/** A report that joined. */
export const joined = ({ reporterId, days, weight = 1, targets = [listingOfSol] }: JoinedBy): CaseEvent => ({
  type: 'ReportJoined',
  data: {
    reportId: `report ${++joins}`,
    reporterId,
    category: 'scam',
    ruleId: null,
    targets: [...targets],
    weight,
    accountSince: days === null ? null : plusDays(now, -days),
  },
});

/** A command of the intake, at `now`. */
export const intake = <Type extends IntakeCommand['type']>(
  command: Omit<Extract<IntakeCommand, Command<Type>>, 'meta'> & { readonly type: Type },
  at = now,
): IntakeCommand => ({ ...command, meta: metaOf('reports', at) }) as unknown as IntakeCommand;
