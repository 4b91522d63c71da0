import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';

export const goals = ['driver', 'show', 'race', 'preservation'] as const;
/** `sold`: handed over elsewhere, or sold without it. */
export const buildStatuses = ['planned', 'active', 'dormant', 'complete', 'sold', 'abandoned'] as const;
export type BuildStatus = (typeof buildStatuses)[number];
/** Who sees a build beside those who work on it. */
export const audiences = ['private', 'followers', 'community', 'public'] as const;
export type Audience = (typeof audiences)[number];
/** What others read of the costs. */
export const costViews = ['nothing', 'bands', 'totals'] as const;
export type CostView = (typeof costViews)[number];
/** A collaborator looks at all of it, writes tasks and entries, or does all that the owner does but hand it over and delete it. */
export const roles = ['looks', 'helps', 'owns'] as const;
export type Role = (typeof roles)[number];
/** What keeps a build from going on. */
export const blockers = ['part', 'money', 'know-how', 'time'] as const;

export const maxCollaborators = 20;
export const Cents = z.number().int().min(0).max(1_000_000_000);

/** The car, with the fields of a garage. The VIN is a text of any shape, for the owner alone. */
export const BuildVehicle = z.object({
  year: z.number().int().min(1885).max(2100),
  make: z.string(),
  model: z.string(),
  nickname: z.string(),
  vin: z.string(),
});
export type BuildVehicle = z.output<typeof BuildVehicle>;

/** Everything that its owner changes at once. */
export const BuildWords = z.object({
  vehicle: BuildVehicle,
  about: z.string(),
  goal: z.enum(goals),
  startedOn: z.iso.date().nullable(),
  targetOn: z.iso.date().nullable(),
});
export type BuildWords = z.output<typeof BuildWords>;

const noWords = { vehicle: { year: 1900, make: '', model: '', nickname: '', vin: '' }, about: '' };

/** Where its owner is, about a mile off, and what others read of it: "Janesville, WI". */
const Place = z.object({ latitude: z.number(), longitude: z.number(), area: z.string() });

/** What goes to the new owner with the car. The vehicle, the open tasks and what was installed always do. */
export const GoesAlong = z.object({
  journal: z.boolean(),
  photos: z.boolean(),
  costs: z.boolean(),
  /** Of those who worked on it. */
  names: z.boolean(),
  /** The ids of documents. */
  documents: z.array(z.string()),
});
export type GoesAlong = z.output<typeof GoesAlong>;

/** By a decision of a case. */
const decided = {
  schema: z.object({ ownerId: z.string(), reason: z.string() }),
  personal: { of: 'ownerId', fields: { reason: '' } },
  shown: ['reason'],
} as const;

/** A build: the car, what it is to become, who sees it and who works on it. Its tasks, entries, documents and books have streams of their own.
 *  `ownerId` is the owner at that time, under whose key the words are; `by` whoever did it.
 *  source  README, Words */
export const buildEvents = defineStream('build', {
  BuildStarted: defineEvent({
    version: 1,
    schema: BuildWords.extend({ ownerId: z.string() }),
    personal: { of: 'ownerId', fields: noWords },
  }),
  BuildChanged: defineEvent({
    version: 1,
    schema: BuildWords.extend({ ownerId: z.string(), by: z.string() }),
    personal: { of: 'ownerId', fields: noWords },
    shown: ['by'],
  }),
  BudgetSet: defineEvent({
    version: 1,
    schema: z.object({ ownerId: z.string(), budgetCents: Cents.nullable() }),
    personal: { of: 'ownerId', fields: { budgetCents: null } },
  }),
  CoverChanged: defineEvent({
    version: 1,
    schema: z.object({ ownerId: z.string(), photo: Photo.nullable() }),
    personal: { of: 'ownerId', fields: { photo: null } },
  }),
  /** The note says why it rests, or was given up; '' without one. */
  StatusChanged: defineEvent({
    version: 1,
    schema: z.object({ ownerId: z.string(), status: z.enum(buildStatuses), note: z.string() }),
    personal: { of: 'ownerId', fields: { note: '' } },
    shown: ['note'],
  }),
  AudienceChanged: defineEvent({
    version: 1,
    schema: z.object({
      ownerId: z.string(),
      audience: z.enum(audiences),
      /** For the audience `community`. */
      communityId: z.string().nullable(),
      costs: z.enum(costViews),
      /** Of its home, where the owner shows it and is found near it. */
      place: Place.nullable(),
    }),
    personal: { of: 'ownerId', fields: { place: null } },
  }),
  CollaboratorInvited: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), role: z.enum(roles), by: z.string() }),
    shown: ['by'],
  }),
  CollaboratorJoined: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
  RoleChanged: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), role: z.enum(roles), by: z.string() }),
    shown: ['by'],
  }),
  CollaboratorLeft: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      because: z.enum(['declined', 'left', 'removed', 'blocked', 'erased', 'handed over']),
    }),
  }),
  /** The listing of the car, and what would go to its buyer. */
  SaleLinked: defineEvent({
    version: 1,
    schema: z.object({ listingId: z.string(), goesAlong: GoesAlong }),
  }),
  SaleUnlinked: defineEvent({ version: 1, schema: z.object({ listingId: z.string() }) }),
  HandOverOffered: defineEvent({
    version: 1,
    schema: z.object({
      toId: z.string(),
      goesAlong: GoesAlong,
      /** The listing by which they bought the car here; null without one. */
      listingId: z.string().nullable(),
    }),
  }),
  HandOverEnded: defineEvent({
    version: 1,
    schema: z.object({ toId: z.string(), because: z.enum(['withdrawn', 'declined', 'blocked', 'erased']) }),
  }),
  /** From here on it is the other member's. The former owner keeps the book that was frozen before. */
  BuildHandedOver: defineEvent({
    version: 1,
    schema: z.object({
      fromId: z.string(),
      toId: z.string(),
      goesAlong: GoesAlong,
      bookId: z.string(),
    }),
  }),
  StallHelperSet: defineEvent({ version: 1, schema: z.object({ isOn: z.boolean() }) }),
  /** What keeps it from going on, said by its owner, and the day on which to look again. */
  BlockerSaid: defineEvent({
    version: 1,
    schema: z.object({
      ownerId: z.string(),
      what: z.enum(blockers),
      note: z.string(),
      lookAgainOn: z.iso.date().nullable(),
    }),
    personal: { of: 'ownerId', fields: { note: '' } },
    shown: ['note'],
  }),
  TemplateUsed: defineEvent({
    version: 1,
    schema: z.object({ template: z.string(), by: z.string() }),
    shown: ['by'],
  }),
  /** It is suggested for the wall no longer: dismissed, or posted. */
  MilestoneDismissed: defineEvent({ version: 1, schema: z.object({ milestone: z.string() }) }),
  BuildDeleted: defineEvent({ version: 1, schema: z.object({ by: z.string() }), shown: ['by'] }),
  BuildRestored: defineEvent({ version: 1, schema: z.object({ by: z.string() }), shown: ['by'] }),
  BuildHidden: defineEvent({ version: 1, ...decided }),
  BuildRemoved: defineEvent({ version: 1, ...decided }),
  /** After it was hidden or removed. */
  BuildShownAgain: defineEvent({ version: 1, ...decided }),
});

export type BuildEvent = EventOf<typeof buildEvents>;
