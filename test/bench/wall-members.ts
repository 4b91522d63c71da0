import type pg from 'pg';
import type { Runtime } from '../../apps/runtime/runtime.js';
import { communityEvents } from '../../modules/community/community/community.events.js';
import type { FollowTarget } from '../../modules/community/follow/follow.events.js';
import { vehicleKey } from '../../modules/community/follow/vehicle-key.rules.js';
import { event } from '../../modules/kernel/decider/decider.js';
import { deterministicId, newId } from '../../modules/kernel/decider/identifiers.js';
import { type CopyRows, openCopyConnection } from '../../modules/kernel/postgres/copy-rows.js';
import { type Chance, chanceOf, makes, pick } from './made-up-listings.js';

/** How many there are of each; a smaller bench has fewer. */
export interface Town {
  readonly members: number;
  /** The first member is followed by so many. */
  readonly followersOfFirst: number;
  readonly communities: number;
  readonly tags: number;
}

export const idOfMember = (no: number): string => deterministicId('wall-member', no);
export const idOfCommunity = (no: number): string => deterministicId('wall-community', no);
export const tagOf = (no: number): string => `tag${no}`;
/** Every tenth is for its members only. */
export const isOpen = (community: number): boolean => community % 10 !== 9;

/** A number below `count`: a few of them are drawn most often. */
export const famous = (chance: Chance, count: number, power: number): number =>
  Math.floor(count * chance() ** power);

export const someVehicle = (chance: Chance) => {
  const [make, ...models] = pick(makes, chance);
  return { make, model: pick(models, chance) };
};

/** The members, their communities, and whom and what they follow, mute and block: rows of the read models, by COPY. Half of the members follow fewer than
 *  five others, fifty of 100,000 follow a thousand and more. */
export async function fillMembers(pool: pg.Pool, town: Town, now: number): Promise<void> {
  const connection = await openCopyConnection(pool);
  const { copyRows } = connection;
  const chance = chanceOf(11);
  const { members, communities } = town;
  const long = (days: number) => new Date(now - chance() * days * 86_400_000).toISOString();
  await copyRows(
    'member_pages.member',
    ['id', 'name', 'joined_at', 'handle', 'bio', 'garage', 'shown', ...flags],
    times(members, (no) => [
      ...[idOfMember(no), `Pat Member${no}`, long(1_000), `pat${no}`, '', [], {}],
      ...[true, no % 500 === 499, 'none'],
    ]),
  );
  await copyRows(
    'wall.community',
    ['id', 'slug', 'name', 'is_open', 'is_adults_only', 'is_archived'],
    times(communities, (no) => [idOfCommunity(no), `club-${no}`, `Club ${no}`, isOpen(no), false, false]),
  );
  await copyRows(
    'communities.community',
    [...'id,slug,name,kind,description,rules,vehicles,makes,join_policy,visibility'.split(','), ...more],
    times(communities, (no) => [
      ...[idOfCommunity(no), `club-${no}`, `Club ${no}`, 'club', '', [], [], '{}', 'open'],
      ...[isOpen(no) ? 'everybody' : 'members', false, long(900), `Club ${no}`, 1],
    ]),
  );
  for (let from = 0; from < members; from += inStep)
    await copyTies(
      copyRows,
      times(Math.min(inStep, members - from), (no) => from + no),
      town,
      chance,
      long,
    );
  await pool.query(
    'insert into follows.target select kind, target_id, count(*) from follows.follow group by 1, 2',
  );
  await pool.query(`update communities.community c set members = m.n
    from (select community_id, count(*) as n from communities.membership group by 1) m where m.community_id = c.id`);
  connection.release();
}

const flags = ['has_birth_date', 'is_minor', 'link_status'];
const more = ['is_adults_only', 'founded_at', 'words', 'version'];
const inStep = 5_000;

