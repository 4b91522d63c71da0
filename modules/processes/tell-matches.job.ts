import { type NewPair, newPairs, toldSince } from '../../projections/matching/matching.queries.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { plusDays } from '../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { matchDecider } from '../matching/match/match.decider.js';
import { rulesVersion } from '../matching/match.rules.js';
import { MEMBER_ACCESS } from '../members/member-access.ports.js';
import { MEMBERSHIPS } from '../memberships/memberships.ports.js';
import { byTime } from './by-time.js';

type Deps = Pick<ModuleContext, 'db' | 'bus' | 'get'>;

export const tellMatchesJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'tell-matches', everySeconds: 10, run: ({ now }) => tellMatches(deps, now) });

/** Notifications of matches that one member is sent in a day; further ones are only in their list. */
const mostADay = 5;
const atOnce = 200;

/** Record the matches that are new, each once for ever, and decide who is told. A repeated turn records nothing more.
 *  source  modules/matching/README.md, Matches */
export async function tellMatches(deps: Deps, now: string): Promise<void> {
  const pairs = await newPairs(deps.db, atOnce);
  if (!pairs.length) return;
  const members = [...new Set(pairs.flatMap(({ seekerId, holderId }) => [seekerId, holderId]))];
  const told = await toldSince(deps.db, members, plusDays(now, -1));
  const tell = (memberId: string): boolean => {
    const count = told.get(memberId) ?? 0;
    if (count >= mostADay) return false;
    told.set(memberId, count + 1);
    return true;
  };
  const premium = new Map<string, boolean>();
  for (const pair of pairs) await record(deps, pair, { now, tell, premium });
}

async function record(
  { bus, get }: Deps,
  pair: NewPair,
  {
    now,
    tell,
    premium,
  }: {
    readonly now: string;
    readonly tell: (memberId: string) => boolean;
    readonly premium: Map<string, boolean>;
  },
): Promise<void> {
  const { matchId, needId, thingId, thing, seekerId, holderId, score, reasons } = pair;
  const isHidden = !(await get(MEMBER_ACCESS).mayConverse(seekerId, holderId));
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
    tellsSeeker: !isHidden && thing === 'listing' && tell(seekerId),
    tellsHolder: !isHidden && hearsAtOnce && tell(holderId),
    holderSeesAt: hearsAtOnce ? now : later(now, plusDays(new Date(pair.since).toISOString(), 1)),
    meta: byTime(now, deterministicId('tell-matches', matchId)),
  });
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** Premium members hear of a match at once, the others see it a day later. */
async function hasAlerts(get: Deps['get'], id: string): Promise<boolean> {
  const { capabilities } = await get(MEMBERSHIPS).of({ id, roles: [] });
  return capabilities.includes('match-alerts');
}
