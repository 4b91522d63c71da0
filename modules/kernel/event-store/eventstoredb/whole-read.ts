import type { Readable } from 'node:stream';
import type { AllStreamResolvedEvent, ResolvedEvent, StreamingRead } from '@eventstore/db-client';

interface Reading<Resolved> {
  /** Milliseconds that may pass between two events. */
  readonly silence: number;
  readonly isWanted: (resolved: Resolved) => boolean;
  /** Ends the read as cut off. */
  readonly signal: AbortSignal;
  /** The maximum number of events; all when left out. */
  readonly limit?: number | undefined;
}

/** The matching events of a read, up to a maximum. The client ends a truncated read like a complete one, so only
 *  the server's own status OK shows that it is complete.
 *  errors  Unanswered; CutOff; whatever the server refuses */
export async function wholeRead<Resolved extends ResolvedEvent | AllStreamResolvedEvent>(
  incoming: StreamingRead<Resolved>,
  { silence, isWanted, signal, limit = Number.POSITIVE_INFINITY }: Reading<Resolved>,
): Promise<readonly Resolved[]> {
  let isWhole = false;
  const onCall = (call: Readable) => {
    call.once('status', ({ code }: { readonly code: number }) => {
      isWhole = code === ok;
    });
  };
  incoming.once('pipe', onCall as () => void);
  incoming.on('error', () => undefined); // the loop sees the error; without a listener a late one would end the process
  const silent = setTimeout(() => incoming.destroy(new Unanswered(silence)), silence);
  const leave = () => incoming.destroy(new CutOff());
  signal.addEventListener('abort', leave, { once: true });
  const found: Resolved[] = [];
  try {
    for await (const resolved of incoming) {
      silent.refresh();
      if (isWanted(resolved)) found.push(resolved);
      if (found.length >= limit) return found;
    }
    if (!isWhole) throw new CutOff();
    return found;
  } finally {
    clearTimeout(silent);
    signal.removeEventListener('abort', leave);
    void incoming.cancel().catch(() => undefined); // it is to end anyway
  }
}

/** The server accepted a call and was silent for too long. */
export class Unanswered extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${Math.round(milliseconds)} ms`);
    this.name = 'Unanswered';
  }
}

/** A response that ended before the server confirmed that it was complete. */
export class CutOff extends Error {
  constructor() {
    super('the answer was cut off');
    this.name = 'CutOff';
  }
}

/** gRPC: the call ended well. */
const ok = 0;
