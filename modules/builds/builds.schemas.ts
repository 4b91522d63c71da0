import { z } from 'zod';
import { CommunityRef, PersonView } from '../community/community.schemas.js';
import { line, optionalText } from '../kernel/http/contract.js';
import { PhotoView } from '../media/photo.schemas.js';
import { audiences, buildStatuses, costViews, GoesAlong, goals, roles } from './build/build.events.js';
import { columns, fits, priorities, systems } from './task/task.events.js';

export {
  audiences,
  blockers,
  buildStatuses,
  costViews,
  GoesAlong,
  goals,
  maxCollaborators,
  roles,
} from './build/build.events.js';
export { documentKinds, maxDocuments } from './document/document.events.js';
export { maxEntryLetters, maxEntryPhotos } from './entry/entry.events.js';
export {
  columns,
  fits,
  maxParts,
  maxTaskPhotos,
  maxTasks,
  priorities,
  systems,
} from './task/task.events.js';

/** Dollars. */
export const Dollars = z.number().min(0).max(10_000_000).multipleOf(0.01);
export const OptionalDollars = Dollars.nullable().default(null);
/** Hours, to the minute. */
export const Hours = z.number().min(0).max(10_000);
export const OptionalHours = Hours.nullable().default(null);

/** The car of a build, as its owner fills it in. */
export const VehicleBody = z.object({
  year: z.number().int().min(1885).max(2100),
  make: line(40),
  model: line(60),
  nickname: optionalText(60).default(''),
  vin: optionalText(40).default(''),
});

/** What a build is, as its owner fills it in. */
export const BuildBody = z.object({
  vehicle: VehicleBody,
  about: optionalText(2_000).default(''),
  goal: z.enum(goals).default('driver'),
  startedOn: z.iso.date().nullable().default(null),
  targetOn: z.iso.date().nullable().default(null),
});
export type BuildBody = z.output<typeof BuildBody>;

/** What others read of costs. `bands`: only `band` is there; `nothing`: neither. */
export const CostShown = z.object({
  /** Dollars. */
  total: z.number().nullable(),
  /** "$5,000–10,000" */
  band: z.string().nullable(),
});

/** A build in a list: a directory, my builds, a page of its owner. */
export const BuildCard = z.object({
  id: z.string(),
  /** Its nickname, or "1966 Ford F100". */
  title: z.string(),
  /** "1966 Ford F100" */
  vehicle: z.string(),
  year: z.number().int(),
  make: z.string(),
  model: z.string(),
  owner: PersonView,
  status: z.enum(buildStatuses),
  goal: z.enum(goals),
  audience: z.enum(audiences),
  cover: PhotoView.nullable(),
  /** "Janesville, WI", where its owner shows it. */
  area: z.string().nullable(),
  /** Miles; null without a place in the query, or of the build. */
  distance: z.number().nullable(),
  tasks: z.number().int(),
  tasksDone: z.number().int(),
  entries: z.number().int(),
  hours: z.number(),
  /** Whenever something was last done to it. */
  activeAt: z.iso.datetime(),
  /** The standing of the reader; null: one of the audience. */
  standing: z.enum(['owner', ...roles]).nullable(),
});
export type BuildCard = z.output<typeof BuildCard>;

export const buildActions = [
  'edit',
  'budget',
  'status',
  'audience',
  'cover',
  'invite',
  'leave',
  'join',
  'write',
  'plan',
  'delete',
  'restore',
  'sell',
  'hand over',
  'withdraw offer',
  'accept offer',
  'freeze',
  'stall helper',
  'follow',
  'share',
  'openCase',
] as const;
export type BuildAction = (typeof buildActions)[number];

/** One system of the car: how far it is. */
export const SystemProgress = z.object({
  system: z.enum(systems),
  tasks: z.number().int(),
  done: z.number().int(),
  blocked: z.number().int(),
  plannedHours: z.number(),
  hours: z.number(),
  /** Dollars; null for whoever does not read costs. */
  planned: z.number().nullable(),
  spent: z.number().nullable(),
});
export type SystemProgress = z.output<typeof SystemProgress>;

export const PartCounts = z.object({
  planned: z.number().int(),
  sought: z.number().int(),
  arrived: z.number().int(),
  installed: z.number().int(),
});

