import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt } from '../kernel/http/contract.js';
import { Names } from './suggestion/suggestion.events.js';

/** The most suggestions in one answer: those that wait do not push out what was decided, which can be undone. */
export const mostOpen = 200;
export const mostDecided = 800;

/** Two names by which members' listings were matched, and that may mean different parts. */
export const SuggestionView = Names.extend({
  id: Id,
  status: z.enum(['open', 'taken', 'left']),
  /** How often matches of the two names were dismissed as the wrong part, and by how many members. */
  dismissed: z.number().int(),
  members: z.number().int(),
  /** Titles of two such listings, while both are public. */
  example: z.object({ wanted: z.string(), offered: z.string() }).nullable(),
});
export type SuggestionView = z.output<typeof SuggestionView>;

/** One name alone would refuse every match of it. */
const TwoNames = Names.refine(({ one, other }) => one !== other, 'Enter two different names.');

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/admin/vocabulary/suggestions',
  auth: 'member',
  requires: 'administer',
  consistent: ['matching'],
  audit: 'not sensitive',
  summary:
    'Names that may mean different parts, as members dismiss matches of them; the most dismissed first',
  response: z.object({ suggestions: z.array(SuggestionView).max(mostOpen + mostDecided) }),
});

export const takeSuggestion = endpoint({
  method: 'POST',
  path: '/api/admin/vocabulary/suggestions/:id/take',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'suggestion.taken', target: { kind: 'suggestion', id: 'id' } },
  summary: 'Say that two names mean different parts: they match no longer',
  params: IdParams,
  body: TwoNames,
  response: Receipt,
  errors: ['SUGGESTION_NOT_FOUND', 'SUGGESTION_DECIDED'],
});

export const leaveSuggestion = endpoint({
  method: 'POST',
  path: '/api/admin/vocabulary/suggestions/:id/leave',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'suggestion.left', target: { kind: 'suggestion', id: 'id' } },
  summary: 'Leave a suggestion: the names go on meaning what they did',
  params: IdParams,
  body: TwoNames,
  response: Receipt,
  errors: ['SUGGESTION_NOT_FOUND', 'SUGGESTION_DECIDED'],
});

export const reopenSuggestion = endpoint({
  method: 'POST',
  path: '/api/admin/vocabulary/suggestions/:id/reopen',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'suggestion.reopened', target: { kind: 'suggestion', id: 'id' } },
  summary: 'Undo what was decided about a suggestion: it waits again',
  params: IdParams,
  response: Receipt,
});
