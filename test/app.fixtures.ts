import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import { type Logger, pino } from 'pino';
import { createServer, type Server } from '../apps/api/server.js';
import { migrations } from '../apps/runtime/registry.js';
import { openRuntime, type Runtime } from '../apps/runtime/runtime.js';
import { readEnvironment } from '../modules/kernel/config/environment.js';
import { freshDatabase, type TestDatabase } from './postgres/database.js';

/** One process of the product, listening, on a database of its own. */
export interface TestApp {
  readonly runtime: Runtime;
  readonly server: Server;
  readonly url: string;
  readonly database: TestDatabase;
  /** Stop taking requests, once; the rest goes with close(). */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Start the whole server with these settings more: for tests of a module that need it, since only tests outside of modules import apps.
 *  in  beside: another process, whose database this one shares without processors of its own */
export async function startTestApp(
  settings: NodeJS.ProcessEnv = {},
  { log = pino({ level: 'silent' }), beside }: { readonly log?: Logger; readonly beside?: TestApp } = {},
): Promise<TestApp> {
  const database = beside?.database ?? (await freshDatabase(migrations));
  const dir = await mkdtemp(join(tmpdir(), 'smc-test-'));
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dir,
    DATABASE_URL: database.url,
    APP_CHECK: '0',
    ...settings,
  });
  const runtime = await openRuntime(environment, log);
  await runtime.processors.prepare();
  const server = await createServer(runtime);
  if (!beside) runtime.processors.start();
  await server.app.listen(0, '127.0.0.1');
  const { port } = server.app.getHttpServer().address() as { port: number };
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.close();
    return stopped;
  };
  return {
    runtime,
    server,
    url: `http://127.0.0.1:${port}`,
    database,
    stop,
    close: async () => {
      await stop();
      await runtime.close();
      if (!beside) await database.drop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
