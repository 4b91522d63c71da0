import type { Effect, EffectCause, EffectDeps } from '../../identity/effects.ports.js';
import type { Contents } from '../../kernel/content/contents.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import { keyOf } from '../case/case.state.js';
import type { EffectLine, Measure } from '../moderation.schemas.js';
import { type CarriedOut, decisionDecider, type GivenBack } from './decision.decider.js';
import { decisionState, type KnownDecision, type KnownEffect } from './decision.state.js';
import { orElse } from './or-else.js';

export interface CarryingOutDeps extends EffectDeps {
  readonly contents: Contents;
  /** Those of all modules. */
  readonly effects: readonly Effect[];
}

/** The kind of effect that removes a target. It is stored, and never changes. */
export const contentRemoved = 'content-removed';

/** Everything that a decision would do now besides its measure.
 *  in  removed: the keys of the targets to remove */
export async function foreseeEffects(
  { contents, effects, ...deps }: CarryingOutDeps,
  subjectId: string,
  {
    measure,
    removed,
  }: {
    readonly measure: Measure;
    readonly removed: readonly { readonly kind: string; readonly id: string }[];
  },
): Promise<readonly EffectLine[]> {
  const titleOf = await contents.titlesOf(removed);
  const isRemoved = new Set(removed.map(keyOf));
  const cause = causeOf(measure);
  const declared = effects.filter((one) => cause !== null && one.of.includes(cause));
  const others = await Promise.all(
    declared.map(async ({ kind, content, foresee }) =>
      (await foresee(deps, subjectId))
        .filter(({ id }) => !isRemoved.has(keyOf({ kind: content, id })))
        .map(({ id, title }) => ({ key: `${kind}:${id}`, kind, target: { kind: content, id }, title })),
    ),
  );
  return [
    ...removed.map(({ kind, id }) => ({
      key: `${contentRemoved}:${kind}:${id}`,
      kind: contentRemoved,
      target: { kind, id },
      title: titleOf({ kind, id }),
    })),
    ...others.flat(),
  ];
}

/** Carry out what waits, give back what is withdrawn, and record what became of each: a few at a time, so that whoever comes back after a fault
 *  goes on where it stopped. Only one processor calls it.
 *  source  README, Effects */
export async function updateEffects(deps: CarryingOutDeps, decisionId: string, now: string): Promise<void> {
  for (;;) {
    const found = await loadState(deps.eventStore, decisionState, decisionId);
    if (found.status === 'none') return;
    const waiting = found.effects.filter(({ state }) => state === 'waiting').slice(0, atOnce);
    const owed = found.effects
      .filter(({ state, isWithdrawn }) => state === 'applied' && isWithdrawn)
      .slice(0, atOnce);
    if (waiting.length === 0 && owed.length === 0) return;
    if (waiting.length > 0) await carryOutAll(deps, decisionId, found, waiting, now);
    else await giveBackAll(deps, decisionId, found, owed, now);
  }
}

async function carryOutAll(
  deps: CarryingOutDeps,
  decisionId: string,
  found: KnownDecision,
  waiting: readonly KnownEffect[],
  now: string,
): Promise<void> {
  const results: CarriedOut[] = [];
  for (const one of waiting) {
    const meta = metaOf(now, 'effect', decisionId, one.key);
    const version = one.isWithdrawn
      ? 'nothing'
      : await orElse('nothing', () => apply(deps, found, one, meta));
    results.push(
      version === 'nothing'
        ? { key: one.key, result: 'skipped' }
        : { key: one.key, result: 'applied', version },
    );
  }
  const meta = metaOf(now, 'effects', decisionId, ...waiting.map(({ key }) => key));
  await dispatch(deps.bus, decisionDecider, decisionId, { type: 'RecordEffects', results, meta });
}

