import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

const Moment = z.iso.datetime();
/** Of the team. */
const by = { by: z.string() };

/** The show of one date of an event: which number each entry has, and the vote of its visitors. The id is that of the date. What visitors vote is in streams of
 *  their own, one for each code.
 *  source  README, The show; ADR 0117 */
export const showEvents = defineStream('show', {
  /** An entry has a number from now on. `piece` counts the entries of one line from 1. */
  DashGiven: defineEvent({
    version: 1,
    schema: z.object({
      dash: z.number().int().min(1),
      orderId: z.string(),
      lineId: z.string(),
      piece: z.number().int().min(1),
      showClass: z.string(),
      /** Null when it came through a gate. */
      by: z.string().nullable(),
    }),
    shown: ['by'],
  }),
  EntryMoved: defineEvent({
    version: 1,
    schema: z.object({ ...by, dash: z.number().int(), showClass: z.string(), reason: z.string() }),
    shown: ['by', 'reason'],
  }),
  /** When visitors vote, and on what; in place of what was planned before. */
  VotingPlanned: defineEvent({
    version: 1,
    schema: z.object({
      ...by,
      opensAt: Moment,
      closesAt: Moment,
      classes: z.array(z.string()),
      bestOfShow: z.boolean(),
    }),
    shown: ['by'],
  }),
  /** Earlier than planned. */
  VotingClosed: defineEvent({ version: 1, schema: z.object({ ...by, at: Moment }), shown: ['by'] }),
  /** There are codes of the numbers 1 to `upTo`. They are not written down: each follows from its number. */
  VoteCodesMade: defineEvent({
    version: 1,
    schema: z.object({ ...by, upTo: z.number().int().min(1) }),
    shown: ['by'],
  }),
  /** Somebody of the team had the codes of these numbers to print. */
  VoteCardsPrinted: defineEvent({
    version: 1,
    schema: z.object({ ...by, from: z.number().int(), to: z.number().int() }),
    shown: ['by'],
  }),
  ResultsPublished: defineEvent({ version: 1, schema: z.object(by), shown: ['by'] }),
});

export type ShowEvent = EventOf<typeof showEvents>;
