import { z } from 'zod';
import { endpoint, Id, line, optionalText, Receipt, text } from '../../kernel/http/contract.js';
import { ofTeam, Person, Sale } from '../sale.contract.js';
import { AllocationRules, mostAsked, mostBeside, mostRequests, RequestWishes } from './allocation.schemas.js';

const Moment = z.iso.datetime();
const path = '/api/orders/allocations/:dateId';
const ofAllocation = ['PRE_SALE_NOT_FOUND', 'ALLOCATION_NOT_FOUND'];
const ofRun = [...ofTeam, 'ALLOCATION_NOT_FOUND', 'ALLOCATION_PUBLISHED', 'REQUESTS_OPEN'];
const OfRequest = Sale.extend({ requestId: Id });

/** What a request wishes, as people write it: members by their handles, and a space by its code. */
export const WrittenWishes = RequestWishes.omit({ beside: true, besideSpace: true }).extend({
  beside: z.array(line(40)).max(mostBeside),
  besideCode: z.string().max(12).nullable(),
});
export type WrittenWishes = z.output<typeof WrittenWishes>;

/** Why, in sentences, the turn first. */
const Reasons = z.array(z.string()).max(30);
const Given = z.array(z.object({ id: z.string(), code: z.string() })).max(mostAsked);

export const stages = ['none', 'open', 'closed', 'published', 'finished'] as const;

export const readAllocation = endpoint({
  method: 'GET',
  path,
  auth: 'guest',
  consistent: ['orders', 'events', 'member-pages'],
  summary:
    'By which rules spaces of a date are given to those who ask, and what the reader asked for and got',
  params: Sale,
  response: z.object({
    /** 'none' where no requests are asked for. */
    stage: z.enum(stages),
    rules: AllocationRules.nullable(),
    /** SHA-256 of the seed, from the beginning on; '' for none. */
    seedHash: z.string(),
    /** What drew the lots, once all spaces are given. */
    seed: z.string().nullable(),
    requests: z.number().int(),
    now: Moment,
    /** How much each wish counts. */
    weights: z.record(z.string(), z.number()),
    me: z
      .object({
        mayRun: z.boolean(),
        request: z
          .object({
            id: z.string(),
            number: z.number().int(),
            at: Moment,
            wishes: WrittenWishes,
            note: z.string(),
            /** Whom they named, as the reader sees them. */
            beside: z.array(Person).max(mostBeside),
          })
          .nullable(),
        /** Once spaces are given. */
        result: z
          .object({
            spaces: Given,
            reasons: Reasons,
            orderId: z.string().nullable(),
            lot: z.string(),
          })
          .nullable(),
      })
      .nullable(),
  }),
  errors: ['PRE_SALE_NOT_FOUND'],
});

export const openRequests = endpoint({
  method: 'PUT',
  path,
  auth: 'member',
  requires: 'organize',
  summary:
    'Let vendors ask for spaces of a date; once somebody has, only the words change, and the moment to a later one',
  params: Sale,
  body: z.object({ rules: AllocationRules.extend({ words: optionalText(3_000) }) }),
  response: Receipt,
  errors: [
    ...ofTeam,
    'PRE_SALE_OVER',
    'NOT_ANNOUNCED',
    'NO_SPACES',
    'PRODUCT_NOT_FOUND',
    'WRONG_PRODUCT',
    'REQUESTS_CLOSED',
    'RULES_FIXED',
    'CLOSES_PAST',
  ],
});

const act = (name: string, summary: string, errors: readonly string[] = []) => ({
  method: 'POST' as const,
  path: `${path}/${name}`,
  auth: 'member' as const,
  summary,
  params: Sale,
  errors,
});

export const closeRequests = endpoint({
  ...act('close', 'Close requests before their moment', [...ofTeam, 'ALLOCATION_NOT_FOUND']),
  body: z.object({}),
  response: Receipt,
});