async function giveBackAll(
  deps: CarryingOutDeps,
  decisionId: string,
  found: KnownDecision,
  owed: readonly KnownEffect[],
  now: string,
): Promise<void> {
  const results: GivenBack[] = [];
  for (const one of owed) {
    const meta = metaOf(now, 'give-back', decisionId, one.key);
    const isBack = await orElse(false, () => giveBack(deps, found, one, meta));
    results.push({ key: one.key, result: isBack ? 'given-back' : 'kept' });
  }
  const meta = metaOf(now, 'given-back', decisionId, ...owed.map(({ key }) => key));
  await dispatch(deps.bus, decisionDecider, decisionId, { type: 'RecordGivenBack', results, meta });
}

/** out  the version that it left, or 'nothing' when there was nothing left to do */
async function apply(
  deps: CarryingOutDeps,
  { subjectId: memberId, rule }: KnownDecision,
  { kind, target }: KnownEffect,
  meta: CommandMetadata,
): Promise<number | 'nothing'> {
  if (kind === contentRemoved) {
    const { removal } = deps.contents.typeOf(target.kind) ?? {};
    await removal?.remove(deps.bus, target.id, rule.title, meta);
    return (await eventBy(deps, target, meta))?.version ?? 'nothing';
  }
  const done = await effectOf(deps, kind)?.apply(deps, { memberId, id: target.id }, meta);
  return done === undefined || done === 'nothing' ? 'nothing' : done.version;
}

/** out  whether it is back; false when the member has changed it since */
async function giveBack(
  deps: CarryingOutDeps,
  { subjectId: memberId }: KnownDecision,
  { kind, target, version }: KnownEffect,
  meta: CommandMetadata,
): Promise<boolean> {
  if (version === null) return false;
  if (kind === contentRemoved) return bringBack(deps, target, version, meta);
  const done = await effectOf(deps, kind)?.giveBack(deps, { memberId, id: target.id, version }, meta);
  return done !== undefined && done !== 'changed';
}

/** Bring back content, if it is still removed by the event that left this version, and by no later one. */
async function bringBack(
  deps: CarryingOutDeps,
  target: KnownEffect['target'],
  version: number,
  meta: CommandMetadata,
): Promise<boolean> {
  const type = deps.contents.typeOf(target.kind);
  if (!type?.removal) return false;
  if (await eventBy(deps, target, meta)) return true;
  const history = await historyOf(deps, target);
  const wasRemoved = (to: number) => type.standingIn?.(history.slice(0, to), target.id) ?? 'removed';
  for (let at = version; at <= history.length; at++) if (wasRemoved(at) !== 'removed') return false;
  await type.removal.bringBack(deps.bus, target.id, meta);
  return (await eventBy(deps, target, meta)) !== undefined;
}

/** What a command changed, however often it was sent. */
const eventBy = async (
  deps: CarryingOutDeps,
  target: KnownEffect['target'],
  { commandId }: CommandMetadata,
): Promise<RecordedEvent | undefined> =>
  (await historyOf(deps, target)).findLast(({ meta }) => meta.commandId === commandId);

async function historyOf(
  { contents, eventStore }: CarryingOutDeps,
  { kind, id }: KnownEffect['target'],
): Promise<readonly RecordedEvent[]> {
  const type = contents.typeOf(kind);
  return type ? eventStore.read(type.events, type.streamId?.(id) ?? id) : [];
}

const effectOf = ({ effects }: CarryingOutDeps, kind: string): Effect | undefined =>
  effects.find((one) => one.kind === kind);

/** null: a measure that leaves alone what the member has. */
function causeOf(measure: Measure): EffectCause | null {
  if (measure.kind === 'limit') return `limit ${measure.capability}`;
  return measure.kind === 'suspend' || measure.kind === 'end' ? measure.kind : null;
}

/** Its ids follow from the decision, so that a repeated command changes nothing. */
const metaOf = (now: string, ...parts: readonly string[]): CommandMetadata => ({
  actor: { id: 'carry-out-decisions', roles: [] },
  now,
  commandId: deterministicId(...parts),
});

const atOnce = 25;
