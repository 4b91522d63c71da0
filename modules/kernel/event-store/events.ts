import type { z } from 'zod';
import type { DomainEvent } from '../decider/decider.js';
import type { Json } from './event-store.js';

/** Brings a fact's data from one version of its shape to the next. Pure. */
export type Upcaster = (data: Json) => Json;

/** The shape of one kind of fact. Once landed it never changes: a new version, an upcaster, a fixture. */
export interface EventSchema<Data extends object = object> {
  readonly version: number;
  readonly schema: z.ZodType<Data>;
  /** Fields sealed under the key of the person named by `of`; the values stand in once that person is erased. */
  readonly personal?: { readonly of: keyof Data & string; readonly fields: Partial<Data> };
  /** upcasters[0] leads from version 1 to 2, and so on. */
  readonly upcasters?: readonly Upcaster[];
}

/** A shape of which only its machinery matters. */
export interface AnyEventSchema {
  readonly version: number;
  readonly schema: z.ZodType;
  readonly personal?: { readonly of: string; readonly fields: object };
  readonly upcasters?: readonly Upcaster[];
}

/** All facts of one kind of stream; the stream of entity X is `${category}-${X}`. */
export interface StreamDefinition<
  Schemas extends Record<string, AnyEventSchema> = Record<string, AnyEventSchema>,
> {
  readonly category: string;
  readonly schemas: Schemas;
}

/** The union of a family's facts: `type ListingEvent = EventOf<typeof listingEvents>`. */
export type EventOf<F> =
  F extends StreamDefinition<infer Schemas>
    ? {
        [Type in keyof Schemas & string]: DomainEvent<Type, z.output<Schemas[Type]['schema']>>;
      }[keyof Schemas & string]
    : never;

/** A fact as its readers see it: opened, up to date, with where and when it was recorded. */
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

/** The shape of one kind of fact, typed by its schema: `personal` can only name fields that are there. */
export function defineEvent<Data extends object>(shape: EventSchema<Data>): EventSchema<Data> {
  return shape;
}

/** The kinds of fact that one kind of stream holds; the category begins the name of every such stream and never changes. */
export function defineStream<const Schemas extends Record<string, AnyEventSchema>>(
  category: string,
  schemas: Schemas,
): StreamDefinition<Schemas> {
  return { category, schemas };
}

/** Some events of a stream, for what handles only these: `pick(listingEvents, 'ListingPublished', 'ListingSold')`. */
export function pick<Schemas extends Record<string, AnyEventSchema>, Type extends keyof Schemas & string>(
  { category, schemas }: StreamDefinition<Schemas>,
  ...types: readonly Type[]
): StreamDefinition<Pick<Schemas, Type>> {
  const picked = types.map((type) => [type, schemas[type]] as const);
  return { category, schemas: Object.fromEntries(picked) as Pick<Schemas, Type> };
}

export const streamOf = (definition: Pick<StreamDefinition, 'category'>, id: string): string =>
  `${definition.category}-${id}`;

/** A fact's data at the current version of its shape. Facts are never refused on read. */
export function upcast(shape: AnyEventSchema, data: Json, from: number): Json {
  return (shape.upcasters ?? []).slice(from - 1).reduce((older, step) => step(older), data);
}
