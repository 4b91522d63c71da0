import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** What an act is about: a kind of content, 'member', or a kind of stream, and the id. */
export const AuditedThing = z.object({ kind: z.string(), id: z.string() });
export type AuditedThing = z.output<typeof AuditedThing>;

/** One act of staff: recorded before it is carried out, and once more when it is tried again after a refusal.
 *  source  ADR 0078 */
export const auditEntryEvents = defineStream('audit-entry', {
  StaffActed: defineEvent({
    version: 1,
    schema: z.object({
      actorId: z.string(),
      /** The roles that the actor had then. */
      roles: z.array(z.string()),
      /** The word of the contract: 'case.decided'. */
      action: z.string(),
      /** 'POST /api/cases/:id/decide', or the command of a tool. */
      call: z.string(),
      target: AuditedThing.nullable(),
      /** Further things that it is about. */
      things: z.array(AuditedThing),
      /** The person whom the target belongs to; the actor when there is none. */
      subjectId: z.string(),
      reason: z.string(),
    }),
    personal: { of: 'subjectId', fields: { reason: '' } },
    staffOnly: ['actorId', 'roles', 'action', 'call', 'target', 'things', 'subjectId', 'reason'],
  }),
  /** It was not carried out, for the reason with this code. */
  StaffActRefused: defineEvent({
    version: 1,
    schema: z.object({ code: z.string() }),
    staffOnly: ['code'],
  }),
});

export type AuditEntryEvent = EventOf<typeof auditEntryEvents>;
