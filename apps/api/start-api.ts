import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { Accounts } from '../../modules/identity/accounts/accounts.js';
import { type Environment, readEnvironment } from '../../modules/kernel/config/environment.js';
import { refuseDemoData, startDemo } from '../demo/start-demo.js';
import { shutDownGracefully, shutDownOnCrash } from '../runtime/graceful-shutdown.js';
import { collectGarbage } from '../runtime/idle-gc.js';
import { startJobs } from '../runtime/jobs.js';
import { openLog } from '../runtime/open-log.js';
import { openRuntime, type Runtime } from '../runtime/runtime.js';
import { type ShutdownSignal, shutdownSignal } from '../runtime/shutdown-signal.js';
import { reservePort } from './reserve-port.js';
import { createServer } from './server.js';
import { startupMessage } from './startup-message.js';

/** Open the API in this process until a signal ends it; a failure is reported in one line and ends the process.
 *  in  pages: resolves when the pages are built, it is awaited only at the end */
export async function startApi({ pages }: { readonly pages?: Promise<unknown> } = {}): Promise<void> {
  pages?.catch(() => undefined); // its failure is awaited below
  const end = shutdownSignal();
  try {
    await open(end, pages);
  } catch (error) {
    if (!end.received) process.stderr.write(`${(error as Error).message}\n`);
    process.exit(end.received ? 0 : 1);
  }
}

async function open(end: ShutdownSignal, pages: Promise<unknown> | undefined): Promise<void> {
  const asked = readEnvironment();
  const { environment, release } = await listening(() => reservePort(asked), asked);
  const log = openLog(environment, 'api');
  const runtime = await openRuntime(environment, log, { signal: end.signal });
  if (end.received) {
    await runtime.close();
    process.exit(0);
  }
  shutDownOnCrash(runtime);
  end.onShutdown(() => void runtime.abort().finally(() => process.exit(0)));
  try {
    await serve(runtime, { end, pages, releasePort: release });
  } catch (error) {
    await runtime.close().catch(() => undefined); // the first error is thrown
    throw error;
  }
}

interface Opening {
  readonly end: ShutdownSignal;
  readonly pages: Promise<unknown> | undefined;
  releasePort(): Promise<void>;
}

async function serve(runtime: Runtime, { end, pages, releasePort }: Opening): Promise<void> {
  const { environment, log, processors } = runtime;
  await processors.prepare(({ name, position, head }) =>
    log.info({ projection: name, position, head }, 'building'),
  );
  await pages;
  const server = await createServer(runtime);
  await refuseDemoData(runtime, server.app.get(Accounts));
  if (environment.PROCESSORS) processors.start({ givesWay: true });
  await releasePort();
  await listening(() => server.app.listen(environment.PORT, environment.HOST), environment).catch(
    async (error: unknown) => {
      await server.close(); // its open connections would keep the pool from ending
      throw error;
    },
  );
  const jobs = environment.PROCESSORS ? startJobs(server.app, runtime) : undefined;
  const address = server.app.getHttpServer().address() as { port: number };
  process.stdout.write(startupMessage(environment, address.port));
  const demo = new AbortController();
  const seeding = startDemo(runtime, server.app.get(Accounts), demo.signal).catch((error: unknown) =>
    log.error({ err: error }, 'the demo data is not complete'),
  );

  void seeding.then(() => restAfterWork(runtime, demo.signal)).catch(() => undefined); // the server is ending

  shutDownGracefully(end, runtime, [
    async () => demo.abort(),
    () => Promise.all([processors.stop(), jobs?.stop(), server.close()]),
    () => seeding,
  ]);
}

/** Frees the memory that starting and following the demo data took. */
async function restAfterWork({ processors }: Runtime, signal: AbortSignal): Promise<void> {
  const isAtWork = async () => (await processors.status()).some(({ lag }) => lag > 0);
  for (let left = 60; left > 0 && (await isAtWork()); left--)
    await pause(1_000, undefined, { signal, ref: false });
  if (!signal.aborted && process.memoryUsage.rss() > worthwhile) await collectGarbage();
}

/** Bytes that the process may use without a warning. */
const worthwhile = 250_000_000;

async function listening<Opened>(
  open: () => Promise<Opened>,
  { PORT, HOST }: Pick<Environment, 'PORT' | 'HOST'>,
): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `Port ${PORT} is taken: stop what uses it, or set PORT to another one.`
        : `HOST ${HOST}, PORT ${PORT}: the server cannot listen there (${message}).`,
    );
  }
}
