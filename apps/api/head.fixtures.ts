import { event } from '../../modules/kernel/decider/decider.js';
import { plusDays } from '../../modules/kernel/decider/time.js';
import type { RecordedEvent } from '../../modules/kernel/event-store/events.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { createSchema } from '../../modules/kernel/processing/rebuild.js';
import { writeBuilds } from '../../projections/builds/builds/build-rows.fixtures.js';
import { builds } from '../../projections/builds/builds/builds.projection.js';
import { communities } from '../../projections/community/communities/communities.projection.js';
import { follows } from '../../projections/community/follows/follows.projection.js';
import { writePosts } from '../../projections/community/wall/wall.fixtures.js';
import { wall } from '../../projections/community/wall/wall.projection.js';
import {
  datesOn,
  published,
  words,
  writeGatherings,
} from '../../projections/events/events/events.fixtures.js';
import { events } from '../../projections/events/events/events.projection.js';
import {
  type ContentChange,
  content,
  drafted,
  emptySearch,
  firstDay,
  logbook,
  publishedAt,
} from '../../projections/marketplace/listing-search/listing-search.fixtures.js';
import type { CardEvent } from '../../projections/marketplace/listing-search/rows/evolve-card.js';
import type { TestDatabase } from '../../test/postgres/database.js';

export const publicUrl = 'https://swap.example';
export const now = plusDays(firstDay, 10);
export const hiddenListings = ['draft', 'paused', 'withdrawn', 'expired', 'removed'] as const;

const log = logbook();
const photo = { id: 'p1', width: 800, height: 600 };
const sold: CardEvent = {
  type: 'ListingSold',
  data: { where: 'elsewhere', buyerId: null, priceCents: null },
};

/** Listings in every status, of an adult (ana), a minor with a verified guardian (max) and an erased member (gone), and posts and builds of theirs. */
export async function openSite(database: TestDatabase): Promise<Database> {
  const { db, handle } = await emptySearch(database);
  await createSchema(db, events);
  const past = { dates: datesOn(['2026-05-09']) };
  await writeGatherings(db, {
    'event-1': [published({ title: 'Jefferson swap meet', ...past })],
    'event-2': [published(past), event('GatheringRemoved', { removedBy: 'mo' })],
    'event-3': [published(past), event('GatheringCancelled', { reason: 'Flood' })],
    'event-4': [event('GatheringDrafted', { ...words(past), organizerId: 'ana', clubId: 'club' })],
  });
  await createSchema(db, wall);
  await writePosts(db, [
    {
      id: 'post-1',
      author_id: 'ana',
      body: 'Which **carb** is this?\n\nTwo bolts.',
      status: 'published',
      photos: [photo],
    },
    { id: 'post-2', author_id: 'ana', body: 'An ad for pills', status: 'hidden' },
    { id: 'post-3', author_id: 'max', body: 'My first wrench', status: 'published' },
    { id: 'post-4', author_id: 'gone', body: 'Bye', status: 'published' },
  ]);
  await createSchema(db, communities);
  await createSchema(db, follows);
  await createSchema(db, builds);
  await writeBuilds(db, [
    {
      id: 'build-1',
      owner_id: 'ana',
      nickname: 'Old Blue',
      about: 'Patina stays.',
      cover: photo,
      tasks: 40,
      tasks_done: 12,
    },
    { id: 'build-2', owner_id: 'max', nickname: 'First truck' },
    { id: 'build-3', owner_id: 'ana', nickname: 'Secret', audience: 'followers' },
    { id: 'build-4', owner_id: 'ana', nickname: 'Removed', standing: 'removed' },
    { id: 'build-5', owner_id: 'gone', nickname: 'Orphan' },
  ]);
  await handle([
    ...member('ana', '1968-05-04', false),
    ...member('max', '2011-05-04', true),
    ...log.member('max', [
      {
        type: 'GuardianVerified',
        data: {
          memberId: 'max',
          guardianId: 'ana',
          method: 'staff',
          verifiedBy: 'eve',
          host: null,
        },
      },
    ]),
    ...member('gone', '1968-05-04', false),
    ...log.member('gone', [{ type: 'MemberErased', data: { memberId: 'gone' } }]),
    ...log.listing('draft', [drafted()]),
    ...shown('active', {}, { type: 'PhotoAdded', data: { photo } }),
    ...shown('paused', {}, { type: 'ListingPaused', data: {} }),
    ...shown(
      'held',
      {},
      { type: 'ListingHeld', data: { buyerId: 'bob', heldUntil: plusDays(firstDay, 3), offerId: null } },
    ),
    ...shown('sold', {}, sold),
    ...shown('withdrawn', {}, { type: 'ListingWithdrawn', data: {} }),
    ...shown('expired', {}, { type: 'ListingExpired', data: {} }),
    ...shown('removed', {}, { type: 'ListingRemoved', data: { reason: 'spam', removedBy: 'eve' } }),
    ...shown('mustang', {
      categoryPrimary: 'Cars',
      categorySub: 'Coupe',
      vehicle: { year: 1966, make: 'Ford', model: 'Mustang', mileage: 81_000 },
    }),
    ...shown('wanted', { listingType: 'wanted' }),
    ...shown('of-max', { sellerId: 'max' }),
  ]);
  return db;
}

const shown = (name: string, over: ContentChange, ...more: readonly CardEvent[]): readonly RecordedEvent[] =>
  log.listing(name, [drafted({ ...content, ...over }), publishedAt(firstDay), ...more]);

function member(id: string, birthDate: string, isMinor: boolean): readonly RecordedEvent[] {
  const name = `${id[0]?.toUpperCase()}${id.slice(1)} Surname`;
  return log.member(id, [
    { type: 'MemberRegistered', data: { memberId: id, name, email: `${id}@example.com` } },
    { type: 'BirthDateGiven', data: { memberId: id, birthDate, isMinor } },
  ]);
}
