/** SIGTERM and Ctrl-C, heard from the first moment, so that no database is left behind. */
export interface ShutdownSignal {
  readonly received: boolean;
  /** What a signal does from now on; one that came earlier does it at once. */
  onShutdown(leave: (signal: string) => void): void;
}

export function shutdownSignal(): ShutdownSignal {
  let asked: string | undefined;
  let leave: ((signal: string) => void) | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      asked = signal;
      leave?.(signal);
    });
  }
  return {
    get received() {
      return asked !== undefined;
    },
    onShutdown: (next) => {
      leave = next;
      if (asked) next(asked);
    },
  };
}