export const askForSpaces = endpoint({
  method: 'PUT',
  path: `${path}/request`,
  auth: 'member',
  requires: 'hold',
  summary: 'Ask for spaces of a date, or for others than before; a note is for the organizer alone',
  params: Sale,
  body: z.object({ wishes: WrittenWishes, note: optionalText(500) }),
  response: Receipt,
  errors: [
    ...ofAllocation,
    'PRE_SALE_OVER',
    'NOT_ANNOUNCED',
    'REQUESTS_CLOSED',
    'REQUESTS_FULL',
    'OVER_LIMIT',
    'WISHES_WRONG',
    'MEMBER_NOT_FOUND',
    'SPACE_NOT_FOUND',
    'REQUEST_NOT_FOUND',
    'MINORS_DO_NOT_BUY',
    'MAIL_NOT_VERIFIED',
  ],
});
export const withdrawRequest = endpoint({
  ...act('withdraw', 'Withdraw one’s request', [...ofAllocation, 'REQUEST_NOT_FOUND', 'REQUESTS_CLOSED']),
  body: z.object({}),
  response: Receipt,
});

export const listRequests = endpoint({
  method: 'GET',
  path: `${path}/requests`,
  auth: 'member',
  consistent: ['orders', 'events', 'member-pages'],
  rateLimit: { calls: 120, minutes: 10 },
  summary: 'Who asked for what, what the proposal gives them, and why; for the registrar',
  params: Sale,
  response: z.object({
    stage: z.enum(stages),
    /** Counts proposals; 0 before the first. */
    run: z.number().int(),
    /** Until when orders are held, once they are published. */
    until: Moment.nullable(),
    /** Placements that are to become orders still. */
    left: z.number().int(),
    requests: z
      .array(
        z.object({
          id: z.string(),
          number: z.number().int(),
          at: Moment,
          vendor: Person,
          wishes: WrittenWishes,
          /** Null before the first proposal. */
          placement: z
            .object({
              turn: z.number().int(),
              spaces: Given,
              reasons: Reasons,
              isLocked: z.boolean(),
              /** Who of the team changed it. */
              changed: z.object({ by: Person, reason: z.string() }).nullable(),
              orderId: z.string().nullable(),
              /** Code of why it could not be reserved. */
              refused: z.string().nullable(),
            })
            .nullable(),
        }),
      )
      .max(mostRequests),
    /** That anybody can have, and that the proposal gives to nobody. */
    free: z.array(z.object({ id: z.string(), code: z.string() })).max(6_000),
  }),
  errors: [...ofTeam, 'ALLOCATION_NOT_FOUND'],
});
export const readRequestNote = endpoint({
  method: 'GET',
  path: `${path}/requests/:requestId/note`,
  auth: 'member',
  summary: 'What a vendor wrote to the organizer about their request; for the registrar',
  params: OfRequest,
  response: z.object({ note: z.string() }),
  errors: [...ofTeam, 'REQUEST_NOT_FOUND'],
});

export const propose = endpoint({
  ...act('propose', 'Propose who gets which spaces; what is locked stays', [
    ...ofRun,
    'PRE_SALE_OVER',
    'NO_SPACES',
    'ALLOCATION_CHANGED',
  ]),
  rateLimit: { calls: 30, minutes: 10 },
  body: z.object({}),
  response: Receipt,
});
export const changePlacements = endpoint({
  ...act('change', 'Move vendors in the proposal, swap their spaces, or take them away', [
    ...ofRun,
    'NOT_PROPOSED',
    'REQUEST_NOT_FOUND',
    'SPACE_NOT_FOUND',
    'SPACE_BLOCKED',
    'SPACE_TAKEN',
    'SPACE_HAS_RIGHT',
  ]),
  body: z.object({
    reason: text(300),
    changes: z
      .array(z.object({ requestId: Id, spaceIds: z.array(z.string().max(40)).max(mostAsked) }))
      .min(1)
      .max(20),
  }),
  response: Receipt,
});
export const lockPlacements = endpoint({
  ...act('lock', 'Let placements stay as they are in proposals to come, or not any more', [
    ...ofRun,
    'NOT_PROPOSED',
    'REQUEST_NOT_FOUND',
  ]),
  body: z.object({ requestIds: z.array(Id).min(1).max(mostRequests), isLocked: z.boolean() }),
  response: Receipt,
});
export const publishAllocation = endpoint({
  ...act(
    'publish',
    'Give the spaces: the next placements become orders that are held until a moment. `left` are to be reserved still: sent again, it goes on where it stopped',
    [...ofTeam, 'ALLOCATION_NOT_FOUND', 'REQUESTS_OPEN', 'NOT_PROPOSED', 'UNTIL_PAST', 'PRE_SALE_OVER'],
  ),
  body: z.object({ until: Moment }),
  response: Receipt.extend({
    left: z.number().int(),
    /** That the team has to decide: their spaces could not be reserved. */
    refused: z.number().int(),
  }),
});
