import { readFeed } from '../../modules/community/feed/feed.contract.js';
import { postDecider } from '../../modules/community/post/post.decider.js';
import { dispatch } from '../../modules/kernel/decider/command-bus.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { figure, quantile } from './statistics.js';
import type { WallServer } from './wall-server.js';

/** From the command of a post until it is on top of a follower's feed, read as the API reads it: of the member with the most followers, in turn with
 *  one who has ten.
 *  units  ms in the process */
export async function measureArrival(
  wall: WallServer,
  turns: number,
  say: (line: string) => void,
): Promise<void> {
  const { runtime } = wall;
  const { rows: most } = await runtime.pool.query<Author>(`select id, followers from follows.target
    where kind = 'member' order by followers desc limit 1`);
  const { rows: ten } = await runtime.pool.query<Author>(`select id, followers from follows.target
    where kind = 'member' and followers = 10 order by id limit 1`);
  const authors = [most[0], ten[0]].flatMap((one) => one ?? []);
  runtime.processors.start();
  const times = new Map<Author, number[]>();
  for (let turn = 0; turn < turns + warmUp; turn++)
    for (const author of authors) {
      const ms = await arrival(wall, author, turn);
      if (turn >= warmUp) times.set(author, [...(times.get(author) ?? []), ms]);
    }
  for (const [{ followers }, ms] of times)
    say(
      `a post of a member with ${figure(followers)} followers, until it is in their feeds: p50 ${figure(quantile(ms, 0.5), 1)} ms, p95 ${figure(quantile(ms, 0.95), 1)} ms`,
    );
  const [one = [], other = []] = authors.map((author) => times.get(author) ?? []);
  say(
    `ratio: ${figure(quantile(one, 0.5) / quantile(other, 0.5), 2)} at p50, ${figure(quantile(one, 0.95) / quantile(other, 0.95), 2)} at p95 (10 is allowed)`,
  );
}

const warmUp = 3;

interface Author {
  readonly id: string;
  readonly followers: number;
}

async function arrival(wall: WallServer, { id: authorId }: Author, turn: number): Promise<number> {
  const { runtime } = wall;
  const { rows } = await runtime.pool.query<{ member_id: string }>(
    `select member_id from follows.follow where kind = 'member' and target_id = $1 order by member_id limit 1 offset $2`,
    [authorId, turn % 10],
  );
  const follower = rows[0]?.member_id ?? '';
  const id = newId();
  const begun = performance.now();
  const meta = { actor: { id: authorId, roles: [] }, now: new Date().toISOString(), commandId: newId() };
  const { position } = await dispatch(runtime.bus, postDecider, id, {
    type: 'PublishPost',
    kind: 'post',
    content: {
      body: `A post for my followers, number ${turn}.`,
      photos: [],
      vehicle: null,
      mentions: [],
      tags: [],
    },
    communityId: null,
    place: null,
    shared: null,
    meta,
  });
  const names = readFeed.consistent;
  if (!(await runtime.processors.waitForPosition(position, names)))
    throw new Error('The read models do not follow');
  const page = await wall.feeds.read({
    query: { feed: 'following', limit: 20 },
    actor: { id: follower, roles: [] },
    meta: { ...meta, now: new Date().toISOString() },
  } as never);
  const ms = performance.now() - begun;
  const first = page.entries[0];
  if (first?.kind !== 'post' || first.post.id !== id) throw new Error('The post is not on top of the feed');
  return ms;
}
