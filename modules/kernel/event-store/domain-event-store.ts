import type { CommandMetadata, DomainEvent } from '../decider/decider.js';
import { deterministicId } from '../decider/identifiers.js';
import { decrypt, encrypt, type PersonKeys } from '../encryption/person-keys.js';
import {
  type Appended,
  type EventStore,
  type Expected,
  type Json,
  type NewEvent,
  type StoredEvent,
} from './event-store.js';
import {
  type AnyEventSchema,
  type EventOf,
  type RecordedEvent,
  type StreamDefinition,
  streamOf,
  upcast,
} from './events.js';

/** The log as the modules see it: events of a definition, personal fields sealed on the way in and opened on the way out,
 *  old versions brought up to date. */
export class DomainEventStore {
  constructor(
    readonly log: EventStore,
    readonly keys: PersonKeys,
  ) {}

  /** All events of one entity, oldest first; [] when there is none. */
  async read<F extends StreamDefinition>(
    definition: F,
    id: string,
  ): Promise<readonly RecordedEvent<EventOf<F>>[]> {
    return (await this.history(definition, id)).events;
  }

  /** The same, with how far the stream has come: events of a newer version, which are left out, count there too.
   *  out     version and position 0 when there is none */
  async history<F extends StreamDefinition>(
    definition: F,
    id: string,
  ): Promise<Appended & { readonly events: readonly RecordedEvent<EventOf<F>>[] }> {
    const stored = await this.log.read(streamOf(definition, id));
    const { version, position } = stored.at(-1) ?? { version: 0, position: 0 };
    const events = (await this.decode([definition], stored)) as readonly RecordedEvent<EventOf<F>>[];
    return { events, version, position };
  }

  /** Record events of one entity, all or none; the ids follow from the command and its content, so that sending it again repeats nothing.
   *  errors  WrongVersion, StoreUnavailable */
  async append<F extends StreamDefinition>(
    definition: F,
    id: string,
    events: readonly EventOf<F>[],
    expected: Expected,
    meta: CommandMetadata,
  ): Promise<Appended> {
    const encoded = await Promise.all(
      events.map((event, at) => this.encode(definition, id, event, at, meta)),
    );
    return this.log.append(streamOf(definition, id), encoded, expected);
  }

  /** The events of these definitions among stored events; others are left out, and nothing of them is decrypted.
   *  errors  UnreadableEvent for an event that cannot be decrypted */
  async decode(
    definitions: readonly StreamDefinition[],
    stored: readonly StoredEvent[],
  ): Promise<readonly RecordedEvent[]> {
    const handled = stored.flatMap((event) => {
      const definition = definitions.find(
        ({ category, schemas }) => event.stream.startsWith(`${category}-`) && event.type in schemas,
      );
      const schema = definition?.schemas[event.type];
      return definition && schema ? [{ definition, schema, event }] : [];
    });
    const keys = await this.keys.getMany(handled.flatMap(({ event }) => event.meta.subject ?? []));
    return handled.map(({ definition, schema, event }) => recorded(definition, schema, event, keys));
  }

  /** A event as it is stored: checked, its personal fields sealed. `at` counts the events of one order. */
  async encode(
    definition: StreamDefinition,
    id: string,
    event: DomainEvent,
    at: number,
    meta: CommandMetadata,
  ): Promise<NewEvent> {
    const shape = definition.schemas[event.type];
    if (!shape) throw new Error(`${definition.category} has no event ${event.type}`);
    const eventId = deterministicId(
      meta.commandId,
      ...(meta.fingerprint ? [meta.fingerprint] : []),
      definition.category,
      id,
      at,
    );
    const data = shape.schema.parse(event.data) as Json;
    const subject = shape.personal && (data[shape.personal.of] as string);
    return {
      id: eventId,
      type: event.type,
      shape: shape.version,
      data: subject
        ? sealed(
            data,
            Object.keys(shape.personal?.fields ?? {}),
            await this.keys.getOrCreate(subject),
            eventId,
          )
        : data,
      meta: {
        actorId: meta.actor.id,
        commandId: meta.commandId,
        ...(meta.fingerprint && { fingerprint: meta.fingerprint }),
        ...(subject && { subject }),
      },
      at: meta.now,
    };
  }
}

/** An event whose content is not what its shape needs: the reader parks its stream. */
export class UnreadableEvent extends Error {
  constructor(
    readonly event: StoredEvent,
    reason: string,
  ) {
    super(`${event.type} at ${event.position} in ${event.stream} cannot be read: ${reason}`);
    this.name = 'UnreadableFact';
  }
}

function recorded(
  definition: StreamDefinition,
  shape: AnyEventSchema,
  event: StoredEvent,
  keys: ReadonlyMap<string, Buffer>,
): RecordedEvent {
  if (typeof event.data !== 'object' || event.data === null)
    throw new UnreadableEvent(event, 'its data is no object');
  const { stream, version, position, at: recordedAt, id } = event;
  const { actorId, commandId, fingerprint } = event.meta;
  const opened = unsealed(event, shape, keys);
  return {
    type: event.type,
    data: upcastOnto(shape, opened, event.shape),
    id,
    entityId: stream.slice(definition.category.length + 1),
    stream,
    version,
    position,
    recordedAt,
    meta: { actorId, commandId, ...(fingerprint && { fingerprint }) },
  };
}

function upcastOnto(shape: AnyEventSchema, { data, erased }: Opened, from: number): Json {
  const current = upcast(shape, data, from);
  return erased ? { ...current, ...(shape.personal?.fields as Json | undefined) } : current;
}

interface Opened {
  readonly data: Json;
  readonly erased: boolean;
}

function sealed(data: Json, fields: readonly string[], key: Buffer, bound: string): Json {
  const open: Record<string, unknown> = { ...data };
  const personal: Record<string, unknown> = {};
  for (const field of fields) {
    if (!(field in open)) continue;
    personal[field] = open[field];
    delete open[field];
  }
  return { ...open, sealed: encrypt(key, JSON.stringify(personal), bound).toString('base64') };
}

/** The personal fields in clear, or, for an erased person, the stand-ins that the shape names. */
function unsealed(event: StoredEvent, shape: AnyEventSchema, keys: ReadonlyMap<string, Buffer>): Opened {
  const { sealed: closed, ...open_ } = event.data as Json & { sealed?: string };
  if (closed === undefined) return { data: open_, erased: false };
  const key = event.meta.subject === undefined ? undefined : keys.get(event.meta.subject);
  if (!key) return { data: { ...open_, ...(shape.personal?.fields as Json | undefined) }, erased: true };
  try {
    const personal = JSON.parse(decrypt(key, Buffer.from(closed, 'base64'), event.id).toString()) as Json;
    return { data: { ...open_, ...personal }, erased: false };
  } catch (error) {
    throw new UnreadableEvent(event, (error as Error).message);
  }
}
