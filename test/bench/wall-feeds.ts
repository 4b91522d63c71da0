import type { Actor } from '../../modules/kernel/decider/decider.js';
import { chanceOf, rareWord, someWord, somewhere } from './made-up-listings.js';
import { famous, idOfCommunity, idOfMember, type Town, tagOf, times } from './wall-members.js';
import type { AskedFeed } from './wall-naive.js';
import type { WallServer } from './wall-server.js';

export interface Feed {
  readonly name: string;
  readonly what: 'page' | 'page 10' | 'new';
  readonly ask: (turn: number) => AskedFeed;
}

/** Four in five are any members, the others follow a thousand and more (or the most there are). */
export async function readersOf({ runtime }: WallServer, count: number): Promise<readonly Actor[]> {
  const { rows: few } = await runtime.pool.query<{ id: string }>(
    `select id from member_pages.member order by md5(id) limit $1`,
    [Math.ceil(count * 0.8)],
  );
  const { rows: many } = await runtime.pool.query<{ id: string }>(
    `select id from (select member_id as id, count(*) as n from follows.follow group by 1 order by n desc limit $1) f order by md5(id)`,
    [Math.floor(count * 0.2)],
  );
  const every = few.flatMap((one, at) =>
    at % 4 === 3 ? [one, ...many.slice((at - 3) / 4, (at + 1) / 4)] : [one],
  );
  return every.map(({ id }) => ({ id, roles: [] }));
}

/** What readers ask, the same of both servers. */
export async function feedsFor(small: WallServer, town: Town, readers: number): Promise<readonly Feed[]> {
  const chance = chanceOf(21);
  const places = times(readers, () => somewhere(chance));
  const members = times(readers, () => idOfMember(famous(chance, town.members, 1.7)));
  const words = times(readers, () => someWord(chance));
  const rare = times(readers, () => rareWord(chance));
  const rareTags = await rareTagsIn(small, readers);
  const of = <One>(all: readonly One[], turn: number): One => all[turn % all.length] as One;
  const page = (name: string, ask: Feed['ask']): Feed => ({ name, what: 'page', ask });
  const near = (radius: number) =>
    page(`near, ${radius} miles`, (turn) => ({ feed: 'near', radius, ...of(places, turn) }));
  return [
    page('following', () => ({ feed: 'following' })),
    near(25),
    near(200),
    near(500),
    page('all', () => ({ feed: 'all' })),
    page('community, one of the largest', (turn) => ({ feed: 'community', id: idOfCommunity(turn % 5) })),
    page('community, one of the smallest', (turn) => ({
      feed: 'community',
      id: idOfCommunity(295 + (turn % 4)),
    })),
    page('member, any', (turn) => ({ feed: 'member', id: of(members, turn) })),
    page('member, with the most followers', () => ({ feed: 'member', id: idOfMember(0) })),
    page('tag, frequent', (turn) => ({ feed: 'tag', id: tagOf(turn % 10) })),
    page('tag, rare', (turn) => ({ feed: 'tag', id: of(rareTags, turn) })),
    page('search, frequent words', (turn) => ({ feed: 'all', search: of(words, turn) })),
    page('search, any words', (turn) => ({ feed: 'all', search: of(rare, turn) })),
    { name: 'following, page 10', what: 'page 10', ask: () => ({ feed: 'following' }) },
    { name: 'all, page 10', what: 'page 10', ask: () => ({ feed: 'all' }) },
    { name: 'following, how many are new', what: 'new', ask: () => ({ feed: 'following' }) },
  ];
}

/** Tags with few posts. */
async function rareTagsIn({ runtime }: WallServer, count: number): Promise<readonly string[]> {
  const { rows } = await runtime.pool.query<{ source: string }>(
    `select source from wall.entry where source like 'tag:%' group by 1 having count(*) < 6 order by md5(source) limit $1`,
    [count],
  );
  return rows.map(({ source }) => source.slice('tag:'.length));
}
