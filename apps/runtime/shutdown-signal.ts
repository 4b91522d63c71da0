/** SIGTERM and Ctrl-C. The process listens from its first moment, so that no database is left running. */
export interface ShutdownSignal {
  readonly received: boolean;
  /** Aborts what is being opened when a signal comes. */
  readonly signal: AbortSignal;
  /** Sets what a signal does. When a signal came earlier, it happens at once. */
  onShutdown(leave: (signal: string) => void): void;
}

export function shutdownSignal(): ShutdownSignal {
  const abort = new AbortController();
  let asked: string | undefined;
  let leave: ((signal: string) => void) | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      asked = signal;
      abort.abort(new Error('Stopped.'));
      leave?.(signal);
    });
  }
  return {
    get received() {
      return asked !== undefined;
    },
    signal: abort.signal,
    onShutdown: (next) => {
      leave = next;
      if (asked) next(asked);
    },
  };
}
