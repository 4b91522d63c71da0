import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';

/** So many people have to look for the same before anybody is told. */
export const fewestPeople = 5;
/** Miles around the caller's place. */
export const demandMiles = 200;
export const mostWanted = 10;
export const mostSearches = 50;

export const getDemand = endpoint({
  method: 'GET',
  path: '/api/analytics/demand',
  auth: 'member',
  requires: 'analytics',
  consistent: ['matching', 'listing-search', 'member-pages'],
  summary:
    'Wanted ads that the caller could fill today, and what people near them looked for without finding anything',
  response: z.object({
    wanted: z.object({
      total: z.number().int().min(0),
      /** The first ten, the best match first. */
      first: z
        .array(
          z.object({
            matchId: z.string(),
            wantedId: z.string(),
            title: z.string(),
            /** The caller's listing or inventory item that would fill it. */
            thing: z.object({ kind: z.enum(['listing', 'item']), id: z.string(), title: z.string() }),
          }),
        )
        .max(mostWanted),
    }),
    /** null: the caller has no place yet, so nobody is near. */
    searches: z
      .object({
        /** "Janesville, WI" */
        area: z.string(),
        /** Four whole weeks, and the whole weeks since; '2026-10-05'. `until` is the first day that is not counted. */
        from: z.iso.date(),
        until: z.iso.date(),
        rows: z
          .array(
            z.object({
              /** As most typed it: "53 gmc grille". */
              words: z.string(),
              /** At least so many different people within about 200 miles, at least five. */
              people: z.number().int().min(fewestPeople),
            }),
          )
          .max(mostSearches),
      })
      .nullable(),
  }),
});
