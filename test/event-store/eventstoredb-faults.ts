import { once } from 'node:events';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, type ServerWritableStream, status } from '@grpc/grpc-js';
import type { Proposal } from './eventstoredb-log.js';

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

/** What a server says to a user whose password was changed. */
export const unknownUser = { code: status.UNAUTHENTICATED, details: 'Unauthenticated' };

/** What a server says of a stream that was deleted for good; undefined when it was not. */
export const deleted = (isDeleted: boolean, stream: string) =>
  isDeleted
    ? {
        code: status.FAILED_PRECONDITION,
        details: `Event stream '${stream}' is deleted.`,
        metadata: exception('stream-deleted', { 'stream-name': stream }),
      }
    : undefined;

/** What a server says of an append over its maximum; undefined when it takes it. */
export const tooLarge = (events: readonly Proposal[], max: number) =>
  events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0) > max
    ? {
        code: status.INVALID_ARGUMENT,
        details: `Maximum Append Size of ${max} Exceeded.`,
        metadata: exception('maximum-append-size-exceeded', { 'maximum-append-size': String(max) }),
      }
    : undefined;

/** What a node says that is not the leader any more. */
export const notLeader = (port: number) => ({
  code: status.NOT_FOUND,
  details: 'Leader info available',
  metadata: exception('not-leader', {
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(port),
  }),
});

function exception(name: string, more: Readonly<Record<string, string>>): Metadata {
  const metadata = new Metadata();
  metadata.set('exception', name);
  for (const [key, value] of Object.entries(more)) metadata.set(key, value);
  return metadata;
}

/** What a server counts. */
export const counters = () => ({
  features: 0,
  batches: 0,
  appends: 0,
  reads: 0,
  subscriptions: 0,
  denied: 0,
  checkpoints: 0,
  sent: 0,
});
