import { z } from 'zod';
import { endpoint, Id, IdParams, line, optionalText, Receipt, text } from '../../kernel/http/contract.js';
import { limit, OptionalCursor } from '../../kernel/http/query.contract.js';
import { gatheringKinds } from '../gathering/gathering.schemas.js';

export const SuggestionBody = z.object({
  title: line(120).pipe(z.string().min(3)),
  kind: z.enum(gatheringKinds),
  day: z.iso.date().nullable(),
  where: line(160),
  zip: z
    .string()
    .regex(/^\d{5}$/, 'A ZIP code has five digits.')
    .nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  note: optionalText(1_000),
});
export type SuggestionBody = z.output<typeof SuggestionBody>;

export const SuggestionView = SuggestionBody.omit({ zip: true }).extend({
  id: z.string(),
  /** Null for others than staff, and once they are erased. */
  memberId: z.string().nullable(),
  suggestedAt: z.iso.datetime(),
  /** Miles from the organizer that asks; null without places. */
  distance: z.number().nullable(),
  isMine: z.boolean(),
  status: z.enum(['open', 'claimed', 'dismissed', 'withdrawn']),
  /** The event that it became. */
  gatheringId: z.string().nullable(),
  reason: z.string(),
});
export type SuggestionView = z.output<typeof SuggestionView>;

export const suggestEvent = endpoint({
  method: 'POST',
  path: '/api/events/suggestions',
  auth: 'member',
  requires: 'post',
  rateLimit: { calls: 20, minutes: 60 },
  summary: 'Suggest an event that no organizer has published',
  body: SuggestionBody.extend({ id: Id }),
  response: Receipt,
  status: 201,
  errors: ['SUGGESTION_ID_TAKEN', 'PLACE_NOT_FOUND', 'PLACE_NOT_ON_MAP', 'SUGGESTIONS_LIMIT'],
});
export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/events/suggestions',
  auth: 'member',
  consistent: ['organizers'],
  summary:
    'Suggestions of the reader; with a verified organizer that they work in, or as staff, the open ones too, the nearest first',
  query: z.object({ organizer: Id.optional(), after: OptionalCursor, limit: limit(24) }),
  response: z.object({ suggestions: z.array(SuggestionView), next: z.string().nullable() }),
  errors: ['ORGANIZER_NOT_FOUND', 'NOT_IN_THE_TEAM', 'NOT_VERIFIED', 'BAD_CURSOR'],
});
export const withdrawSuggestion = endpoint({
  method: 'DELETE',
  path: '/api/events/suggestions/:id',
  auth: 'member',
  summary: 'Withdraw a suggestion',
  params: IdParams,
  response: Receipt,
  errors: ['SUGGESTION_NOT_FOUND'],
});
export const dismissSuggestion = endpoint({
  method: 'POST',
  path: '/api/events/suggestions/:id/dismiss',
  auth: 'member',
  requires: 'review',
  recentAuth: true,
  audit: { action: 'event-suggestion.dismissed', target: { kind: 'event-suggestion', id: 'id' } },
  summary: 'Dismiss a suggestion, with a reason that its member reads',
  params: IdParams,
  body: z.object({ reason: text(500) }),
  response: Receipt,
  errors: ['SUGGESTION_NOT_FOUND', 'SUGGESTION_CLAIMED', 'PROOF_NEEDED'],
});
