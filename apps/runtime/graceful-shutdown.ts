import type { Runtime } from './runtime.js';
import type { ShutdownSignal } from './shutdown-signal.js';

/** Asked to end, a process stops what it began, in this order, then closes the house: once, and in 25 s at most.
 *  source  reliability.md P10 */
export function shutDownGracefully(
  end: ShutdownSignal,
  { log, close }: Pick<Runtime, 'log' | 'close'>,
  stops: readonly (() => Promise<unknown>)[],
): void {
  let ending = false;
  end.onShutdown(async (reason) => {
    if (ending) return;
    ending = true;
    log.info({ reason }, 'stopping');
    atTheLatest();
    for (const stop of stops) await stop();
    await close();
    process.exit(0);
  });
}

/** From now on a fault that nobody caught is logged, and ends the process with the house closed.
 *  source  reliability.md P14 */
export function shutDownOnCrash({ log, close }: Pick<Runtime, 'log' | 'close'>): void {
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      log.fatal({ err: error }, fault);
      atTheLatest();
      void close().finally(() => process.exit(1));
    });
  }
}

function atTheLatest(): void {
  setTimeout(() => process.exit(1), 25_000).unref();
}
