import type { MemberEvent } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { type Database, databaseOn } from '../../../modules/kernel/postgres/database.js';
import { enterSchema, type Projection, schemaOf } from '../../../modules/kernel/processing/projection.js';
import { createSchema } from '../../../modules/kernel/processing/rebuild.js';
import type { ListingContent, ListingType } from '../../../modules/marketplace/listing/listing.events.js';
import type { guardianshipEvents } from '../../../modules/members/guardians/guardianship.events.js';
import type { TestDatabase } from '../../../test/postgres/database.js';
import { memberPages } from '../../members/member-pages/member-pages.projection.js';
import { listingSearch } from './listing-search.projection.js';
import type { CardEvent } from './rows/evolve-card.js';

type PersonEvent = MemberEvent | EventOf<typeof guardianshipEvents>;

export type ContentChange = Partial<ListingContent> & { readonly listingType?: ListingType };

/** A 327 block in Janesville, sold by Ana. */
export const content: ListingContent = {
  sellerId: 'ana',
  words: {
    title: '327 engine block, standard bore',
    description: 'Pulled from a 1968 Impala. Magnafluxed, no cracks.',
  },
  price: { mode: 'obo', cents: 45_000 },
  categoryPrimary: 'Parts',
  categorySub: 'Engine',
  marketSegment: 'classic',
  condition: 'used-good',
  origin: 'oem',
  partNumbers: [{ number: '3970010', kind: 'casting' }],
  fitment: [{ make: 'Chevrolet', model: 'Impala', yearFrom: 1968, yearTo: 1969 }],
  quantity: 1,
  shipping: ['local', 'freight'],
  vehicle: null,
  place: { publicPoint: { latitude: 42.6825, longitude: -89.0187 }, area: 'Janesville, WI' },
  exactPoint: { latitude: 42.68279, longitude: -89.01872 },
  wanted: null,
};

export const firstDay = '2026-06-01T12:00:00.000Z';

export const drafted = ({ listingType = 'for_sale', ...over }: ContentChange = {}): CardEvent =>
  event('ListingDrafted', { ...content, ...over, listingType });
export const publishedAt = (at: string): CardEvent =>
  event('ListingPublished', { publishedAt: at, expiresAt: plusDays(at, 60) });

/** A log in memory that numbers events like the real one. */
export function logbook() {
  const versions = new Map<string, number>();
  let position = 0;
  return {
    /** Events of a listing, at a time (ISO-8601 UTC). */
    listing: (name: string, events: readonly CardEvent[], at = firstDay): RecordedEvent<CardEvent>[] =>
      events.map((one) => record('listing', listingId(name), one, at)),
    member: (id: string, events: readonly PersonEvent[], at = firstDay): RecordedEvent<PersonEvent>[] =>
      events.map((one) => record('member', id, one, at)),
  };

  function record<Event extends CardEvent | PersonEvent>(
    category: string,
    of: string,
    event: Event,
    at: string,
  ): RecordedEvent<Event> {
    const stream = `${category}-${of}`;
    const version = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    position += 1;
    return {
      ...event,
      id: deterministicId(stream, version),
      entityId: of,
      stream,
      version,
      position,
      recordedAt: at,
      meta: { actorId: 'ana', commandId: deterministicId(stream, version, 'command') },
    };
  }
}

/** The id of a named listing: the same name gives the same id. */
export const listingId = (name: string): string => deterministicId('listing', name);

/** An empty listing search in a test's database beside empty member pages, and a function that passes events to both in batches. */
export async function emptySearch(database: TestDatabase) {
  const db: Database = databaseOn(database.pool);
  for (const one of readModels) await createSchema(db, one);
  const keys = new PersonKeys(database.pool, 's'.repeat(32));
  for (const seller of ['ana', 'bob', 'max']) await keys.getOrCreate(seller);
  return {
    db,
    keys,
    handle: async (events: readonly RecordedEvent[], batch = 100): Promise<void> => {
      for (let at = 0; at < events.length; at += batch) {
        const some = events.slice(at, at + batch);
        for (const one of readModels)
          await db.transaction().execute(async (tx) => {
            await enterSchema(tx, schemaOf(one.name));
            await one.handle(tx, some.filter(isHandledBy(one)), undefined, keys);
          });
      }
    },
  };
}

const readModels: readonly Projection[] = [listingSearch, memberPages];
const isHandledBy =
  ({ handles }: Projection) =>
  ({ type }: RecordedEvent): boolean =>
    handles.some(({ schemas }) => type in schemas);
