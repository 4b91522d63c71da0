import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { mustBeImpartial, type Relation } from '../case/conflicts.rules.js';
import { decisionNotFound } from '../case/not-found.rules.js';
import type { Measure, Strikes } from '../moderation.schemas.js';
import type { DecisionEvent, decisionEvents } from './decision.events.js';
import { type Decision, decisionState, type KnownDecision } from './decision.state.js';
import { endOf, isMilder } from './measures.rules.js';
import { strikesUntil } from './strikes.rules.js';

type DataOf<Type extends DecisionEvent['type']> = Extract<DecisionEvent, { readonly type: Type }>['data'];

export type DecisionCommand =
  | Command<'ApplyDecision', { readonly decision: DataOf<'DecisionApplied'> }>
  /** What became of effects that were carried out. */
  | Command<'RecordEffects', { readonly results: readonly CarriedOut[] }>
  /** What became of effects that were to be given back. */
  | Command<'RecordGivenBack', { readonly results: readonly GivenBack[] }>
  /** An appeal was upheld in part: `givenBack` are keys of effects that the milder measure does not have. */
  | Command<
      'AmendDecision',
      {
        readonly appealId: string;
        readonly measure: Measure;
        readonly strikes: Strikes;
        readonly givenBack: readonly string[];
        readonly reason: string;
      }
    >
  | Command<'OverturnDecision', { readonly appealId: string; readonly reason: string }>
  /** Staff finds without an appeal that it was wrong. */
  | Command<
      'TakeBackDecision',
      { readonly relation: Relation; readonly isAppealOpen: boolean; readonly reason: string }
    >;

export type CarriedOut =
  | { readonly key: string; readonly result: 'applied'; readonly version: number }
  | { readonly key: string; readonly result: 'skipped' };

export interface GivenBack {
  readonly key: string;
  readonly result: 'given-back' | 'kept';
}

/** source  README, Commands */
export const decisionDecider: StreamDecider<typeof decisionEvents, Decision, DecisionCommand> = {
  ...decisionState,
  decide,
  isAlwaysCarriedOut: () => true,
};

function decide(command: DecisionCommand, found: Decision): readonly DecisionEvent[] {
  if (command.type === 'ApplyDecision')
    return found.status === 'none' ? [event('DecisionApplied', command.decision)] : [];
  if (found.status === 'none') throw decisionNotFound();
  switch (command.type) {
    case 'RecordEffects':
      return recordEffects(command, found);
    case 'RecordGivenBack':
      return recordGivenBack(command, found);
    case 'AmendDecision':
      return amend(command, found);
    case 'OverturnDecision':
      return overturn(command, found);
    case 'TakeBackDecision':
      return takeBack(command, found);
    default:
      return unreachable(command);
  }
}

/** events  one for each effect that still waits */
function recordEffects(
  { results }: CommandOf<DecisionCommand, 'RecordEffects'>,
  { effects }: KnownDecision,
): readonly DecisionEvent[] {
  const waiting = new Set(effects.flatMap(({ key, state }) => (state === 'waiting' ? [key] : [])));
  return results
    .filter(({ key }) => waiting.has(key))
    .map((one) =>
      one.result === 'applied'
        ? event('EffectApplied', { key: one.key, version: one.version })
        : event('EffectSkipped', { key: one.key }),
    );
}

/** events  one for each effect that is withdrawn and still applied */
function recordGivenBack(
  { results }: CommandOf<DecisionCommand, 'RecordGivenBack'>,
  { effects }: KnownDecision,
): readonly DecisionEvent[] {
  const owed = new Set(
    effects.flatMap(({ key, state, isWithdrawn }) => (isWithdrawn && state === 'applied' ? [key] : [])),
  );
  return results
    .filter(({ key }) => owed.has(key))
    .map(({ key, result }) => event(result === 'kept' ? 'EffectKept' : 'EffectGivenBack', { key }));
}

/** Put a milder measure in the place of the decided one; it counts from the day of the decision.
 *  errors  ALREADY_OVERTURNED (conflict), NOT_MILDER (unprocessable), EFFECT_NOT_FOUND (not-found) */
function amend(
  { meta, appealId, measure, strikes, givenBack, reason }: CommandOf<DecisionCommand, 'AmendDecision'>,
  found: KnownDecision,
): readonly DecisionEvent[] {
  mustStand(found);
  const known = new Set(found.effects.map(({ key }) => key));
  if (givenBack.some((key) => !known.has(key)))
    throw notFound('EFFECT_NOT_FOUND', { message: 'Something to give back is no effect of this decision.' });
  if (!isLess({ measure, strikes, givenBack }, found))
    throw unprocessable('NOT_MILDER', { message: 'After an appeal a decision can only become milder.' });
  return [
    event('DecisionAmended', {
      subjectId: found.subjectId,
      appealId,
      measure,
      strikes,
      strikesUntil: strikesUntil(strikes, found.at),
      endsAt: endOf(measure, found.at),
      givenBack: [...givenBack],
      reason,
      amendedBy: meta.actor.id,
    }),
  ];
}

/** errors  ALREADY_OVERTURNED (conflict) */
function overturn(
  {
    meta,
    appealId,
    reason,
  }: Pick<CommandOf<DecisionCommand, 'OverturnDecision'>, 'meta' | 'reason'> & {
    readonly appealId: string | null;
  },
  found: KnownDecision,
): readonly DecisionEvent[] {
  mustStand(found);
  return [
    event('DecisionOverturned', {
      subjectId: found.subjectId,
      appealId,
      reason,
      overturnedBy: meta.actor.id,
    }),
  ];
}

/** errors  OWN_CASE, CONFLICT_OF_INTEREST (forbidden), APPEAL_OPEN, ALREADY_OVERTURNED (conflict) */
function takeBack(
  { meta, relation, isAppealOpen, reason }: CommandOf<DecisionCommand, 'TakeBackDecision'>,
  found: KnownDecision,
): readonly DecisionEvent[] {
  mustBeImpartial({ subjectId: found.subjectId, reports: [] }, meta, relation);
  if (isAppealOpen)
    throw conflict('APPEAL_OPEN', { message: 'The member has appealed. A reviewer decides about it now.' });
  return overturn({ meta, appealId: null, reason }, found);
}

function mustStand({ status }: KnownDecision): void {
  if (status === 'overturned')
    throw conflict('ALREADY_OVERTURNED', { message: 'This decision was overturned before.' });
}

/** A milder measure, or the same one with fewer strikes or effects. */
export function isLess(
  {
    measure,
    strikes,
    givenBack,
  }: Pick<CommandOf<DecisionCommand, 'AmendDecision'>, 'measure' | 'strikes' | 'givenBack'>,
  found: Pick<KnownDecision, 'measure' | 'strikes'>,
): boolean {
  if (strikes > found.strikes) return false;
  if (isMilder(measure, found.measure)) return true;
  const isSame = JSON.stringify(measure) === JSON.stringify(found.measure);
  return isSame && (strikes < found.strikes || givenBack.length > 0);
}
