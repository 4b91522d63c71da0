import type { AppealVerdict } from '@entities/appeal/appeal-review.mutations';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import {
  type LimitedCapability,
  limitDays,
  type Measure,
  type Strikes,
  suspensionDays,
} from '@modules/moderation/moderation.schemas';

/** A milder decision, as the form holds it. */
export interface MilderDraft {
  readonly measure: Measure;
  readonly strikes: Strikes;
  /** The keys of effects that are given back. */
  readonly givenBack: readonly string[];
}

export const blankMilder = ({
  measure,
  strikes,
}: Pick<DecisionView, 'measure' | 'strikes'>): MilderDraft => ({
  measure,
  strikes,
  givenBack: [],
});

/** The draft with another measure. What followed from a suspension or a limit is given back with it; content that was removed is a choice of its own. */
export function withMeasure(
  draft: MilderDraft,
  measure: Measure,
  { effects }: Pick<DecisionView, 'effects'>,
): MilderDraft {
  const followed = effects
    .filter(({ kind, state }) => kind !== 'content-removed' && state === 'applied')
    .map(({ key }) => key);
  const chosen = draft.givenBack.filter((key) => !followed.includes(key));
  return { ...draft, measure, givenBack: endsAll(measure) ? [...chosen, ...followed] : chosen };
}

/** Whether nothing that followed from a harder measure goes on. */
export const endsAll = ({ kind }: Measure): boolean => kind === 'none' || kind === 'warn';

export const amendedOf = ({ measure, strikes, givenBack }: MilderDraft): AppealVerdict['amended'] => ({
  measure,
  strikes,
  givenBack: [...givenBack],
});

/** The measures that are not harder than this one, itself first; the server has the last word. */
export function milderMeasures(measure: Measure): readonly Measure[] {
  const lighter: readonly Measure[] = [{ kind: 'warn' }, { kind: 'none' }];
  const suspensions = (below: number): readonly Measure[] =>
    suspensionDays.filter((days) => days < below).map((days) => ({ kind: 'suspend', days }));
  const limits = (capability: LimitedCapability, below: number): readonly Measure[] =>
    limitDays.filter((days) => days < below).map((days) => ({ kind: 'limit', capability, days }));
  switch (measure.kind) {
    case 'end':
      return [measure, ...suspensions(Number.POSITIVE_INFINITY).toReversed(), ...lighter];
    case 'suspend':
      return [measure, ...suspensions(measure.days).toReversed(), ...lighter];
    case 'limit':
      return [measure, ...limits(measure.capability, measure.days).toReversed(), ...lighter];
    case 'warn':
      return lighter;
    default:
      return [measure];
  }
}
