import { z } from 'zod';
import { spaceTypes } from '../../spaces/map/space-map.schemas.js';

const Moment = z.iso.datetime();

/** Who goes before others. 'last time': who had a space the last time; 'times before': who had one at more of the dates before. */
export const priorities = ['last time', 'times before'] as const;
export type Priority = (typeof priorities)[number];
/** Who goes first among equals: by lot, or whoever asked first. */
export const draws = ['lot', 'time'] as const;
/** Spaces that one request can name. */
export const mostAsked = 10;
/** Requests of one date: a proposal is one append of the log, of 1 MB at most. */
export const mostRequests = 1_500;
/** Others that a request wishes to be beside. */
export const mostBeside = 3;

/** How spaces of a date are given to those who ask for them.
 *  units   ISO-8601 UTC
 *  source  README, Allocation 1 */
export const AllocationRules = z.object({
  closesAt: Moment,
  /** As vendors read them, besides all this. */
  words: z.string().max(3_000),
  /** Of the terms: those whose spaces are given. */
  productIds: z.array(z.string().max(40)).min(1).max(10),
  mostSpaces: z.number().int().min(1).max(mostAsked),
  /** The first counts most. */
  priorities: z.array(z.enum(priorities)).max(priorities.length),
  draw: z.enum(draws),
});
export type AllocationRules = z.output<typeof AllocationRules>;

/** What a vendor needs, and would like.
 *  units  feet */
export const RequestWishes = z.object({
  /** Spaces side by side. */
  count: z.number().int().min(1).max(mostAsked),
  /** Those that would do, the best first; [] for any. */
  types: z.array(z.enum(spaceTypes)).max(spaceTypes.length),
  /** One of the spaces has to hold it; 0 for none. */
  trailerWidth: z.number().min(0).max(500),
  trailerLength: z.number().min(0).max(500),
  power: z.enum(['needed', 'wished', 'no']),
  /** The same spaces as the last time. */
  sameAsLast: z.boolean(),
  /** Members to be beside. */
  beside: z.array(z.string()).max(mostBeside),
  besideSpace: z.string().max(40).nullable(),
  zoneIds: z.array(z.string().max(40)).max(10),
  /** Features of the map: "near the gate". */
  near: z.array(z.string().max(40)).max(6),
});
export type RequestWishes = z.output<typeof RequestWishes>;

/** Why a request got what it got, word by word.
 *  about  'space': none was found; 'lock': where the team had placed it is not free any more
 *  why    of what was not met. 'type', 'size', 'power', 'side by side': what none was left with; 'not asked', 'without', 'apart': of who was to be beside them;
 *         'gone', 'outweighed': nothing with it was left, or something with more of the wishes was
 *  of     the id of a member, of a space or of a zone, or a feature */
export const Reason = z.object({
  about: z.enum([
    'same as last',
    'beside member',
    'beside space',
    'power',
    'zone',
    'near',
    'type',
    'trailer',
    'group',
    'by team',
    'lock',
    'space',
  ]),
  met: z.boolean(),
  why: z
    .enum(['gone', 'outweighed', 'not asked', 'without', 'apart', 'type', 'size', 'power', 'side by side'])
    .optional(),
  /** No space of the map would ever have done. */
  never: z.literal(true).optional(),
  of: z.string().optional(),
});
export type Reason = z.output<typeof Reason>;

/** What a request gets by a proposal. */
export const Placement = z.object({
  requestId: z.string(),
  /** From 1. */
  turn: z.number().int().min(1),
  /** By what it came to its turn. */
  hadLast: z.boolean(),
  times: z.number().int().min(0),
  lot: z.string(),
  /** [] for none. */
  spaceIds: z.array(z.string()).max(mostAsked),
  reasons: z.array(Reason).max(24),
});
export type Placement = z.output<typeof Placement>;
