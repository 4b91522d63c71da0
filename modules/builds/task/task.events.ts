import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';
import { Cents } from '../build/build.events.js';

/** The systems of a car, in the order of pages. */
export const systems = [
  'body',
  'frame',
  'engine',
  'fuel',
  'exhaust',
  'cooling',
  'transmission',
  'driveline',
  'suspension',
  'steering',
  'brakes',
  'wheels',
  'electrical',
  'interior',
  'glass',
  'trim',
  'paint',
  'paperwork',
  'other',
] as const;
export type System = (typeof systems)[number];
export const columns = ['backlog', 'in_progress', 'testing', 'done'] as const;
export type Column = (typeof columns)[number];
export const priorities = ['critical', 'normal', 'low'] as const;
/** Whether a part fitted: the answer of whoever installed it. */
export const fits = ['as it is', 'with work', 'not at all'] as const;
export type Fit = (typeof fits)[number];

export const maxTasks = 2_000;
export const maxParts = 60;
export const maxTaskPhotos = 12;

const PartNumber = z.object({ number: z.string(), kind: z.string() });

/** What can be said of a part before it is there. */
const part = {
  partId: z.string(),
  title: z.string(),
  quantity: z.number().int().min(1),
  /** For one, as planned. */
  plannedCents: Cents.nullable(),
  /** Where it can be bought elsewhere; '' without. */
  link: z.string(),
};

const words = {
  system: z.enum(systems),
  title: z.string(),
  notes: z.string(),
  priority: z.enum(priorities),
  plannedCents: Cents.nullable(),
  plannedMinutes: z.number().int().min(0).nullable(),
  /** The tasks that come first, by id. */
  after: z.array(z.string()),
};
const noWords = { title: 'A task', notes: '' };

/** A task of a build, with its parts. `authorId` is whoever wrote these words, under whose key they are.
 *  source  README, Words */
export const taskEvents = defineStream('build-task', {
  TaskPlanned: defineEvent({
    version: 1,
    schema: z.object({
      buildId: z.string(),
      authorId: z.string(),
      ...words,
      /** Its place in its column: texts in the order of their characters. */
      rank: z.string(),
      /** The template and its line, which made it; null: a member did. */
      from: z.object({ template: z.string(), line: z.string() }).nullable(),
    }),
    personal: { of: 'authorId', fields: noWords },
  }),
  TaskChanged: defineEvent({
    version: 1,
    schema: z.object({ authorId: z.string(), ...words }),
    personal: { of: 'authorId', fields: noWords },
  }),
  TaskMoved: defineEvent({
    version: 1,
    schema: z.object({ column: z.enum(columns), rank: z.string(), by: z.string() }),
    shown: ['by'],
  }),
  TaskBlocked: defineEvent({
    version: 1,
    schema: z.object({ authorId: z.string(), reason: z.string() }),
    personal: { of: 'authorId', fields: { reason: '' } },
    shown: ['reason'],
  }),
  TaskUnblocked: defineEvent({ version: 1, schema: z.object({ by: z.string() }), shown: ['by'] }),
  TaskPhotoAdded: defineEvent({
    version: 1,
    schema: z.object({ authorId: z.string(), when: z.enum(['before', 'after']), photo: Photo }),
    personal: { of: 'authorId', fields: { photo: { id: '', width: 0, height: 0 } } },
  }),
  TaskPhotoRemoved: defineEvent({ version: 1, schema: z.object({ photoId: z.string() }) }),
  PartPlanned: defineEvent({
    version: 1,
    schema: z.object({
      authorId: z.string(),
      ...part,
      /** The item of the author's inventory that it is to be; null: it is still to be found. */
      itemId: z.string().nullable(),
    }),
    personal: { of: 'authorId', fields: { title: 'A part', link: '' } },
  }),
  PartChanged: defineEvent({
    version: 1,
    schema: z.object({ authorId: z.string(), ...part, itemId: z.string().nullable() }),
    personal: { of: 'authorId', fields: { title: 'A part', link: '' } },
  }),
  PartDropped: defineEvent({ version: 1, schema: z.object({ partId: z.string() }) }),
  PartKept: defineEvent({ version: 1, schema: z.object({ partId: z.string() }) }),
  /** A wanted ad looks for it. */
  PartSought: defineEvent({
    version: 1,
    schema: z.object({ partId: z.string(), listingId: z.string() }),
  }),
  /** The wanted ad ended without it. */
  PartSoughtNoMore: defineEvent({
    version: 1,
    schema: z.object({ partId: z.string(), listingId: z.string() }),
  }),
  /** It is there: by a deal here, or bought elsewhere. */
  PartArrived: defineEvent({
    version: 1,
    schema: z.object({
      partId: z.string(),
      authorId: z.string(),
      /** What was paid for all of it. */
      costCents: Cents.nullable(),
      /** The member who had it; null: elsewhere. */
      sellerId: z.string().nullable(),
      /** The listing that offered it; null: not known. */
      listingId: z.string().nullable(),
      /** The item of the owner's inventory that it is now; null: none. */
      itemId: z.string().nullable(),
      photos: z.array(Photo),
      on: z.iso.date(),
    }),
    personal: { of: 'authorId', fields: { photos: [] } },
  }),
  /** It has not arrived after all: the deal was undone, or it was a mistake. */
  PartArrivalUndone: defineEvent({ version: 1, schema: z.object({ partId: z.string() }) }),
  PartInstalled: defineEvent({
    version: 1,
    schema: z.object({
      partId: z.string(),
      by: z.string(),
      /** The item and its portion that left the stock for it; null: it was in no inventory. */
      itemId: z.string().nullable(),
      portionId: z.string().nullable(),
    }),
    shown: ['by'],
  }),
  PartRemoved: defineEvent({
    version: 1,
    schema: z.object({ partId: z.string(), by: z.string() }),
    shown: ['by'],
  }),
  /** Whoever installed it says whether it fitted this car: evidence for others, with the words of that time. */
  FitWitnessed: defineEvent({
    version: 1,
    schema: z.object({
      buildId: z.string(),
      authorId: z.string(),
      /** The owner of the car, whose words say which it is. */
      ownerId: z.string(),
      partId: z.string(),
      fit: z.enum(fits),
      /** What had to be done; for whoever sees the build. */
      note: z.string(),
      vehicle: z.object({ year: z.number().int(), make: z.string(), model: z.string() }),
      title: z.string(),
      partNumbers: z.array(PartNumber),
      itemId: z.string().nullable(),
      listingId: z.string().nullable(),
    }),
    personal: [
      { of: 'authorId', fields: { note: '', title: '', partNumbers: [] } },
      { of: 'ownerId', fields: { vehicle: { year: 1900, make: '', model: '' } } },
    ],
    shown: ['note'],
  }),
  FitWithdrawn: defineEvent({ version: 1, schema: z.object({ partId: z.string() }) }),
  TaskDeleted: defineEvent({ version: 1, schema: z.object({ by: z.string() }), shown: ['by'] }),
  TaskRestored: defineEvent({ version: 1, schema: z.object({ by: z.string() }), shown: ['by'] }),
});

export type TaskEvent = EventOf<typeof taskEvents>;
