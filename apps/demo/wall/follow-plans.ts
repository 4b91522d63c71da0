import type { FollowTarget } from '../../../modules/community/follow/follow.events.js';
import { idOfFollow } from '../../../modules/community/follow/follow-ids.shared.js';
import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import { Chance } from '../chance.js';
import type { Person } from '../people.js';
import { type Cast, member, writer } from './cast.js';
import type { CommunityPlan } from './community-plans.js';

export interface FollowPlan {
  readonly id: string;
  readonly follower: Person;
  readonly target: FollowTarget;
  readonly at: string;
}

/** When somebody last looked at their feed. */
export interface SeenPlan {
  readonly member: Person;
  readonly at: string;
}

/** What the members who can sign in follow: numbers of members, slugs, tags, vehicles. */
const chosen = [
  {
    by: 0,
    members: [1, 9, 30, 92, 159, 176, 111, 53, 112, 246, 56, 152, 2],
    communities: ['chevrolet-task-force', 'southeast-wisconsin'],
    tags: ['swapmeet', 'postsedan'],
    vehicle: { make: 'Chevrolet', model: '3100' },
  },
  {
    by: 1,
    members: [0, 9, 2, 53, 111, 30, 44, 67, 176, 215, 238, 246],
    communities: ['southeast-wisconsin', 'chevrolet-advance-design'],
    tags: ['advancedesign', 'busstop'],
    vehicle: { make: 'Chevrolet', model: '3100' },
  },
] as const;

/** Who follows whom: most a few, some many; those who write much have many followers. No two are the same. */
export function followPlans(cast: Cast, communities: readonly CommunityPlan[]): readonly FollowPlan[] {
  const idOf = new Map(communities.map(({ id, slug }) => [slug, id]));
  const targets = cast.people.flatMap((_, at): (readonly [number, FollowTarget])[] => {
    const chance = new Chance(cast.seed, 'follows', at);
    const count = Math.floor(1 + chance.next() ** 3 * 22);
    const own = chosen.find(({ by }) => by === at);
    const members = own ? own.members : Array.from({ length: count }, () => popular(cast, chance));
    const car = cast.cars[at];
    return [
      ...members.map((one) => [at, { kind: 'member', id: member(cast, one).memberId }] as const),
      ...(own?.communities ?? []).flatMap((slug) => {
        const id = idOf.get(slug);
        return id ? [[at, { kind: 'community', id }] as const] : [];
      }),
      ...(own?.tags ?? []).map((id) => [at, { kind: 'tag', id }] as const),
      ...(own
        ? [[at, { kind: 'vehicle', id: vehicleKey(own.vehicle) }] as const]
        : car && chance.happens(0.3)
          ? [[at, { kind: 'vehicle', id: vehicleKey(car) }] as const]
          : []),
    ];
  });
  const plans = new Map<string, FollowPlan>();
  for (const [at, target] of targets) {
    const follower = member(cast, at);
    const id = idOfFollow(follower.memberId, target);
    if (target.id === follower.memberId || plans.has(id)) continue;
    plans.set(id, { id, follower, target, at: followedAt(cast, follower, target, id) });
  }
  return [...plans.values()].toSorted(
    (one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id),
  );
}

/** Those whom many read: the best known of three who write. */
function popular(cast: Cast, chance: Chance): number {
  const three = [writer(cast, chance), writer(cast, chance), writer(cast, chance)];
  return three.toSorted((one, other) => fame(cast, other) - fame(cast, one))[0] ?? 0;
}

const fame = ({ seed }: Cast, at: number): number => new Chance(seed, 'fame', at).next();

/** After both were members. */
function followedAt(cast: Cast, follower: Person, { kind, id }: FollowTarget, name: string): string {
  const followed = kind === 'member' ? cast.people.find(({ memberId }) => memberId === id) : undefined;
  const since = Math.min(follower.joinedDaysAgo, followed?.joinedDaysAgo ?? 400, 118) - 1;
  return plusDays(cast.now, -since * new Chance(cast.seed, 'followed', name).between(0.01, 0.98));
}

/** The members who can sign in looked last yesterday. */
export const seenPlans = (cast: Cast): readonly SeenPlan[] =>
  chosen.map(({ by }) => ({ member: member(cast, by), at: plusHours(cast.now, -lookedHoursAgo) }));

export const lookedHoursAgo = 15;
