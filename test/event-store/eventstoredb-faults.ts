import { once } from 'node:events';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

/** The fault of one append.
 *  lost: not written, never answered; unanswered: written, never answered; unavailable, internal, denied, notLeader: refused;
 *  withoutPosition: written and answered, but without its position in the log */
export type AppendFault =
  | 'lost'
  | 'unanswered'
  | 'unavailable'
  | 'internal'
  | 'denied'
  | 'notLeader'
  | 'withoutPosition';

/** What happens to a read after so many answers: the server cancels it, breaks it, restarts, or answers nothing more. */
export interface ReadFault {
  readonly after: number;
  readonly line: 'cancel' | 'break' | 'cut' | 'hang';
}

/** What a server says that takes appends in batches. */
export function batchAppends(): features.SupportedMethods {
  const batchAppend = new features.SupportedMethod()
    .setServiceName('event_store.client.streams.streams')
    .setMethodName('batchappend');
  return new features.SupportedMethods().setEventStoreServerVersion('23.10.0').setMethodsList([batchAppend]);
}

/** Resolves when the connection has room again; false when the reader has gone. */
export async function sent(
  call: ServerWritableStream<ReadReq, ReadResp>,
  message: ReadResp,
): Promise<boolean> {
  if (call.cancelled || call.writableEnded || call.destroyed) return false;
  if (call.write(message)) return true;
  const over = new AbortController();
  try {
    await Promise.race(
      ['drain', 'cancelled', 'close', 'finish'].map((name) => once(call, name, { signal: over.signal })),
    );
  } finally {
    over.abort();
  }
  return !call.cancelled;
}
