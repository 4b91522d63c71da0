import { type EventData, jsonEvent, type ResolvedEvent } from '@eventstore/db-client';
import type { EventMeta, Json, NewEvent, StoredEvent } from '../event-store.js';

/** The metadata of an event in EventStoreDB: the event without its data. */
export interface Envelope {
  readonly shape: number;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly meta: EventMeta;
}

/** An event in EventStoreDB's format: JSON, with the envelope as its metadata. */
export function proposed({ id, type, data, shape, meta, at }: NewEvent): EventData {
  return jsonEvent({ id, type, data: { ...data }, metadata: { shape, at, meta: { ...meta } } });
}

/** An event as EventStoreDB stores it. An event that is not JSON, or not ours, is passed on with its data as plain
 *  text instead of an object. DomainEventStore refuses that one event, so its stream is parked and the others go on.
 *  */
export function recorded({ event }: ResolvedEvent): StoredEvent {
  if (!event) throw new Error('EventStoreDB answered a link without its event');
  const where = {
    id: event.id,
    stream: event.streamId,
    version: Number(event.revision) + 1,
    position: positionOf(event.position),
    type: event.type,
  };
  if (isObject(event.data) && isEnvelope(event.metadata)) {
    const { shape, at, meta } = event.metadata;
    return { ...where, shape, data: event.data, meta, at };
  }
  const text = typeof event.data === 'string' ? event.data : JSON.stringify(event.data);
  return {
    ...where,
    shape: 0,
    data: text as unknown as Json,
    meta: { actorId: '', commandId: '' },
    at: event.created.toISOString(),
  };
}

/** The stream whose single event identifies this log. Readers of the log do not see it. */
export const identityStream = 'log-identity';

/** An event that EventStoreDB or one of its projections wrote, or the log's identity. */
export function isSystemEvent({ event, link }: ResolvedEvent): boolean {
  if (!event || link !== undefined || event.streamId === identityStream) return true;
  return event.streamId.startsWith('$') || event.type.startsWith('$');
}

/** The commit position; an event's prepare position is the same, as appends here are never parts of a longer transaction.
 *  A log of 2^53 bytes is beyond reach; a server older than 22.6 answers 2^64 - 1 where it knows none. */
export function positionOf(position: { readonly commit: bigint } | undefined): number {
  const number = Number(position?.commit);
  if (Number.isSafeInteger(number)) return number;
  throw new Error(
    'EventStoreDB 22.6 or newer is needed: this server tells no position when a stream is read',
  );
}

function isEnvelope(metadata: unknown): metadata is Envelope {
  return (
    isObject(metadata) &&
    typeof metadata.shape === 'number' &&
    typeof metadata.at === 'string' &&
    isObject(metadata.meta)
  );
}

function isObject(value: unknown): value is Json {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
  );
}
