import type { EffectLine } from '../moderation.schemas.js';
import type { KnownDecision } from './decision.state.js';
import { causeOf } from './measures.rules.js';

/** The kind of effect that removes a target. It is stored, and never changes. */
export const contentRemoved = 'content-removed';

type Asking = Pick<KnownDecision, 'status' | 'measure' | 'endsAt' | 'effects'>;

/** Whether a decision about the same member asks for this effect now: for the removal of a target as long as it is in force, and for what follows from its
 *  measure while that runs. Then nothing else gives it back.
 *  in      causes: the measures that have this kind of effect
 *  source  README, Effects 5 */
export function asksFor(
  decision: Asking,
  { key, kind }: Pick<EffectLine, 'key' | 'kind'>,
  causes: readonly string[],
  now: string,
): boolean {
  if (decision.status === 'overturned') return false;
  if (kind === contentRemoved) return versionLeftBy(decision, key) !== undefined;
  return causesNow(decision, causes, now);
}

/** The version at which a decision has carried out this effect; undefined when it has not, or gives it back. */
export function versionLeftBy({ effects }: Pick<Asking, 'effects'>, key: string): number | undefined {
  const own = effects.find((one) => one.key === key);
  return own?.state === 'applied' && !own.isWithdrawn ? (own.version ?? undefined) : undefined;
}

/** What running measures did already and a further one goes on asking for, so that it is given back when the last of them falls. */
export const goesOn = (
  decisions: readonly Asking[],
  kind: string,
  causes: readonly string[],
  now: string,
): readonly EffectLine[] =>
  decisions
    .filter((one) => one.status !== 'overturned' && causesNow(one, causes, now))
    .flatMap(({ effects }) =>
      effects.filter((one) => one.kind === kind && one.state === 'applied' && !one.isWithdrawn),
    )
    .map(({ key, target, title }) => ({ key, kind, target, title }));

function causesNow({ measure, endsAt }: Asking, causes: readonly string[], now: string): boolean {
  const cause = causeOf(measure);
  return cause !== null && causes.includes(cause) && (endsAt === null || endsAt > now);
}
