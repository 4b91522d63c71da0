import { sql } from 'kysely';
import type pg from 'pg';
import { limitConcurrency } from '../../modules/kernel/async/limit-concurrency.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { openCopyConnection } from '../../modules/kernel/postgres/copy-rows.js';
import { type Entered, entriesOf } from '../../projections/community/wall/entries.js';
import { type Chance, chanceOf, rareWord, someWord, somewhere } from './made-up-listings.js';
import {
  drawn,
  famous,
  idOfCommunity,
  idOfMember,
  isOpen,
  someVehicle,
  type Town,
  tagOf,
  times,
} from './wall-members.js';

/** So many posts of two years, with comments and reactions: rows of the read model, by COPY, which are in the feeds that its own rule says. Indexes are
 *  made after the rows, as a rebuild does it in part. */
export async function fillPosts(pool: pg.Pool, posts: number, town: Town, now: number): Promise<void> {
  const indexes = await dropIndexes(pool);
  const stems = await stemsIn(pool);
  const connection = await openCopyConnection(pool);
  const chance = chanceOf(12);
  const homes = times(town.members, () => somewhere(chance));
  // a table that is emptied in the same transaction needs no log of its rows
  await connection.inTransaction(async (tx) => {
    await sql`truncate wall.post, wall.entry, wall.comment, wall.reaction`.execute(tx);
    for (let from = 0; from < posts; from += inStep) {
      const made = times(Math.min(inStep, posts - from), (no) =>
        madeUp(from + no, chance, { posts, town, now, homes }),
      );
      await connection.copyRows(
        'wall.post',
        columns,
        made.map((post) => [
          ...[
            post.id,
            post.author_id,
            post.kind,
            post.body,
            photos(chance),
            post.vehicle,
            arrayOf(post.tags),
            '{}',
          ],
          ...[
            post.community_id,
            post.latitude === null ? null : 'Somewhere, US',
            post.latitude,
            post.longitude,
            post.at,
          ],
          ...[post.no + 1, 1, 'published', false, false, ...countsOf(post, chance), stems(post)],
        ]),
      );
      await connection.copyRows(
        'wall.entry',
        ['source', 'at', 'post_id', 'author_id', 'kind', 'latitude', 'longitude'],
        made.flatMap((post) =>
          entriesOf(post).map(({ source, at, post_id, author_id, kind, latitude, longitude }) => [
            ...[source, at, post_id, author_id, kind, latitude, longitude],
          ]),
        ),
      );
    }
  });
  connection.release();
  await fillAnswers(pool, town);
  const inTurn = limitConcurrency(2);
  await Promise.all(indexes.map((statement) => inTurn(() => pool.query(statement))));
  await pool.query('vacuum analyze');
}

const inStep = 2_000;
const columns = (
  'id,author_id,kind,body,photos,vehicle,tags,mentions,community_id,area,latitude,longitude,at,position,version,status,is_locked,is_pinned,' +
  'comments,likes,nice_finds,been_theres,words'
).split(',');

interface MadeUp extends Entered {
  readonly no: number;
  readonly body: string;
  readonly words: readonly string[];
}

interface Filling {
  readonly posts: number;
  readonly town: Town;
  readonly now: number;
  readonly homes: readonly { readonly latitude: number; readonly longitude: number }[];
}

function madeUp(no: number, chance: Chance, { posts, town, now, homes }: Filling): MadeUp {
  const author = famous(chance, town.members, 1.7);
  const community = chance() < 0.25 ? famous(chance, town.communities, 2) : null;
  const tags =
    chance() < 0.4 ? times(1 + Math.floor(chance() * 3), () => tagOf(famous(chance, town.tags, 3))) : [];
  const vehicle = chance() < 0.5 ? someVehicle(chance) : null;
  const words = [someWord(chance), someWord(chance), ...times(15, () => rareWord(chance))];
  const home = chance() < 0.6 ? homes[author] : undefined;
  return {
    no,
    id: deterministicId('wall-post', no),
    author_id: idOfMember(author),
    kind: chance() < 0.2 ? 'question' : chance() < 0.05 ? 'milestone' : 'post',
    at: new Date(now - (posts - no) * (twoYears / posts)).toISOString(),
    body: `${words.join(' ')}${tags.map((tag) => ` #${tag}`).join('')}`,
    words: [...words, ...tags, ...(vehicle ? [vehicle.make, vehicle.model] : [])],
    tags: [...new Set(tags)],
    vehicle,
    community_id: community === null ? null : idOfCommunity(community),
    latitude: home?.latitude ?? null,
    longitude: home?.longitude ?? null,
    shared_kind: null,
    shared_id: null,
    status: 'published',
    is_open: community === null || isOpen(community),
  };
}

