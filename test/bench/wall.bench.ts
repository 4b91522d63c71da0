import type { Actor } from '../../modules/kernel/decider/decider.js';
import { figure, quantile } from './statistics.js';
import { measureArrival } from './wall-arrival.js';
import { type Feed, feedsFor, readersOf } from './wall-feeds.js';
import type { Town } from './wall-members.js';
import { type AskedFeed, naiveCount, naivePage } from './wall-naive.js';
import { fillWall, openWall, type WallServer } from './wall-server.js';

type Say = (line: string) => void;

/** 100,000 members, whatever the number of posts; fewer only for a quick look. */
const townFor = (posts: number): Town => {
  const members = Math.min(100_000, posts);
  return { members, followersOfFirst: members / 2, communities: 300, tags: 5_000 };
};
const tenth = 10;

/** The feeds of the wall over so many posts of 100,000 members, whose follows have heavy tails: a page as the API reads it (posts with all of their cards, and
 *  listings), beside a naive join of the same rows, and beside the same page over a tenth of the posts. The three take turns, reader by reader. Then
 *  how long a post takes to get into the feeds of its author's followers.
 *  Rows are written by COPY into the tables of the read models (the events of posts are not in the log); what is measured last goes by commands, and
 *  through the projection.
 *  units  ms in the process */
export async function wallBench(
  url: string,
  { posts, readers }: { readonly posts: number; readonly readers: number },
  say: Say,
): Promise<void> {
  const town = townFor(posts);
  const fewer = posts / tenth;
  await fillWall(url, fewer, { town, say });
  await fillWall(url, posts, { town, like: fewer, say });
  const [large, small] = [await openWall(url, posts, town), await openWall(url, fewer, town)];
  try {
    const actors = await readersOf(large, readers);
    const feeds = await feedsFor(small, town, readers);
    say(
      `| p50, p95 in ms | ${figure(posts)} posts | ${figure(fewer)} posts | naive join | naive / product, p95 | growth, p95 |`,
    );
    say('|---|---|---|---|---|---|');
    for (const feed of feeds) await compare({ large, small, actors, say }, feed);
    await measureArrival(large, 20, say);
  } finally {
    await small.close();
    await large.close();
  }
}

interface Measured {
  readonly large: WallServer;
  readonly small: WallServer;
  readonly actors: readonly Actor[];
  readonly say: Say;
}

/** The naive join is left out for the last readers once it has taken so long with at least 25. */
const naiveFor = 60_000;

async function compare({ large, small, actors, say }: Measured, { name, what, ask }: Feed): Promise<void> {
  const times = { large: [] as number[], small: [] as number[], naive: [] as number[] };
  let spent = 0;
  let short = 0;
  for (const [turn, actor] of [...actors.slice(0, warmUp), ...actors].entries()) {
    const nth = Math.max(0, turn - warmUp);
    const before = {
      large: await startOf(large, actor, ask(nth), what),
      small: await startOf(small, actor, ask(nth), what),
    };
    const one = {
      large: await product(large, actor, ask(nth), before.large),
      small: await product(small, actor, ask(nth), before.small),
    };
    if (turn >= warmUp) {
      times.large.push(one.large.ms);
      times.small.push(one.small.ms);
    }
    if (spent > naiveFor && times.naive.length >= 25) continue;
    const naive = await timed<unknown>(() =>
      what === 'new'
        ? naiveCount(large.runtime.db, actor.id, ask(nth), before.large.after ?? '')
        : naivePage(large.runtime.db, actor.id, ask(nth), what === 'page 10' ? 180 : 0),
    );
    if (turn >= warmUp) times.naive.push(naive.ms);
    if (turn >= warmUp) spent += naive.ms;
    const posts = one.large.ids;
    if (Array.isArray(naive.answer) && posts && naive.answer.join() !== posts.join()) short += 1;
  }
  const p = (ms: readonly number[], digits = 1) =>
    `${figure(quantile(ms, 0.5), digits)}, ${figure(quantile(ms, 0.95), digits)}`;
  const ratio = (one: readonly number[], other: readonly number[]) =>
    figure(quantile(one, 0.95) / quantile(other, 0.95), 2);
  const naive = times.naive.length < actors.length ? ` (${times.naive.length} readers)` : '';
  say(
    `| ${name} | ${p(times.large)} | ${p(times.small)} | ${p(times.naive)}${naive} | ${ratio(times.naive, times.large)} | ${ratio(times.large, times.small)} |${short ? ` ${short} answers differ` : ''}`,
  );
}

const warmUp = 10;

interface Start {
  readonly before?: string;
  readonly after?: string;
  readonly counts?: true;
}

/** The cursor from which a kind of reading begins. */
async function startOf(
  { feeds }: WallServer,
  actor: Actor,
  asked: AskedFeed,
  what: Feed['what'],
): Promise<Start> {
  if (what === 'page') return {};
  const pages = what === 'new' ? 2 : 9;
  let before: string | undefined;
  let last: string | undefined;
  for (let page = 0; page < pages; page++) {
    const answer = await feeds.read(input(actor, { ...asked, ...(before && { before }) }));
    last = answer.entries.at(-1)?.at ?? last;
    if (answer.next === null) break;
    before = answer.next;
  }
  if (what === 'new') return { counts: true, after: last ?? '', ...(before && { before }) };
  return before ? { before } : {};
}

interface Answered {
  readonly ms: number;
  /** Of the posts; undefined where listings are among them. */
  readonly ids?: readonly string[];
}

async function product(
  { feeds }: WallServer,
  actor: Actor,
  asked: AskedFeed,
  start: Start,
): Promise<Answered> {
  if (start.counts) {
    const { ms } = await timed(() => feeds.count(input(actor, { ...asked, after: start.before })));
    return { ms };
  }
  const { ms, answer } = await timed(() => feeds.read(input(actor, { ...asked, before: start.before })));
  return { ms, ids: answer.entries.flatMap((entry) => (entry.kind === 'post' ? [entry.post.id] : [])) };
}

const input = (actor: Actor, query: object): never =>
  ({ query: { limit: 20, ...query }, actor, meta: { now: new Date().toISOString() } }) as never;

async function timed<Answer>(
  work: () => Promise<Answer>,
): Promise<{ readonly ms: number; readonly answer: Answer }> {
  const since = performance.now();
  const answer = await work();
  return { ms: performance.now() - since, answer };
}
