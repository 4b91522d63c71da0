import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { conditions } from '../../marketplace/listing.schemas.js';

/** What such parts sold for here, by sales to members whose price the seller named, of at least five sales and five sellers. */
export const Comps = z.object({
  sales: z.number().int().min(5),
  /** Quartiles of one price for each seller: USD cents. */
  lowCents: z.number().int(),
  middleCents: z.number().int(),
  highCents: z.number().int(),
  /** Median days from published to sold. */
  daysToSell: z.number().min(0),
  /** Whether they are of the asked condition alone, or of all. */
  ofCondition: z.boolean(),
});
export type Comps = z.output<typeof Comps>;

export const getComps = endpoint({
  method: 'GET',
  path: '/api/analytics/comps',
  auth: 'member',
  summary:
    'What parts of one kind for one car sold for here, from explicit sales only; null when too few were sold to say',
  query: z.object({
    title: z.string().trim().min(1).max(120),
    make: z.string().trim().min(1).max(60),
    model: z.string().trim().min(1).max(60),
    year: z.coerce.number<unknown>().int().min(1885).max(2100),
    condition: z.enum(conditions).optional(),
  }),
  response: z.object({
    /** The kind as the vocabulary names it: "cylinder head"; null when the title names none. */
    kind: z.string().nullable(),
    comps: Comps.nullable(),
  }),
  consistent: ['sold-prices'],
  rateLimit: { calls: 120, minutes: 5 },
});

/** Of one answer. */
export const mostPrices = 200;

export const listPrices = endpoint({
  method: 'GET',
  path: '/api/analytics/prices',
  auth: 'member',
  requires: 'analytics',
  summary: "The prices of the caller's active listings beside what such parts sold for here",
  response: z.object({
    /** Those with comps, those farthest above the middle first. */
    rows: z
      .array(
        z.object({
          listingId: z.string(),
          title: z.string(),
          priceCents: z.number().int(),
          kind: z.string(),
          comps: Comps,
        }),
      )
      .max(mostPrices),
    /** Active listings with a price for which too few were sold to say. */
    tooFew: z.number().int().min(0),
  }),
  consistent: ['sold-prices', 'listing-search'],
  rateLimit: { calls: 60, minutes: 5 },
});
