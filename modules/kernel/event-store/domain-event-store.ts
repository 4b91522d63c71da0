import type { CommandMetadata, DomainEvent } from '../decider/decider.js';
import { deterministicId } from '../decider/identifiers.js';
import type { CipherKey, PersonKeys } from '../encryption/person-keys.js';
import {
  type Appended,
  type EventStore,
  type Expected,
  type Json,
  type NewEvent,
  type StoredEvent,
  UnreadableEvent,
} from './event-store.js';
import {
  type AnyEventSchema,
  type EventOf,
  type RecordedEvent,
  type StreamDefinition,
  streamOf,
} from './events.js';
import { encryptPersonal, readableData, subjectsOf } from './personal-fields.js';

/** The log as the modules see it: events of a definition, in their current version. Personal fields are encrypted when they are written and
 *  decrypted when they are read.
 *  source  ADR 0005, ADR 0024 */
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

  /** The same, with version and position of the stream: unknown newer versions of events, which are left out, count
   *  there too.
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

  /** The newest event of one entity, without reading those before; undefined when there is none. */
  async last<F extends StreamDefinition>(
    definition: F,
    id: string,
  ): Promise<RecordedEvent<EventOf<F>> | undefined> {
    const stored = await this.log.read(streamOf(definition, id), { direction: 'backwards', limit: 1 });
    const [event] = (await this.decode([definition], stored)) as readonly RecordedEvent<EventOf<F>>[];
    return event;
  }

  /** Record events of one entity, all or none; the ids follow from the command and its content, so that sending it again records nothing new.
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

  /** The events of these definitions among stored events; others are left out, and not decrypted.
   *  errors  UnreadableEvent for an event that cannot be decrypted */
  async decode(
    definitions: readonly StreamDefinition[],
    stored: readonly StoredEvent[],
  ): Promise<readonly RecordedEvent[]> {
    const handled = stored.flatMap((event) => {
      const definition = definitionOf(event, definitions);
      const schema = definition?.schemas[event.type];
      return definition && schema ? [{ definition, schema, event }] : [];
    });
    const keys = await this.keys.getMany(handled.flatMap(({ event }) => subjectsOf(event.meta)));
    return handled.map(({ definition, schema, event }) => recorded(definition, schema, event, keys));
  }

  /** An event as it is stored: checked, its personal fields encrypted. `at` is the index within the command.
   *  errors  PERSON_ERASED (conflict) for a subject who is erased */
  async encode(
    definition: StreamDefinition,
    id: string,
    event: DomainEvent,
    at: number,
    meta: CommandMetadata,
  ): Promise<NewEvent> {
    const schema = definition.schemas[event.type];
    if (!schema) throw new Error(`${definition.category} has no event ${event.type}`);
    const eventId = deterministicId(
      meta.commandId,
      ...(meta.fingerprint ? [meta.fingerprint] : []),
      definition.category,
      id,
      at,
    );
    const clear = schema.schema.parse(event.data) as Json;
    const { data, whose } = await encryptPersonal(schema, clear, eventId, (person) =>
      this.keys.getOrCreate(person),
    );
    return {
      id: eventId,
      type: event.type,
      shape: schema.version,
      data,
      meta: {
        actorId: meta.actor.id,
        commandId: meta.commandId,
        ...(meta.fingerprint && { fingerprint: meta.fingerprint }),
        ...whose,
      },
      at: meta.now,
    };
  }
}

/** The definition of an event among these; undefined when there is none. */
export function definitionOf(
  { stream, type }: Pick<StoredEvent, 'stream' | 'type'>,
  definitions: readonly StreamDefinition[],
): StreamDefinition | undefined {
  return definitions.find(({ category, schemas }) => type in schemas && stream.startsWith(`${category}-`));
}

function recorded(
  definition: StreamDefinition,
  schema: AnyEventSchema,
  event: StoredEvent,
  keys: ReadonlyMap<string, CipherKey>,
): RecordedEvent {
  if (typeof event.data !== 'object' || event.data === null)
    throw new UnreadableEvent(event, 'its data is no object');
  const { stream, version, position, at: recordedAt, id } = event;
  const { actorId, commandId, fingerprint } = event.meta;
  return {
    type: event.type,
    data: readableData(event, schema, keys),
    id,
    entityId: stream.slice(definition.category.length + 1),
    stream,
    version,
    position,
    recordedAt,
    meta: { actorId, commandId, ...(fingerprint && { fingerprint }) },
  };
}
