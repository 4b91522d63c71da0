import { z } from 'zod';
import { endpoint, IdParams, Receipt } from '../../kernel/http/contract.js';

const Running = z.object({ listingId: z.string(), title: z.string(), until: z.iso.datetime() });

export const myBoosts = endpoint({
  method: 'GET',
  path: '/api/my/boosts',
  auth: 'member',
  consistent: ['boosts', 'listing-search'],
  summary: "The caller's boosts that run, and how many at a time the tier allows: 0 without the capability",
  response: z.object({ boosts: z.array(Running), most: z.number().int(), days: z.number().int() }),
});

export const boostListing = endpoint({
  method: 'PUT',
  path: '/api/listings/:id/boost',
  auth: 'member',
  requires: 'boost',
  consistent: ['boosts'],
  summary: 'Boost a listing of one’s own for seven days; one that is boosted stays as it is',
  params: IdParams,
  response: Receipt,
  errors: ['LISTING_NOT_FOUND', 'LISTING_NOT_OPEN', 'NOT_FOR_SALE', 'TOO_MANY_BOOSTS'],
});

export const stopBoost = endpoint({
  method: 'DELETE',
  path: '/api/listings/:id/boost',
  auth: 'member',
  summary: 'Stop a boost before its end',
  params: IdParams,
  response: Receipt,
  errors: ['LISTING_NOT_FOUND'],
});
