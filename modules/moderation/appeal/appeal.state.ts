import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type AppealEvent, appealEvents } from './appeal.events.js';
import type { AppealStatus } from './appeal.schemas.js';

export type Appeal = { readonly status: 'none' } | KnownAppeal;

export interface KnownAppeal {
  readonly status: AppealStatus;
  readonly decisionId: string;
  readonly caseId: string;
  readonly subjectId: string;
  /** 2 is the escalation, which is final. */
  readonly level: 1 | 2;
  /** The decision can be appealed until then. */
  readonly appealUntil: string;
  /** Until when another reviewer can be asked; null while it is open, and when it is final. */
  readonly escalateBy: string | null;
  readonly reviewerId: string | null;
  /** Who decided or refused the first one: they do not review the escalation. */
  readonly firstReviewerId: string | null;
  /** Whether the newest question waits for an answer. */
  readonly isAsked: boolean;
  /** How often the member or the guardian has written. */
  readonly written: number;
  /** The ids of the files that came with it. */
  readonly attachments: readonly string[];
}

export const appealState: StreamState<typeof appealEvents, Appeal> = {
  events: appealEvents,
  initial: { status: 'none' },
  evolve: (state, event) => {
    if (event.type === 'AppealFiled') return filed(state, event.data);
    return state.status === 'none' ? state : { ...state, ...changed(state, event) };
  },
};

/** Whether a reviewer still has to decide it. */
export const isOpen = ({ status }: Appeal): boolean =>
  status === 'waiting' || status === 'under review' || status === 'question asked';

type DataOf<Type extends AppealEvent['type']> = Extract<AppealEvent, { readonly type: Type }>['data'];

const filed = (
  before: Appeal,
  { decisionId, caseId, subjectId, level, appealUntil, attachments }: DataOf<'AppealFiled'>,
): KnownAppeal => ({
  status: 'waiting',
  decisionId,
  caseId,
  subjectId,
  level,
  appealUntil,
  escalateBy: null,
  reviewerId: null,
  firstReviewerId: before.status === 'none' ? null : before.reviewerId,
  isAsked: false,
  written: before.status === 'none' ? 1 : before.written + 1,
  attachments: [...(before.status === 'none' ? [] : before.attachments), ...idsOf(attachments)],
});

function changed(
  state: KnownAppeal,
  event: Exclude<AppealEvent, { readonly type: 'AppealFiled' }>,
): Partial<KnownAppeal> {
  switch (event.type) {
    case 'AppealClaimed':
      return {
        reviewerId: event.data.reviewerId,
        status: state.isAsked ? 'question asked' : 'under review',
      };
    case 'AppealReleased':
      return { reviewerId: null, status: 'waiting' };
    case 'QuestionAsked':
      return { isAsked: true, status: 'question asked' };
    case 'QuestionAnswered':
      return {
        isAsked: false,
        status: state.reviewerId === null ? 'waiting' : 'under review',
        written: state.written + 1,
        attachments: [...state.attachments, ...idsOf(event.data.attachments)],
      };
    case 'AppealDecided': {
      const { outcome, escalateBy } = event.data;
      return { isAsked: false, status: outcome === 'partly' ? 'partly upheld' : outcome, escalateBy };
    }
    case 'AppealRefused':
      return { isAsked: false, status: 'refused', escalateBy: event.data.escalateBy };
    case 'AppealWithdrawn':
      return { isAsked: false, status: 'withdrawn', escalateBy: event.data.escalateBy };
    default:
      return unreachable(event);
  }
}

const idsOf = (attachments: readonly { readonly id: string }[]): readonly string[] =>
  attachments.map(({ id }) => id);
