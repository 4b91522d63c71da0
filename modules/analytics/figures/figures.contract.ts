import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { Count, Figures, groupings, spans } from './figures.schemas.js';

const Span = z.coerce.number<unknown>().pipe(z.literal(spans)).default(30);

/** Everybody's own small numbers, for the page of those whose tier has no analytics. */
export const getOwnFigures = endpoint({
  method: 'GET',
  path: '/api/analytics/mine',
  auth: 'member',
  summary: "What happened to the caller's own listings in the last 30 days, in six numbers",
  response: Figures,
  consistent: ['listing-days'],
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
    days: z.array(Figures.extend({ day: z.iso.date() })).max(730),
    totals: Figures,
    /** The sums of as many days before `from`; null where that is longer ago than figures are kept. */
    before: Figures.nullable(),
    sold: z.object({
      /** Sales of these days, here and elsewhere. */
      sales: Count,
      /** Of those with a price: USD cents. */
      cents: Count,
      /** Median days from published to sold; null below three sales. */
      daysToSell: z.number().min(0).nullable(),
    }),
  }),
  consistent: ['listing-days'],
});

/** Of one answer. */
export const mostRows = 200;

export const listFigures = endpoint({
  method: 'GET',
  path: '/api/analytics/figures/:by',
  auth: 'member',
  requires: 'analytics',
  consistent: ['listing-days', 'notifications'],
  summary:
    "The sums of the caller's figures by listing, kind of part or place, the most dealt and asked about first",
  params: z.object({ by: z.enum(groupings) }),
  query: z.object({ days: Span }),
  response: z.object({
    rows: z
      .array(
        Figures.extend({
          /** The id of the listing, or the kind or place itself. */
          key: z.string(),
          /** Title of the listing, words of the kind, "Janesville, WI". */
          name: z.string(),
          /** Listings that are in it; 1 for a listing. */
          listings: Count,
          /** Median days from published to sold; null when nothing in it was sold in these days. */
          daysToSell: z.number().min(0).nullable(),
        }),
      )
      .max(mostRows),
    /** Whether there are more than the most rows of an answer. */
    hasMore: z.boolean(),
  }),
});
