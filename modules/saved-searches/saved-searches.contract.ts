import { z } from 'zod';
import { endpoint, Id, IdParams, MadeFrom, Receipt, text } from '../kernel/http/contract.js';
import { alertTimes } from './search/saved-search.events.js';

export { alertTimes } from './search/saved-search.events.js';

const maxSearches = 50;
const changeable = {
  name: text(80),
  alerts: z.enum(alertTimes).default('daily'),
  byMail: z.boolean().default(false),
};

export const SavedSearchView = z.object({
  id: z.string(),
  name: z.string(),
  /** The address of the search on the home page, without the question mark. */
  address: z.string(),
  alerts: z.enum(alertTimes),
  byMail: z.boolean(),
  savedAt: z.iso.datetime(),
  /** The `madeFrom` of its next change. */
  version: z.number().int(),
});
export type SavedSearchView = z.output<typeof SavedSearchView>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved-searches',
  auth: 'member',
  consistent: ['saved-searches'],
  summary: "The caller's saved searches and watched listings, the last first",
  response: z.object({ searches: z.array(SavedSearchView), watched: z.array(z.string()) }),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches',
  auth: 'member',
  summary: `Save a search by its address; at most ${maxSearches}`,
  body: z.object({
    ...changeable,
    address: z.string().max(1000),
    /** The parameters of `GET /api/listings`. */
    query: z.record(z.string().max(40), z.string().max(200)),
  }),
  response: Receipt,
  status: 201,
  errors: ['SEARCH_UNREADABLE', 'TOO_MANY_SEARCHES'],
});

export const changeSearch = endpoint({
  method: 'PUT',
  path: '/api/saved-searches/:id',
  auth: 'member',
  summary: 'Name a saved search, or choose when it tells of what is new',
  params: IdParams,
  body: z.object({ ...changeable, ...MadeFrom.shape }),
  response: Receipt,
  errors: ['SEARCH_NOT_FOUND'],
});

export const deleteSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  auth: 'member',
  summary: 'Delete a saved search',
  params: IdParams,
  response: Receipt,
  errors: ['SEARCH_NOT_FOUND'],
});

export const stopAlerts = endpoint({
  method: 'POST',
  path: '/api/saved-searches/stop',
  auth: 'guest',
  whileSuspended: true,
  summary: 'Stop the alerts of a saved search by the signed link in an e-mail (RFC 8058)',
  query: z.object({ token: z.string().max(200) }),
  response: z.object({ isStopped: z.literal(true) }),
  errors: ['STOP_LINK_UNKNOWN'],
});

export const watchListing = endpoint({
  method: 'PUT',
  path: '/api/saved-searches/watched/:id',
  auth: 'member',
  summary: 'Watch a listing: its page is kept, and a lower price is told',
  params: z.object({ id: Id }),
  response: Receipt,
  errors: ['LISTING_NOT_FOUND'],
});

export const unwatchListing = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches/watched/:id',
  auth: 'member',
  summary: 'Watch a listing no longer',
  params: z.object({ id: Id }),
  response: Receipt,
});

export const countWatchers = endpoint({
  method: 'GET',
  path: '/api/saved-searches/watchers/:id',
  auth: 'member',
  consistent: ['saved-searches'],
  summary: "How many members watch one of the caller's own listings",
  params: z.object({ id: Id }),
  response: z.object({ watchers: z.number().int() }),
  errors: ['LISTING_NOT_FOUND'],
});

export { maxSearches };
