/** SIGTERM and Ctrl-C. The process listens from its first moment, so that no database is left running. */
export interface ShutdownSignal {
  readonly received: boolean;
  /** Sets what a signal does. When one came earlier, it happens at once. */
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
