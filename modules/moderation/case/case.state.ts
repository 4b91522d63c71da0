import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Category, Target } from '../moderation.schemas.js';
import { type CaseDraft, type CaseEvent, caseEvents } from './case.events.js';

export type Case = { readonly status: 'none' } | KnownCase;

export interface KnownCase {
  /** Claims run out by time; see `claimedBy`. */
  readonly status: 'open' | 'to confirm' | 'decided';
  readonly subjectId: string;
  readonly communityId: string | null;
  readonly source: 'report' | 'rule' | 'staff';
  readonly openedBy: string | null;
  readonly categories: readonly Category[];
  readonly targets: readonly Target[];
  readonly reports: readonly JoinedReport[];
  /** What is hidden until somebody has looked, and how long its author may mend it. */
  readonly hidden: readonly HiddenTarget[];
  readonly claim: { readonly by: string; readonly until: string } | null;
  readonly proposal: { readonly id: string; readonly by: string; readonly draft: CaseDraft | null } | null;
  readonly outcome: 'acted' | 'nothing' | null;
  readonly decisionId: string | null;
}

export interface JoinedReport {
  readonly id: string;
  readonly reporterId: string;
  readonly weight: number;
  /** ISO-8601 UTC; null for a guest. */
  readonly accountSince: string | null;
  /** The keys of what it is about. */
  readonly keys: readonly string[];
}

export interface HiddenTarget {
  readonly kind: string;
  readonly id: string;
  /** The version of its stream that was hidden. */
  readonly version: number;
  readonly mendUntil: string;
  readonly isMended: boolean;
}

export const caseState: StreamState<typeof caseEvents, Case> = {
  events: caseEvents,
  ...foldInPlace<Case, CaseEvent, Draft>(
    { status: 'none' },
    {
      open: (found) => ({
        found,
        reports: found.status === 'none' ? [] : [...found.reports],
        targets: new Map(found.status === 'none' ? [] : found.targets.map((one) => [keyOf(one), one])),
      }),
      change,
      close: ({ found, reports, targets }) =>
        found.status === 'none' ? found : { ...found, reports, targets: [...targets.values()] },
    },
  ),
};

/** A case while its history is read: what grows with reports is changed in place. */
interface Draft {
  found: Case;
  readonly reports: JoinedReport[];
  readonly targets: Map<string, Target>;
}

/** Who has claimed it at this time; null when nobody has, or no longer. */
export const claimedBy = ({ claim }: KnownCase, now: string): string | null =>
  claim && claim.until > now ? claim.by : null;

export const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${kind}:${id}`;

type DataOf<Type extends CaseEvent['type']> = Extract<CaseEvent, { readonly type: Type }>['data'];

function change(draft: Draft, event: CaseEvent): void {
  if (event.type === 'CaseOpened') {
    draft.found = opened(event.data);
    for (const target of event.data.targets) draft.targets.set(keyOf(target), target);
  } else if (draft.found.status !== 'none') {
    if (event.type === 'ReportJoined') joinTo(draft, event.data);
    draft.found = { ...draft.found, ...changed(draft.found, event) };
  }
}

function joinTo(
  { reports, targets: known }: Draft,
  { reportId: id, reporterId, weight, accountSince, targets }: DataOf<'ReportJoined'>,
): void {
  reports.push({ id, reporterId, weight, accountSince, keys: targets.map(keyOf) });
  for (const target of targets) if (!known.has(keyOf(target))) known.set(keyOf(target), target);
}

const opened = ({
  subjectId,
  communityId,
  source,
  openedBy,
  category,
  targets,
}: DataOf<'CaseOpened'>): KnownCase => ({
  status: 'open',
  subjectId,
  communityId,
  source,
  openedBy,
  categories: [category],
  targets,
  reports: [],
  hidden: [],
  claim: null,
  proposal: null,
  outcome: null,
  decisionId: null,
});

function changed(
  state: KnownCase,
  event: Exclude<CaseEvent, { readonly type: 'CaseOpened' }>,
): Partial<KnownCase> {
  switch (event.type) {
    case 'ReportJoined':
      return { categories: [...new Set([...state.categories, event.data.category])] };
    case 'ContentHidden':
      return { hidden: [...state.hidden, { ...event.data, isMended: false }] };
    case 'ContentMended':
      return {
        hidden: state.hidden.map((one) =>
          keyOf(one) === keyOf(event.data) ? { ...one, isMended: true } : one,
        ),
      };
    case 'CaseClaimed':
      return { claim: { by: event.data.claimedBy, until: event.data.until } };
    case 'ClaimReleased':
      return { claim: null };
    case 'NoteAdded':
      return {};
    case 'CasePassedOn':
      return { communityId: null };
    case 'EndingProposed': {
      const { proposalId: id, proposedBy: by, draft } = event.data;
      return { status: 'to confirm', claim: null, proposal: { id, by, draft } };
    }
    case 'EndingDeclined':
      return { status: 'open', proposal: null };
    case 'CaseDecided': {
      const { outcome, decisionId } = event.data;
      return { status: 'decided', claim: null, proposal: null, outcome, decisionId };
    }
    case 'CaseReopened':
      return { status: 'open', outcome: null };
    default:
      return unreachable(event);
  }
}
