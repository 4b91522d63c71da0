import type { Runtime } from './runtime.js';
import type { ShutdownSignal } from './shutdown-signal.js';

/** On a shutdown signal, stop what the process started, in this order, and close the runtime: once. Work that has
 *  not ended after a while loses its database connections; it is done again later, as after a kill -9.
 *  in  patience: milliseconds */
export function shutDownGracefully(
  end: ShutdownSignal,
  { log, close, abort }: Pick<Runtime, 'log' | 'close' | 'abort'>,
  stops: readonly (() => Promise<unknown>)[],
  patience = 3_500,
): void {
  let ending = false;
  end.onShutdown(async (reason) => {
    if (ending) return;
    ending = true;
    log.info({ reason }, 'stopping');
    exitAfterTimeout();
    setTimeout(() => {
      log.warn('something does not stop by itself: it is cut off');
      void abort().finally(() => process.exit(0));
    }, patience).unref();
    for (const stop of stops) await stop();
    await close();
    process.exit(0);
  });
}

/** Log an error that nothing caught, close the runtime and end the process. */
export function shutDownOnCrash({ log, close }: Pick<Runtime, 'log' | 'close'>): void {
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      log.fatal({ err: error }, fault);
      exitAfterTimeout();
      void close().finally(() => process.exit(1));
    });
  }
}

function exitAfterTimeout(): void {
  setTimeout(() => process.exit(1), 25_000).unref();
}