/** A whole build, as its reader sees it. What only those who work on it read is null for others. */
export const BuildView = BuildCard.extend({
  nickname: z.string(),
  about: z.string(),
  startedOn: z.string().nullable(),
  targetOn: z.string().nullable(),
  /** Why it rests, or was given up; '' without. */
  statusNote: z.string(),
  costs: CostShown,
  systems: z.array(SystemProgress),
  parts: PartCounts,
  blockedTasks: z.number().int(),
  followers: z.number().int(),
  isFollowed: z.boolean(),
  community: CommunityRef.nullable(),
  collaborators: z.array(z.object({ member: PersonView, role: z.enum(roles), isInvited: z.boolean() })),
  /** Former owners, the first one first; those whose names did not go along are left out. */
  formerOwners: z.array(PersonView),
  /** A listing that sells it, for whoever sees that. */
  listingId: z.string().nullable(),
  private: z
    .object({
      vin: z.string(),
      /** Dollars. */
      budget: z.number().nullable(),
      costView: z.enum(costViews),
      communityId: z.string().nullable(),
      showsArea: z.boolean(),
      isStallHelperOn: z.boolean(),
      documents: z.number().int(),
      templates: z.array(z.string()),
      /** Whether it is hidden until a review, or removed by staff. */
      decision: z.enum(['hidden', 'removed']).nullable(),
    })
    .nullable(),
  /** For the member to whom it is offered, and for its owner. */
  offer: z.object({ to: PersonView, at: z.iso.datetime(), goesAlong: GoesAlong }).nullable(),
  /** The listing that sells it, with what goes to its buyer: for its owner. */
  sale: z.object({ listingId: z.string(), goesAlong: GoesAlong }).nullable(),
  /** To suggest "What is blocking?" to its owner; null otherwise. */
  stall: z.object({ quietDays: z.number().int(), lastBlocker: z.string().nullable() }).nullable(),
  allowedActions: z.array(z.enum(buildActions)),
  /** The `madeFrom` of its next change. */
  version: z.number().int(),
});
export type BuildView = z.output<typeof BuildView>;

export const partStatuses = ['planned', 'sought', 'arrived', 'installed'] as const;

/** A part of a task. Costs and whence it came are null for whoever does not read them. */
export const PartView = z.object({
  id: z.string(),
  taskId: z.string(),
  title: z.string(),
  quantity: z.number().int(),
  status: z.enum(partStatuses),
  /** Dollars, for one. */
  planned: z.number().nullable(),
  /** Dollars, for all of it. */
  cost: z.number().nullable(),
  link: z.string(),
  /** Its item in the reader's inventory; null for others. */
  itemId: z.string().nullable(),
  /** Whether the item is in stock, so that it can be installed. */
  isInStock: z.boolean(),
  photo: PhotoView.nullable(),
  /** The wanted ad that looks for it, and whether it is still a draft. */
  need: z.object({ listingId: z.string(), isDraft: z.boolean(), matches: z.number().int() }).nullable(),
  /** Whom it was bought from here. */
  seller: PersonView.nullable(),
  arrivedOn: z.string().nullable(),
  installedAt: z.string().nullable(),
  /** What was said of its fit; null while it is not in the car. */
  fit: z.object({ fit: z.enum(fits), note: z.string() }).nullable(),
  isDropped: z.boolean(),
});
export type PartView = z.output<typeof PartView>;

/** A task on a board, or in a list. */
export const TaskCard = z.object({
  id: z.string(),
  system: z.enum(systems),
  title: z.string(),
  priority: z.enum(priorities),
  column: z.enum(columns),
  rank: z.string(),
  /** Why it is blocked; null while it is not. */
  blocked: z.string().nullable(),
  plannedHours: z.number().nullable(),
  hours: z.number(),
  planned: z.number().nullable(),
  spent: z.number().nullable(),
  parts: PartCounts,
  /** The titles of the tasks that come first and are not done. */
  waitsFor: z.array(z.string()),
  entries: z.number().int(),
  photo: PhotoView.nullable(),
  doneAt: z.string().nullable(),
  version: z.number().int(),
});
export type TaskCard = z.output<typeof TaskCard>;

export const TaskView = TaskCard.extend({
  notes: z.string(),
  after: z.array(z.object({ id: z.string(), title: z.string(), column: z.enum(columns) })),
  partList: z.array(PartView),
  photos: z.array(z.object({ when: z.enum(['before', 'after']), photo: PhotoView })),
  isDeleted: z.boolean(),
});
export type TaskView = z.output<typeof TaskView>;

/** What a task is, as a member fills it in. */
export const TaskBody = z.object({
  system: z.enum(systems).default('other'),
  title: line(120),
  notes: optionalText(4_000).default(''),
  priority: z.enum(priorities).default('normal'),
  planned: OptionalDollars,
  plannedHours: OptionalHours,
  after: z.array(z.uuid()).max(20).default([]),
});
export type TaskBody = z.output<typeof TaskBody>;

export const PartBody = z.object({
  title: line(120),
  quantity: z.number().int().min(1).max(1_000).default(1),
  planned: OptionalDollars,
  link: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
  itemId: z.uuid().nullable().default(null),
});
export type PartBody = z.output<typeof PartBody>;

export const EntryView = z.object({
  id: z.string(),
  author: PersonView,
  on: z.string(),
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  text: z.string(),
  photos: z.array(PhotoView),
  compare: z.object({ before: PhotoView, after: PhotoView }).nullable(),
  hours: z.number().nullable(),
  cost: z.number().nullable(),
  odometer: z.number().int().nullable(),
  task: z.object({ id: z.string(), title: z.string() }).nullable(),
  status: z.enum(['shown', 'deleted', 'removed']),
  /** Whether the reader may change it. */
  isMine: z.boolean(),
  version: z.number().int(),
});
export type EntryView = z.output<typeof EntryView>;