const twoYears = 730 * 86_400_000;

const photos = (chance: Chance) =>
  times(chance() < 0.6 ? 1 + Math.floor(chance() * 3) : 0, () => ({
    id: Math.floor(chance() * 2 ** 48)
      .toString(16)
      .padStart(64, '0'),
    width: 2_000,
    height: 1_500,
  }));

/** Comments, and reactions of each kind. Hundreds react to what the first member posts. */
function countsOf({ author_id }: MadeUp, chance: Chance): readonly number[] {
  const isFirst = author_id === firstMember;
  const comments = chance() < 0.4 ? drawn(chance, 1, 1.4, 300) : 0;
  const reactions = isFirst
    ? drawn(chance, 200, 1.5, 2_000)
    : chance() < 0.7
      ? drawn(chance, 1, 1.3, 1_000)
      : 0;
  const [likes, niceFinds] = [Math.ceil(reactions * 0.7), Math.floor(reactions * 0.2)];
  return [comments, likes, niceFinds, reactions - likes - niceFinds];
}
const firstMember = idOfMember(0);

const arrayOf = (tags: readonly string[]): string => `{${tags.join(',')}}`;

/** As many rows as the counts of posts say, of any members. */
async function fillAnswers(pool: pg.Pool, { members }: Town): Promise<void> {
  const client = await pool.connect();
  const someone = (n: string) => `m.no = ((hashtext(p.id)::bigint & 2147483647) + ${n} * 7919) % ${members}`;
  try {
    await client.query(
      'create temp table someone as select (row_number() over (order by id) - 1)::int as no, id from member_pages.member',
    );
    await client.query('create index on someone (no); analyze someone');
    await client.query('begin');
    await client.query('truncate wall.comment, wall.reaction');
    await client.query(`insert into wall.comment (id, post_id, author_id, body, mentions, community_id, at, version, status, was_answer)
      select p.id || '-' || n, p.id, m.id, 'A look at the casting number tells you which it is.', '{}', p.community_id, p.at + n * interval '1 minute',
        1, 'published', false
      from wall.post p cross join lateral generate_series(1, p.comments) n join someone m on ${someone('n')}`);
    await client.query(`insert into wall.reaction (post_id, member_id, kind, at)
      select p.id, m.id, case when n <= p.likes then 'like' when n <= p.likes + p.nice_finds then 'nice-find' else 'been-there' end,
        p.at + n * interval '1 minute'
      from wall.post p cross join lateral generate_series(1, p.likes + p.nice_finds + p.been_theres) n join someone m on ${someone('n')}`);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/** Drops all indexes of the wall's large tables.
 *  out  the statements that make them again */
async function dropIndexes(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ drop: string; make: string }>(`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make
    from pg_constraint c where c.contype = 'p' and c.connamespace = 'wall'::regnamespace
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class r on r.oid = i.indrelid
    where r.relnamespace = 'wall'::regnamespace and not i.indisprimary`);
  for (const { drop } of rows) await pool.query(drop);
  return rows.map(({ make }) => make);
}

/** The words of a post as a search has them, in the database's own stems. */
async function stemsIn(pool: pg.Pool): Promise<(post: MadeUp) => string> {
  const known = new Map<string, string>();
  const { rows } = await pool.query<{ word: string; stems: string }>(
    `select word, to_tsvector('english', word)::text as stems from unnest($1::text[]) word`,
    [vocabulary()],
  );
  for (const { word, stems } of rows) known.set(word, stems.replaceAll(/:[\d,]+/g, ''));
  return ({ words }) => words.map((word) => known.get(word) ?? `'${word.toLowerCase()}'`).join(' ');
}

/** What made-up posts have words of, but for tags. */
function vocabulary(): readonly string[] {
  const chance = chanceOf(13);
  const words = new Set<string>();
  for (let turn = 0; turn < 200_000; turn++) words.add(rareWord(chance));
  for (let turn = 0; turn < 5_000; turn++) words.add(someWord(chance));
  for (let turn = 0; turn < 5_000; turn++) {
    const { make, model } = someVehicle(chance);
    words.add(make).add(model);
  }
  return [...words];
}
