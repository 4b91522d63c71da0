import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt } from '../kernel/http/contract.js';
import { dismissals } from './match/match.events.js';

/** A match, for one of its two sides: the other side's listing, and the reasons. */
export const MatchView = z.object({
  id: z.string(),
  /** Whether the caller wants the item, or has it. */
  side: z.enum(['seeker', 'holder']),
  /** The caller's own listing; or their inventory item, which the other side never sees; null: the caller has listed similar parts before. */
  own: z.object({ id: z.string(), title: z.string(), kind: z.enum(['listing', 'item']) }).nullable(),
  other: z.object({
    id: z.string(),
    title: z.string(),
    price: z.number().nullable(),
    /** Gatherings that the seeker will attend; empty for the seeker. */
    attends: z.array(z.string()),
  }),
  score: z.number().int(),
  /** "Fits 1964–66 Chevrolet C10 · Same part number, 3970010 · 38 miles away · $40 below your limit" */
  reasons: z.string(),
  foundAt: z.iso.datetime(),
  /** For the seeker: whether the holder was told of their wanted ad, and when they see it, while that is to come; null for the holder. */
  holder: z.object({ isTold: z.boolean(), seesAt: z.iso.datetime().nullable() }).nullable(),
});
export type MatchView = z.output<typeof MatchView>;

export const listMatches = endpoint({
  method: 'GET',
  path: '/api/matches',
  auth: 'member',
  consistent: ['matching', 'member-pages'],
  summary: "What suits the caller's open needs, and who needs what the caller offers; the best first",
  /** Only matches of this listing or item of the caller. */
  query: z.object({ listing: z.string().max(80).optional() }),
  response: z.object({ matches: z.array(MatchView) }),
});

/** The progress of each open wanted ad of a member: its matches, and the members with whom they talk about it. */
export const WantedProgress = z.object({
  id: z.string(),
  matches: z.number().int(),
  /** Members with whom the caller talks about the ad, or about a listing that suits it. */
  talks: z.number().int(),
});
export type WantedProgress = z.output<typeof WantedProgress>;

export const listWantedProgress = endpoint({
  method: 'GET',
  path: '/api/wanted/progress',
  auth: 'member',
  consistent: ['matching', 'messages', 'member-pages'],
  summary:
    "For each open wanted ad of the caller's: how much suits it, and with how many members the caller talks",
  response: z.object({ needs: z.array(WantedProgress) }),
});

/** For each rule: how many matches it supported, and how many of these were dismissed because of it. */
export const RuleTally = z.object({
  rule: z.string(),
  shown: z.number().int(),
  dismissed: z.number().int(),
});
export type RuleTally = z.output<typeof RuleTally>;

export const listRuleTallies = endpoint({
  method: 'GET',
  path: '/api/admin/match-rules',
  auth: 'member',
  requires: 'administer',
  consistent: ['matching'],
  audit: 'not sensitive',
  summary: 'How often matches were shown by each rule, and dismissed for it',
  response: z.object({ rules: z.array(RuleTally) }),
});

/** How a title was read: the kind of part, and the properties that it names. */
export const ReadTitle = z.object({
  kind: z.string().nullable(),
  properties: z.array(z.object({ name: z.string(), values: z.string() })).max(50),
});
export type ReadTitle = z.output<typeof ReadTitle>;

/** A candidate, as today's rules judge it. */
export const JudgedCandidate = z.object({
  /** null: an item of somebody's inventory, of which nothing else is said. */
  id: z.string().nullable(),
  title: z.string().nullable(),
  /** null: no match, or an item. */
  score: z.number().int().nullable(),
  /** "Match", or the conflict: "Wrong part". */
  verdict: z.string(),
  /** The reasons, or the conflict in words. */
  why: z.string(),
  read: ReadTitle.nullable(),
});
export type JudgedCandidate = z.output<typeof JudgedCandidate>;

/** The most candidates in one answer. */
export const mostJudged = 60;

export const JudgedListing = z.object({
  id: z.string(),
  title: z.string(),
  isWanted: z.boolean(),
  /** Otherwise it is held against nothing. */
  isOpen: z.boolean(),
  read: ReadTitle,
  counts: z.array(z.object({ verdict: z.string(), count: z.number().int() })).max(mostJudged),
  /** Matches first, the best on top; then what came nearest to one. */
  candidates: z.array(JudgedCandidate).max(mostJudged),
});
export type JudgedListing = z.output<typeof JudgedListing>;

export const getJudged = endpoint({
  method: 'GET',
  path: '/api/admin/match-rules/judged',
  auth: 'member',
  requires: 'administer',
  consistent: ['matching'],
  audit: { action: 'match.judged', target: { kind: 'listing', id: 'listing' } },
  summary: 'How today’s rules judge what shares most with a public listing, and why; nothing is stored',
  query: z.object({ listing: Id }),
  response: JudgedListing,
  errors: ['LISTING_NOT_FOUND'],
});

export const dismissMatch = endpoint({
  method: 'POST',
  path: '/api/matches/:id/dismiss',
  auth: 'member',
  summary: 'Say that a match does not suit, and why; it leaves the list',
  params: IdParams,
  body: z.object({ reason: z.enum(dismissals) }),
  response: Receipt,
  errors: ['MATCH_NOT_FOUND'],
});

export const restoreMatch = endpoint({
  method: 'POST',
  path: '/api/matches/:id/restore',
  auth: 'member',
  summary: 'Take a dismissal of a match back; it is in the list again',
  params: IdParams,
  response: Receipt,
  errors: ['MATCH_NOT_FOUND'],
});
