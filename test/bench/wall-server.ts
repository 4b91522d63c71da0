import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createServer, type Server } from '../../apps/api/server.js';
import { openRuntime, type Runtime } from '../../apps/runtime/runtime.js';
import { type Environment, readEnvironment } from '../../modules/kernel/config/environment.js';
import { openPool } from '../../modules/kernel/postgres/database.js';
import { communities } from '../../projections/community/communities/communities.projection.js';
import { follows } from '../../projections/community/follows/follows.projection.js';
import { FeedsController } from '../../projections/community/wall/feed.controller.js';
import { wall } from '../../projections/community/wall/wall.projection.js';
import { memberPages } from '../../projections/members/member-pages/member-pages.projection.js';
import { figure } from './statistics.js';
import { fillMembers, foundCommunities, type Town } from './wall-members.js';
import { fillPosts } from './wall-posts.js';

/** The product over a database with so many posts; its processors rest until they are started. */
export interface WallServer {
  readonly posts: number;
  readonly runtime: Runtime;
  readonly server: Server;
  readonly feeds: FeedsController;
  close(): Promise<void>;
}

/** A database with so many posts, unless an earlier run has made it.
 *  in  url: of another database of that PostgreSQL; like: a number of posts of which there is one, with the same members */
export async function fillWall(url: string, posts: number, { town, like, say }: Filled): Promise<void> {
  const admin = openPool(url, 1);
  const known = await admin.query('select from pg_database where datname = $1', [nameOf(posts, town)]);
  if (!known.rows.length)
    await admin.query(
      `create database ${nameOf(posts, town)}${like ? ` template ${nameOf(like, town)} strategy file_copy` : ''}`,
    );
  await admin.end();
  if (known.rows.length) return;
  const runtime = await openRuntime(environmentOf(url, posts, town), pino({ level: 'silent' }));
  await runtime.processors.prepare();
  const begun = performance.now();
  const now = Date.now();
  if (!like) {
    await fillMembers(runtime.pool, town, now);
    await foundCommunities(runtime, town, now);
  }
  await fillPosts(runtime.pool, posts, town, now);
  await runtime.close();
  say(
    `${figure(posts)} posts of ${figure(town.members)} members: copied, with their indexes, in ${figure((performance.now() - begun) / 1_000)} s`,
  );
}

interface Filled {
  readonly town: Town;
  readonly like?: number;
  readonly say: (line: string) => void;
}

/** Tables of another version would be made again from the log, which does not have these rows. */
const versions = [wall, follows, communities, memberPages].map(({ version }) => version).join('_');
const nameOf = (posts: number, { members }: Town): string => `wall_${posts}_${members}_${versions}`;

const environmentOf = (url: string, posts: number, town: Town): Environment =>
  readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: join(tmpdir(), `smc-bench-${nameOf(posts, town)}`),
    DATABASE_URL: url.replace('@/smc?', `@/${nameOf(posts, town)}?`),
    SECRET_KEY: 'of a measurement, whose members are made up',
    APP_CHECK: '0',
  });

/** The product over that database. */
export async function openWall(url: string, posts: number, town: Town): Promise<WallServer> {
  const runtime = await openRuntime(environmentOf(url, posts, town), pino({ level: 'silent' }));
  await runtime.processors.prepare();
  const server = await createServer(runtime);
  await server.app.init();
  return {
    posts,
    runtime,
    server,
    feeds: server.app.get(FeedsController, { strict: false }),
    close: async () => {
      await server.close();
      await runtime.close();
    },
  };
}
