import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Category, EffectLine, EffectState, Measure, Strikes, Target } from '../moderation.schemas.js';
import { type DecisionEvent, decisionEvents } from './decision.events.js';

export type Decision = { readonly status: 'none' } | KnownDecision;

export interface KnownDecision {
  readonly status: 'standing' | 'amended' | 'overturned';
  readonly subjectId: string;
  readonly caseId: string;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly category: Category;
  readonly targets: readonly Target[];
  readonly rule: DataOf<'DecisionApplied'>['rule'];
  readonly facts: string;
  readonly notice: string;
  /** By its latest change. */
  readonly measure: Measure;
  /** All that it ever had, the first one first. */
  readonly measures: readonly [Measure, ...Measure[]];
  readonly strikes: Strikes;
  readonly strikesUntil: string | null;
  readonly endsAt: string | null;
  readonly decidedBy: string;
  readonly confirmedBy: string | null;
  readonly isAutomated: boolean;
  /** For the member, after a change. */
  readonly changedBecause: string | null;
  readonly effects: readonly KnownEffect[];
}

export interface KnownEffect extends EffectLine {
  readonly state: EffectState;
  /** The version of the content's stream that it left; null before it is applied. */
  readonly version: number | null;
  /** Whether it is to be given back. */
  readonly isWithdrawn: boolean;
}

export const decisionState: StreamState<typeof decisionEvents, Decision> = {
  events: decisionEvents,
  initial: { status: 'none' },
  evolve: (state, event) => {
    if (event.type === 'DecisionApplied') return applied(event.data);
    return state.status === 'none' ? state : { ...state, ...changed(state, event) };
  },
};

type DataOf<Type extends DecisionEvent['type']> = Extract<DecisionEvent, { readonly type: Type }>['data'];

const applied = ({ effects, ...data }: DataOf<'DecisionApplied'>): KnownDecision => ({
  status: 'standing',
  ...data,
  measures: [data.measure],
  changedBecause: null,
  effects: effects.map((one) => ({ ...one, state: 'waiting', version: null, isWithdrawn: false })),
});

function changed(
  { effects, measures }: KnownDecision,
  event: Exclude<DecisionEvent, { readonly type: 'DecisionApplied' }>,
): Partial<KnownDecision> {
  switch (event.type) {
    case 'EffectApplied':
      return {
        effects: withEffect(effects, event.data.key, { state: 'applied', version: event.data.version }),
      };
    case 'EffectSkipped':
      return { effects: withEffect(effects, event.data.key, { state: 'skipped' }) };
    case 'EffectGivenBack':
      return { effects: withEffect(effects, event.data.key, { state: 'given-back' }) };
    case 'EffectKept':
      return { effects: withEffect(effects, event.data.key, { state: 'kept' }) };
    case 'DecisionAmended': {
      const { measure, strikes, strikesUntil, endsAt, givenBack, reason } = event.data;
      const withdrawn = new Set(givenBack);
      return {
        status: 'amended',
        measure,
        measures: [...measures, measure],
        strikes,
        strikesUntil,
        endsAt,
        changedBecause: reason,
        effects: effects.map((one) => (withdrawn.has(one.key) ? { ...one, isWithdrawn: true } : one)),
      };
    }
    case 'DecisionOverturned':
      return {
        status: 'overturned',
        strikes: 0,
        strikesUntil: null,
        changedBecause: event.data.reason,
        effects: effects.map((one) => ({ ...one, isWithdrawn: true })),
      };
    default:
      return unreachable(event);
  }
}

const withEffect = (
  effects: readonly KnownEffect[],
  key: string,
  change: Partial<KnownEffect>,
): readonly KnownEffect[] => effects.map((one) => (one.key === key ? { ...one, ...change } : one));