async function copyTies(
  copyRows: CopyRows,
  members: readonly number[],
  town: Town,
  chance: Chance,
  long: (days: number) => string,
): Promise<void> {
  const rows = { follow: [] as unknown[][], mute: [] as unknown[][], block: [] as unknown[][] };
  const memberships: unknown[][] = [];
  for (const no of members) {
    const id = idOfMember(no);
    const followed = new Map(followedBy(no, town, chance).map((one) => [`${one.kind} ${one.id}`, one]));
    for (const { kind, id: target } of followed.values())
      if (target !== id) rows.follow.push([id, kind, target, long(700)]);
    const joined = new Set(times(drawn(chance, 1, 1.6, 40), () => famous(chance, town.communities, 2)));
    for (const one of joined) memberships.push([idOfCommunity(one), id, 'member', long(700)]);
    if (chance() < 0.05) {
      rows.mute.push([id, 'tag', tagOf(famous(chance, town.tags, 3)), long(60), null]);
      const muted = new Set(times(5, () => idOfMember(famous(chance, town.members, 2))));
      for (const one of muted) rows.mute.push([id, 'member', one, long(60), null]);
    }
    if (chance() < 0.02) {
      const blocked = new Set(
        times(drawn(chance, 1, 1, 50), () => idOfMember(famous(chance, town.members, 1))),
      );
      for (const one of blocked) if (one !== id) rows.block.push([id, one, long(60)]);
    }
  }
  await copyRows('follows.follow', ['member_id', 'kind', 'target_id', 'at'], rows.follow);
  await copyRows('follows.mute', ['member_id', 'kind', 'target_id', 'at', 'until'], rows.mute);
  await copyRows('member_pages.block', ['member_id', 'blocked_id', 'blocked_at'], rows.block);
  await copyRows('communities.membership', ['community_id', 'member_id', 'status', 'since'], memberships);
}

function followedBy(
  no: number,
  { members, followersOfFirst, tags }: Town,
  chance: Chance,
): readonly FollowTarget[] {
  const followsFirst = no > 0 && no <= followersOfFirst;
  const others = times(drawn(chance, 3, 1.3, 3_000), () => 1 + famous(chance, members - 1, 2.2));
  const few = (share: number, most: number, one: () => FollowTarget): readonly FollowTarget[] =>
    chance() < share ? times(1 + Math.floor(chance() * most), one) : [];
  return [
    ...(followsFirst ? [0, ...others] : others).map((one) => ({
      kind: 'member' as const,
      id: idOfMember(one),
    })),
    ...few(0.1, 5, () => ({ kind: 'tag', id: tagOf(famous(chance, tags, 3)) })),
    ...few(0.2, 3, () => {
      const { make, model } = someVehicle(chance);
      return { kind: 'vehicle', id: vehicleKey(chance() < 0.5 ? { make } : { make, model }) };
    }),
  ];
}

/** A whole number from `least` on, mostly small, with a heavy tail (Pareto's). */
export const drawn = (chance: Chance, least: number, tail: number, most: number): number =>
  Math.min(most, Math.floor(least * (1 - chance()) ** (-1 / tail)));

export const times = <One>(count: number, one: (no: number) => One): One[] =>
  Array.from({ length: count }, (_, no) => one(no));

/** The communities in the log, since a feed asks there whether one is found; the read models have their rows already. */
export async function foundCommunities(
  { eventStore, pool }: Runtime,
  town: Town,
  now: number,
): Promise<void> {
  const founder = { id: idOfMember(0), roles: [] };
  for (let no = 0; no < town.communities; no++) {
    const founded = {
      ...{ name: `Club ${no}`, kind: 'club' as const, description: '', rules: [], place: null, vehicles: [] },
      ...{ join: 'open' as const, visibility: isOpen(no) ? ('everybody' as const) : ('members' as const) },
      ...{ isAdultsOnly: false, ownerId: founder.id, slug: `club-${no}` },
    };
    const meta = { actor: founder, now: new Date(now).toISOString(), commandId: newId() };
    await eventStore.append(
      communityEvents,
      idOfCommunity(no),
      [event('CommunityFounded', founded)],
      0,
      meta,
    );
  }
  await pool.query('update kernel.checkpoint set position = $1', [await eventStore.log.head()]);
}
