import { z } from 'zod';
import { endpoint, line, Receipt } from '../../kernel/http/contract.js';
import { ofSale, ofTeam, Person, Sale } from '../sale.contract.js';
import { maxEntries, mostCards, mostClasses, mostCodes } from './show.schemas.js';

const Moment = z.iso.datetime();
const ShowClass = z.string().max(60);
const path = (what: string) => `/api/check-ins/:dateId/${what}`;
const run = { method: 'POST', auth: 'member', params: Sale } as const;

export const readShow = endpoint({
  method: 'GET',
  path: path('show'),
  auth: 'guest',
  consistent: ['shows', 'orders', 'events', 'member-pages'],
  summary:
    'The entries of a show by their numbers, when visitors vote, and the results once they are published',
  params: Sale,
  response: z.object({
    dateId: z.string(),
    eventId: z.string(),
    title: z.string(),
    day: z.iso.date(),
    timeZone: z.string(),
    /** By the server’s clock. */
    now: Moment,
    classes: z.array(z.string()),
    entries: z.array(
      z.object({
        dash: z.number().int(),
        showClass: z.string(),
        /** Its car and who shows it, where they say so; '' and null otherwise. */
        vehicle: z.string(),
        vendor: Person,
      }),
    ),
    voting: z
      .object({
        opensAt: Moment,
        closesAt: Moment,
        classes: z.array(z.string()),
        bestOfShow: z.boolean(),
        status: z.enum(['planned', 'open', 'closed']),
      })
      .nullable(),
    /** Null until the team publishes them; the team reads them from the close on. */
    results: z
      .object({
        isPublished: z.boolean(),
        ballots: z.number().int(),
        classes: z.array(
          z.object({
            /** Null for best of show. */
            showClass: z.string().nullable(),
            votes: z.number().int(),
            places: z.array(
              z.object({
                place: z.number().int(),
                dash: z.number().int(),
                votes: z.number().int(),
                isTie: z.boolean(),
              }),
            ),
          }),
        ),
      })
      .nullable(),
    /** For the team. */
    team: z
      .object({
        /** Of an owner or an editor. */
        mayRun: z.boolean(),
        codes: z.number().int(),
        /** Entries that are paid and have no number. */
        waiting: z.array(
          z.object({
            orderId: z.string(),
            lineId: z.string(),
            number: z.number().int(),
            showClass: z.string(),
            quantity: z.number().int(),
            vendor: z.string(),
          }),
        ),
      })
      .nullable(),
  }),
  errors: ofSale,
});

export const giveDash = endpoint({
  ...run,
  path: path('show/numbers'),
  summary: 'Give the entries of a line their numbers before they come through a gate',
  body: z.object({ orderId: z.string().max(80), lineId: z.string().max(40) }),
  response: Receipt,
  errors: [...ofTeam, 'ORDER_NOT_FOUND', 'LINE_NOT_FOUND', 'NO_SHOW_ENTRY'],
});

export const moveEntry = endpoint({
  ...run,
  path: path('show/move'),
  summary: 'Move an entry to another class, before visitors vote',
  body: z.object({ dash: z.number().int().min(1), showClass: ShowClass, reason: line(200) }),
  response: Receipt,
  errors: [...ofTeam, 'ENTRY_NOT_FOUND', 'CLASS_NOT_FOUND', 'VOTING_BEGUN'],
});

export const planVoting = endpoint({
  ...run,
  path: path('votes/plan'),
  summary: 'Say when visitors vote, and on which classes',
  body: z.object({
    opensAt: Moment,
    closesAt: Moment,
    classes: z.array(ShowClass).max(mostClasses),
    bestOfShow: z.boolean(),
  }),
  response: Receipt,
  errors: [...ofTeam, 'VOTING_BEGUN', 'CLASS_NOT_FOUND', 'NOTHING_TO_VOTE_ON', 'VOTING_TIMES_WRONG'],
});

export const closeVoting = endpoint({
  ...run,
  path: path('votes/close'),
  summary: 'Close the vote earlier than planned',
  body: z.object({}),
  response: Receipt,
  errors: [...ofTeam, 'VOTING_NOT_OPEN'],
});

export const makeCodes = endpoint({
  ...run,
  path: path('votes/codes'),
  summary: 'Have codes for so many visitors',
  body: z.object({ upTo: z.number().int().min(1).max(mostCodes) }),
  response: Receipt,
  errors: ofTeam,
});

export const printCards = endpoint({
  ...run,
  path: path('votes/cards'),
  rateLimit: { calls: 60, minutes: 10 },
  summary: 'The codes of some numbers, to print; who of the team had them is recorded',
  body: z.object({ from: z.number().int().min(1), to: z.number().int().min(1).max(mostCodes) }),
  response: z.object({
    position: z.number().int(),
    cards: z.array(z.object({ number: z.number().int(), code: z.string() })).max(mostCards),
  }),
  errors: [...ofTeam, 'NO_SUCH_CODES'],
});

export const publishResults = endpoint({
  ...run,
  path: path('votes/publish'),
  summary: 'Let everybody read the results',
  body: z.object({}),
  response: Receipt,
  errors: [...ofTeam, 'VOTING_NOT_OVER'],
});

/** At a meet many share one address; what keeps others from guessing is the length of a code. */
export const castBallot = endpoint({
  method: 'POST',
  path: path('votes'),
  auth: 'guest',
  rateLimit: { calls: 300, minutes: 10 },
  summary: 'Vote with the code of a card: once, at once for all classes, and for good',
  params: Sale,
  body: z.object({
    code: z.string().max(40),
    choices: z
      .array(z.object({ showClass: ShowClass.nullable(), dash: z.number().int().min(1).max(maxEntries) }))
      .min(1)
      .max(mostClasses + 1),
  }),
  /** Nothing that leads from the vote to the log. */
  response: z.object({ isCounted: z.literal(true) }),
  errors: ['CODE_WRONG', 'CODE_USED', 'VOTING_NOT_OPEN', 'CHOICES_WRONG', 'ENTRY_NOT_FOUND'],
});
