import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';

/** Whole days (UTC) that a question about figures is of, today included. */
export const spans = [30, 90, 365, 730] as const;

/** What happened to listings: seen in a search, opened, saved, asked about (a conversation about it was opened by somebody else), offered for
 *  (offers of buyers), dealt (sold to a member here). A sale that was undone does not count. */
export const figureNames = ['seen', 'opened', 'saved', 'asked', 'offered', 'dealt'] as const;
export type FigureName = (typeof figureNames)[number];

const count = z.number().int().min(0);
export const Figures = z.object({
  seen: count,
  opened: count,
  saved: count,
  asked: count,
  offered: count,
  dealt: count,
});
export type Figures = z.output<typeof Figures>;

const Span = z.coerce.number<unknown>().pipe(z.literal(spans)).default(30);

/** Everybody's own small numbers, for the page of those whose tier has no analytics. */
export const getOwnFigures = endpoint({
  method: 'GET',
  path: '/api/analytics/mine',
  auth: 'member',
  summary: "What happened to the caller's own listings in the last 30 days, in six numbers",
  response: Figures,
});

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/analytics/figures',
  auth: 'member',
  requires: 'analytics',
  summary: "What happened to the caller's own listings, by day, with the sums and those of the days before",
  query: z.object({ days: Span }),
  response: z.object({
    /** '2026-11-25', the first and last of the days. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** Every day of the span, the oldest first, also those on which nothing happened. */
    days: z.array(Figures.extend({ day: z.iso.date() })),
    totals: Figures,
    /** The sums of as many days before `from`; null where that is longer ago than figures are kept. */
    before: Figures.nullable(),
    sold: z.object({
      /** Sales of these days, here and elsewhere. */
      sales: count,
      /** Of those with a price: USD cents. */
      cents: count,
      /** Median days from published to sold; null below three sales. */
      daysToSell: z.number().min(0).nullable(),
    }),
  }),
});

/** What the figures can be listed by: by listing, by kind of part, by the place of the listing. */
export const groupings = ['listing', 'kind', 'place'] as const;

export const listFigures = endpoint({
  method: 'GET',
  path: '/api/analytics/figures/:by',
  auth: 'member',
  requires: 'analytics',
  summary:
    "The sums of the caller's figures by listing, kind of part or place, the most dealt and asked about first",
  params: z.object({ by: z.enum(groupings) }),
  query: z.object({ days: Span }),
  response: z.object({
    rows: z.array(
      Figures.extend({
        /** The id of the listing, or the kind or place itself. */
        key: z.string(),
        /** Title of the listing, words of the kind, "Janesville, WI". */
        name: z.string(),
        /** Listings that are in it; 1 for a listing. */
        listings: count,
        /** Median days from published to sold; null when nothing in it was sold in these days. */
        daysToSell: z.number().min(0).nullable(),
      }),
    ),
    /** Whether there are more than the 200 rows of an answer. */
    hasMore: z.boolean(),
  }),
});
