import type { Runtime } from './runtime.js';
import type { ShutdownSignal } from './shutdown-signal.js';

/** On a shutdown signal, stop what the process started, in this order, and close the runtime: once, and within 25 s. */
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
    exitAfterTimeout();
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
