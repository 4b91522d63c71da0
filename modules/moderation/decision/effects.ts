import type { Effect } from '../../identity/effects.ports.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import { keyOf } from '../case/case.state.js';
import { asksFor, contentRemoved, versionLeftBy } from './asked-effects.rules.js';
import { type CarriedOut, decisionDecider, type GivenBack } from './decision.decider.js';
import { decisionState, type KnownDecision, type KnownEffect } from './decision.state.js';
import { type CarryingOutDeps, decisionsAbout } from './decisions-about.js';
import { orElse } from './or-else.js';

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
  const decisions = await decisionsAbout(deps, found.subjectId);
  const results: GivenBack[] = [];
  for (const one of owed) {
    const meta = metaOf(now, 'give-back', decisionId, one.key);
    const causes = effectOf(deps, one.kind)?.of ?? [];
    const isAsked = decisions.some((decision) => asksFor(decision, one, causes, now));
    const isBack = !isAsked && (await orElse(false, () => giveBack(deps, found, one, meta)));
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
    return (await eventBy(deps, target, meta))?.version ?? removedBefore(deps, memberId, target);
  }
  const done = await effectOf(deps, kind)?.apply(deps, { memberId, id: target.id }, meta);
  return done === undefined || done === 'nothing' ? 'nothing' : done.version;
}

/** The version at which another decision removed the same thing, so that the last of them gives it back; 'nothing' when none did. */
async function removedBefore(
  deps: CarryingOutDeps,
  memberId: string,
  target: KnownEffect['target'],
): Promise<number | 'nothing'> {
  const key = `${contentRemoved}:${keyOf(target)}`;
  for (const one of await decisionsAbout(deps, memberId)) {
    const version = versionLeftBy(one, key);
    if (version !== undefined) return version;
  }
  return 'nothing';
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

/** Its ids follow from the decision, so that a repeated command changes nothing. */
const metaOf = (now: string, ...parts: readonly string[]): CommandMetadata => ({
  actor: { id: 'carry-out-decisions', roles: [] },
  now,
  commandId: deterministicId(...parts),
});

const atOnce = 25;
