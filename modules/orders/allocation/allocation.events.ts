import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { AllocationRules, mostAsked, Placement, RequestWishes } from './allocation.schemas.js';

/** Of the team: a member. */
const by = { by: z.string() };
const of = { requestId: z.string(), memberId: z.string() };

/** How the spaces of one date are given to those who ask for them: rules, requests, proposals, what the team changed of them, and what became of it. The id is that
 *  of the date. It has ids of members, and nothing that they wrote.
 *  units   moments ISO-8601 UTC
 *  source  README, Allocation; ADR 0115 */
export const allocationEvents = defineStream('allocation', {
  /** Vendors ask from now on. The seed draws lots, and is secret until requests close. */
  RequestsOpened: defineEvent({
    version: 1,
    schema: z.object({ ...by, rules: AllocationRules, seed: z.string() }),
    shown: ['by'],
  }),
  AllocationRulesChanged: defineEvent({
    version: 1,
    schema: z.object({ ...by, rules: AllocationRules }),
    shown: ['by'],
  }),
  /** Before their moment. */
  RequestsClosed: defineEvent({ version: 1, schema: z.object(by), shown: ['by'] }),
  /** A first time, or other wishes in place of all before. A number counts the requests of a date from 1. */
  SpacesAskedFor: defineEvent({
    version: 1,
    schema: z.object({
      ...of,
      number: z.number().int().min(1),
      at: z.iso.datetime(),
      wishes: RequestWishes,
    }),
  }),
  RequestWithdrawn: defineEvent({ version: 1, schema: z.object(of) }),
  /** In place of any proposal before. Where the team had placed somebody for good, that stays. */
  AllocationProposed: defineEvent({
    version: 1,
    schema: z.object({
      ...by,
      run: z.number().int().min(1),
      seed: z.string(),
      mapVersion: z.number().int(),
      placements: z.array(Placement),
    }),
    shown: ['by'],
  }),
  /** The team moved somebody, swapped spaces, or took them away; that stays in proposals to come. */
  PlacementsChanged: defineEvent({
    version: 1,
    schema: z.object({
      ...by,
      reason: z.string(),
      changes: z
        .array(z.object({ requestId: z.string(), spaceIds: z.array(z.string()).max(mostAsked) }))
        .min(1),
    }),
    shown: ['by', 'reason'],
  }),
  /** These stay in proposals to come, or do not any more. */
  PlacementsLocked: defineEvent({
    version: 1,
    schema: z.object({ ...by, requestIds: z.array(z.string()).min(1), isLocked: z.boolean() }),
    shown: ['by'],
  }),
  /** Each placement becomes an order from now on, which is held until then. */
  AllocationPublished: defineEvent({
    version: 1,
    schema: z.object({ ...by, until: z.iso.datetime() }),
    shown: ['by'],
  }),
  /** What became of placements: an order, or why there is none, so that the team decides. */
  PlacementsReserved: defineEvent({
    version: 1,
    schema: z.object({
      reserved: z.array(z.object({ requestId: z.string(), orderId: z.string() })),
      refused: z.array(z.object({ requestId: z.string(), code: z.string() })),
    }),
  }),
  /** Nothing is left to reserve. Those who get nothing are named. */
  AllocationFinished: defineEvent({ version: 1, schema: z.object({ without: z.array(z.object(of)) }) }),
});

export type AllocationEvent = EventOf<typeof allocationEvents>;
