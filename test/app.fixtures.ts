import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import { type Logger, pino } from 'pino';
import { createServer, type Server } from '../apps/api/server.js';
import { openRuntime, type Runtime } from '../apps/runtime/runtime.js';
import { readEnvironment } from '../modules/kernel/config/environment.js';
import { freshDatabase, type TestDatabase } from './postgres/database.js';

/** One process of the product, listening, on a database of its own. */
export interface TestApp {
  readonly runtime: Runtime;
  readonly server: Server;
  readonly url: string;
  readonly database: TestDatabase;
  close(): Promise<void>;
}

/** Start the whole server with these settings more: for tests of a module that need it, since only tests outside of modules import apps.
 *  in  database: another process's, to stand beside it; that one drops it */
export async function startTestApp(
  settings: NodeJS.ProcessEnv = {},
  {
    log = pino({ level: 'silent' }),
    database: shared,
  }: { readonly log?: Logger; readonly database?: TestDatabase } = {},
): Promise<TestApp> {
  const database = shared ?? (await freshDatabase());
  const dir = await mkdtemp(join(tmpdir(), 'smc-test-'));
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dir,
    DATABASE_URL: database.url,
    ...settings,
  });
  const runtime = await openRuntime(environment, log);
  await runtime.processors.prepare();
  const server = await createServer(runtime);
  runtime.processors.start();
  await server.app.listen(0, '127.0.0.1');
  const { port } = server.app.getHttpServer().address() as { port: number };
  return {
    runtime,
    server,
    url: `http://127.0.0.1:${port}`,
    database,
    close: async () => {
      await server.close();
      await runtime.close();
      if (!shared) await database.drop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
