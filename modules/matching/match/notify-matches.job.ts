import {
  holderTurns,
  limitsMet,
  type NewPair,
  newPairs,
  toldHolders,
  toldSince,
} from '../../../projections/matching/matching/matching.queries.js';
import { MEMBERSHIPS } from '../../identity/memberships.ports.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { MEMBER_RELATIONS } from '../../members/member-relations.ports.js';
import { rulesVersion } from '../match.rules.js';
import { matchDecider } from './match.decider.js';

type Deps = Pick<ModuleContext, 'db' | 'bus' | 'get'>;

export const notifyMatchesJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'tell-matches', everySeconds: 10, run: ({ now }) => notifyMatches(deps, now) });

/** The maximum notifications of matches that one member is sent in a day; further matches are only in their list. */
const maxADay = 5;
const atOnce = 200;
/** The maximum that one run records; the rest follows in the next run. */
const maxPages = 50;

/** Record new matches, each once for ever, and decide who is notified. A repeated run records nothing more.
 *  source  modules/matching/README.md, Matches */
export async function notifyMatches(deps: Deps, now: string): Promise<void> {
  await recordNew(deps, now);
  await recordLimitsMet(deps, now);
  await giveTurns(deps, now);
}

async function recordNew(deps: Deps, now: string): Promise<void> {
  const told = new Map<string, number>();
  const premium = new Map<string, boolean>();
  let last: NewPair | undefined;
  for (let page = 0; page < maxPages; page++) {
    const pairs = await newPairs(deps.db, atOnce, last);
    if (!pairs.length) return;
    last = pairs.at(-1);
    const members = pairs.flatMap(({ seekerId, holderId }) => [seekerId, holderId]);
    const unknown = [...new Set(members)].filter((id) => !told.has(id));
    const counted = await toldSince(deps.db, unknown, plusDays(now, -1));
    for (const id of unknown) told.set(id, counted.get(id) ?? 0);
    const holders = await toldHolders(deps.db, [...new Set(pairs.map(({ needId }) => needId))]);
    for (const pair of pairs) await record(deps, pair, { now, told, holders, premium });
  }
}

/** The seeker is notified of a price that came within the limit that only they know; nothing else changes. */
async function recordLimitsMet({ db, bus, get }: Deps, now: string): Promise<void> {
  const met = await limitsMet(db, atOnce);
  const seekers = [...new Set(met.map(({ seekerId }) => seekerId))];
  const told = await toldSince(db, seekers, plusDays(now, -1));
  for (const { matchId, seekerId, holderId } of met)
    await dispatch(bus, matchDecider, matchId, {
      type: 'MeetLimit',
      tellsSeeker:
        (await get(MEMBER_RELATIONS).mayConverse(seekerId, holderId)) && countNotice(told, seekerId),
      meta: systemCommand(now, deterministicId('limit met', matchId)),
    });
}

/** Holders without match alerts are told a day after both were published. One who may not be written to any more is not told, and sees nothing. */
async function giveTurns({ db, bus, get }: Deps, now: string): Promise<void> {
  const due = await holderTurns(db, { after: plusDays(now, -1), upTo: now }, atOnce);
  const told = await toldSince(db, [...new Set(due.map(({ holderId }) => holderId))], plusDays(now, -1));
  const holders = await toldHolders(db, [...new Set(due.map(({ needId }) => needId))]);
  for (const pair of due)
    await dispatch(bus, matchDecider, pair.matchId, {
      type: 'GiveHolderTurn',
      tellsHolder:
        (await get(MEMBER_RELATIONS).mayConverse(pair.seekerId, pair.holderId)) &&
        notifyHolder({ told, holders }, pair),
      meta: systemCommand(now, deterministicId('holder turn', pair.matchId)),
    });
}

/** Whether a notification is still within the daily limit, counting it. */
function countNotice(told: Map<string, number>, memberId: string): boolean {
  const count = told.get(memberId) ?? 0;
  if (count >= maxADay) return false;
  told.set(memberId, count + 1);
  return true;
}

/** A holder is notified of one wanted ad once, however many of their candidates suit it. */
function notifyHolder(
  { told, holders }: Pick<Turn, 'told' | 'holders'>,
  { needId, holderId }: Pick<NewPair, 'needId' | 'holderId'>,
): boolean {
  const key = `${needId} ${holderId}`;
  if (holders.has(key) || !countNotice(told, holderId)) return false;
  holders.add(key);
  return true;
}

interface Turn {
  readonly now: string;
  /** Notifications of matches in the last 24 hours, by member. */
  readonly told: Map<string, number>;
  /** "ad holder" pairs that were notified. */
  readonly holders: Set<string>;
  readonly premium: Map<string, boolean>;
}

async function record({ bus, get }: Deps, pair: NewPair, turn: Turn): Promise<void> {
  const { now, told, premium } = turn;
  const { matchId, needId, thingId, thing, seekerId, holderId, score, reasons, meetsLimit } = pair;
  const isHidden = !(await get(MEMBER_RELATIONS).mayConverse(seekerId, holderId));
  const hearsAtOnce = premium.get(holderId) ?? (await hasAlerts(get, holderId));
  premium.set(holderId, hearsAtOnce);
  await dispatch(bus, matchDecider, matchId, {
    type: 'RecordMatch',
    needId,
    thingId,
    thing,
    seekerId,
    holderId,
    score,
    rules: [...new Set(reasons.map(({ rule }) => rule))],
    rulesVersion,
    isHidden,
    tellsSeeker: !isHidden && thing === 'listing' && meetsLimit && countNotice(told, seekerId),
    meetsLimit,
    tellsHolder: !isHidden && hearsAtOnce && notifyHolder(turn, pair),
    holderSeesAt: hearsAtOnce ? now : later(now, plusDays(new Date(pair.since).toISOString(), 1)),
    meta: systemCommand(now, deterministicId('tell-matches', matchId)),
  });
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** Premium members are notified of a match at once, others a day later (`giveTurns`). */
async function hasAlerts(get: Deps['get'], id: string): Promise<boolean> {
  const { capabilities } = await get(MEMBERSHIPS).of({ id, roles: [] });
  return capabilities.includes('match-alerts');
}
