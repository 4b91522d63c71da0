import type { z } from 'zod';
import type { DomainEvent } from '../decider/decider.js';
import type { Json } from './event-store.js';

/** Brings an event's data from one version of its schema to the next. Pure. */
export type Upcaster = (data: Json) => Json;

/** Fields encrypted under the key of the person named by `of`; stand-in values replace them once that person is erased. */
export interface PersonalFields<Data extends object> {
  readonly of: keyof Data & string;
  readonly fields: Partial<Data>;
}

/** The schema of one type of event. Once released it never changes: a new version, an upcaster, a fixture. */
export interface EventSchema<Data extends object = object> {
  readonly version: number;
  readonly schema: z.ZodType<Data>;
  /** The personal fields, and their data subject; or several subjects, each with their own fields. */
  readonly personal?: PersonalFields<Data> | readonly PersonalFields<Data>[];
  /** Fields that only staff may read, and that no member's archive contains: names and notes of staff, and who blocked whom.
   *  source  ADR 0066 */
  readonly staffOnly?: readonly (keyof Data & string)[];
  /** Fields that look staff-only but are shown to the members concerned: a reason that they are told, or which of them did it. */
  readonly shown?: readonly (keyof Data & string)[];
  /** upcasters[0] converts version 1 to 2, and so on. */
  readonly upcasters?: readonly Upcaster[];
}

export interface AnyPersonalFields {
  readonly of: string;
  readonly fields: object;
}

/** A schema with any data. */
export interface AnyEventSchema {
  readonly version: number;
  readonly schema: z.ZodType;
  readonly personal?: AnyPersonalFields | readonly AnyPersonalFields[];
  readonly staffOnly?: readonly string[];
  readonly shown?: readonly string[];
  readonly upcasters?: readonly Upcaster[];
}

/** All events of one kind of stream; the stream of entity X is `${category}-${X}`. */
export interface StreamDefinition<
  Schemas extends Record<string, AnyEventSchema> = Record<string, AnyEventSchema>,
> {
  readonly category: string;
  readonly schemas: Schemas;
}

/** The union of a stream's events: `type ListingEvent = EventOf<typeof listingEvents>`. */
export type EventOf<F> =
  F extends StreamDefinition<infer Schemas>
    ? {
        [Type in keyof Schemas & string]: DomainEvent<Type, z.output<Schemas[Type]['schema']>>;
      }[keyof Schemas & string]
    : never;

/** An event as readers see it: decrypted, at the current version, with where and when it was recorded. */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  /** The entity's id: the stream's name without its category. */
  readonly entityId: string;
  readonly stream: string;
  readonly version: number;
  readonly position: number;
  readonly recordedAt: string;
  readonly meta: { readonly actorId: string; readonly commandId: string; readonly fingerprint?: string };
};

/** One type of event, typed by its schema: `personal` can only name existing fields.
 *  errors  Error for a field that is personal to two subjects, or names one of them */
export function defineEvent<Data extends object>(schema: EventSchema<Data>): EventSchema<Data> {
  const parts = personalOf(schema);
  const fields = parts.flatMap((part) => Object.keys(part.fields));
  const names = new Set(parts.map(({ of }) => of));
  const wrong = fields.find((field, at) => names.has(field) || fields.indexOf(field) !== at);
  if (wrong !== undefined) throw new Error(`The field ${wrong} cannot be personal to one subject.`);
  return schema;
}

/** The personal fields of each data subject; [] when nothing is personal. */
export const personalOf = ({
  personal = [],
}: Pick<AnyEventSchema, 'personal'>): readonly AnyPersonalFields[] => [personal].flat();

/** The types of event that one kind of stream holds; the category begins the name of every such stream and never changes. */
export function defineStream<const Schemas extends Record<string, AnyEventSchema>>(
  category: string,
  schemas: Schemas,
): StreamDefinition<Schemas> {
  return { category, schemas };
}

/** Some events of a stream, for a handler of only these: `pick(listingEvents, 'ListingPublished', 'ListingSold')`. */
export function pick<Schemas extends Record<string, AnyEventSchema>, Type extends keyof Schemas & string>(
  { category, schemas }: StreamDefinition<Schemas>,
  ...types: readonly Type[]
): StreamDefinition<Pick<Schemas, Type>> {
  const picked = types.map((type) => [type, schemas[type]] as const);
  return { category, schemas: Object.fromEntries(picked) as Pick<Schemas, Type> };
}

export const streamOf = (definition: Pick<StreamDefinition, 'category'>, id: string): string =>
  `${definition.category}-${id}`;

/** An event's data at the current version of its schema. Events are never refused on read. */
export function upcast(shape: AnyEventSchema, data: Json, from: number): Json {
  return (shape.upcasters ?? []).slice(from - 1).reduce((older, step) => step(older), data);
}
