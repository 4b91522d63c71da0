import { z } from 'zod';
import { PersonView } from '../../community/community.schemas.js';
import { endpoint, IdParams } from '../../kernel/http/contract.js';
import {
  limit,
  OptionalAmount,
  OptionalCursor,
  OptionalLatitude,
  OptionalLongitude,
  OptionalSearchText,
  oneOf,
} from '../../kernel/http/query.contract.js';
import { BuildCard, BuildView, buildStatuses, SystemProgress } from '../builds.schemas.js';

/** A reader sees at once what follows from an invitation, a block, a community or a follow. */
export const ofBuilds = ['builds', 'member-pages', 'communities', 'follows'];
const notFound = ['BUILD_NOT_FOUND'];

export const listMyBuilds = endpoint({
  method: 'GET',
  path: '/api/builds/mine',
  auth: 'member',
  consistent: ofBuilds,
  summary:
    'The builds that I own or work on, the last active first; those that are offered to me, and where I am invited',
  response: z.object({
    builds: z.array(BuildCard),
    /** Deleted in the last 30 days. */
    deleted: z.array(BuildCard),
    invited: z.array(BuildCard),
    offered: z.array(BuildCard),
  }),
});

export const buildSorts = ['active', 'newest', 'near'] as const;

export const listBuilds = endpoint({
  method: 'GET',
  path: '/api/builds',
  auth: 'guest',
  consistent: ofBuilds,
  summary: 'The builds that the caller sees, by make, model, words, status and place',
  query: z.object({
    search: OptionalSearchText,
    make: OptionalSearchText,
    model: OptionalSearchText,
    status: oneOf(buildStatuses),
    /** The builds of one member. */
    owner: OptionalSearchText,
    latitude: OptionalLatitude,
    longitude: OptionalLongitude,
    /** Miles; 0 or absent: everywhere. */
    radius: OptionalAmount.pipe(z.number().max(25_000).optional()),
    sort: oneOf(buildSorts),
    cursor: OptionalCursor,
    limit: limit(24),
  }),
  response: z.object({
    builds: z.array(BuildCard),
    total: z.number().int(),
    next: z.string().nullable(),
    /** Makes among all that the caller sees, with counts, the most first: for the filter. */
    makes: z.array(z.object({ make: z.string(), builds: z.number().int() })),
  }),
  errors: ['BAD_CURSOR'],
});

export const getBuild = endpoint({
  method: 'GET',
  path: '/api/builds/:id',
  auth: 'guest',
  consistent: ofBuilds,
  summary: 'A build, with its progress by system, as its reader sees it',
  params: IdParams,
  response: BuildView,
  errors: notFound,
});

export const getCosts = endpoint({
  method: 'GET',
  path: '/api/builds/:id/costs',
  auth: 'member',
  consistent: ['builds'],
  summary: 'What a build has cost so far, and was planned to: for its owner and those who work on it',
  params: IdParams,
  response: z.object({
    /** Dollars. */
    budget: z.number().nullable(),
    planned: z.number(),
    spent: z.number(),
    parts: z.number(),
    work: z.number(),
    plannedHours: z.number(),
    hours: z.number(),
    systems: z.array(SystemProgress),
    months: z.array(z.object({ month: z.string(), spent: z.number(), hours: z.number() })),
  }),
  errors: notFound,
});

export const getWorth = endpoint({
  method: 'GET',
  path: '/api/builds/:id/worth',
  auth: 'member',
  consistent: ['builds'],
  summary: 'What a build has cost, beside what such cars sold for here: for its owner alone',
  params: IdParams,
  response: z.object({
    /** Dollars. */
    spent: z.number(),
    /** null: fewer than five sales, or of fewer than five sellers. */
    sold: z
      .object({
        sales: z.number().int(),
        low: z.number(),
        middle: z.number(),
        high: z.number(),
        yearFrom: z.number().int(),
        yearTo: z.number().int(),
      })
      .nullable(),
  }),
  errors: notFound,
});

export const listMilestones = endpoint({
  method: 'GET',
  path: '/api/builds/:id/milestones',
  auth: 'member',
  consistent: ['builds'],
  summary: 'What could be told on the wall about a build: suggested to its owner, never posted by itself',
  params: IdParams,
  response: z.object({
    milestones: z.array(
      z.object({
        milestone: z.string(),
        at: z.iso.datetime(),
        /** "The engine is done" */
        title: z.string(),
        /** Words to begin with. */
        text: z.string(),
      }),
    ),
  }),
  errors: notFound,
});

/** What those who put this part into one car say of it. */
export const FitSaid = z.object({
  /** "1966 Ford F100" */
  vehicle: z.string(),
  asItIs: z.number().int(),
  withWork: z.number().int(),
  notAtAll: z.number().int(),
  /** Those that the reader sees, at most five, with what had to be done. */
  builds: z.array(
    z.object({ id: z.string(), title: z.string(), owner: PersonView, fit: z.string(), note: z.string() }),
  ),
});

export type FitSaid = z.output<typeof FitSaid>;

export const getFitSaid = endpoint({
  method: 'GET',
  path: '/api/builds/fitted',
  auth: 'guest',
  consistent: [...ofBuilds, 'listing-search'],
  summary:
    'How many builds fitted the part of a listing, or of one of my items, to which cars, and what had to be done; a seller’s own builds do not speak',
  query: z.object({ listingId: z.uuid().optional(), itemId: z.uuid().optional() }),
  response: z.object({ said: z.array(FitSaid) }),
});
