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

/** The log as the modules see it: facts of a family, personal fields sealed on the way in and opened on the way out,
 *  old versions brought up to date. */
export class DomainEventStore {
  constructor(
    readonly store: EventStore,
    readonly keys: PersonKeys,
  ) {}

  /** All facts of one entity, oldest first; [] when there is none. */
  async read<F extends StreamDefinition>(
    family: F,
    id: string,
  ): Promise<readonly RecordedEvent<EventOf<F>>[]> {
    return (await this.history(family, id)).events;
  }

  /** The same, with how far the stream has come: facts of a newer version, which are left out, count there too.
   *  out     version and position 0 when there is none */
  async history<F extends StreamDefinition>(
    family: F,
    id: string,
  ): Promise<Appended & { readonly events: readonly RecordedEvent<EventOf<F>>[] }> {
    const stored = await this.store.read(streamOf(family, id));
    const { version, position } = stored.at(-1) ?? { version: 0, position: 0 };
    const events = (await this.decode([family], stored)) as readonly RecordedEvent<EventOf<F>>[];
    return { events, version, position };
  }

  /** Record facts of one entity, all or none; the ids follow from the command and its content, so that sending it again repeats nothing.
   *  errors  WrongVersion, StoreUnavailable */
  async append<F extends StreamDefinition>(
    family: F,
    id: string,
    facts: readonly EventOf<F>[],
    expected: Expected,
    meta: CommandMetadata,
  ): Promise<Appended> {
    const events = await Promise.all(facts.map((fact, at) => this.encode(family, id, fact, at, meta)));
    return this.store.append(streamOf(family, id), events, expected);
  }

  /** Facts of these families among stored events; others are left out.
   *  errors  UnreadableFact for an event that cannot be opened */
  async decode(
    families: readonly StreamDefinition[],
    stored: readonly StoredEvent[],
  ): Promise<readonly RecordedEvent[]> {
    const subjects = stored.flatMap((event) => event.meta.subject ?? []);
    const keys = await this.keys.getMany(subjects);
    return stored.flatMap((event) => {
      const family = families.find(
        ({ category, schemas }) => event.stream.startsWith(`${category}-`) && event.type in schemas,
      );
      const shape = family?.schemas[event.type];
      return family && shape ? [recorded(family, shape, event, keys)] : [];
    });
  }

  /** A fact as it is stored: checked, its personal fields sealed. `at` counts the facts of one order. */
  async encode(
    family: StreamDefinition,
    id: string,
    fact: DomainEvent,
    at: number,
    meta: CommandMetadata,
  ): Promise<NewEvent> {
    const shape = family.schemas[fact.type];
    if (!shape) throw new Error(`${family.category} has no fact ${fact.type}`);
    const eventId = deterministicId(
      meta.commandId,
      ...(meta.fingerprint ? [meta.fingerprint] : []),
      family.category,
      id,
      at,
    );
    const data = shape.schema.parse(fact.data) as Json;
    const subject = shape.personal && (data[shape.personal.of] as string);
    return {
      id: eventId,
      type: fact.type,
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
  family: StreamDefinition,
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
    entityId: stream.slice(family.category.length + 1),
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
