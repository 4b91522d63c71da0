import { call } from '@lib/api/call';
import { getDemand } from '@modules/analytics/demand/demand.contract';
import { getFigures, getOwnFigures, listFigures } from '@modules/analytics/figures/figures.contract';
import { type groupings, type spans } from '@modules/analytics/figures/figures.schemas';
import { listPrices } from '@modules/analytics/prices/prices.contract';
import { getSelling } from '@modules/analytics/selling/selling.contract';
import { queryOptions } from '@tanstack/react-query';

/** Days that a question is of. */
export type Span = (typeof spans)[number];
export type Grouping = (typeof groupings)[number];

/** Counts change all the time; nobody needs them by the second. */
const staleTime = 60_000;

/** The member's own six numbers of the last 30 days. */
export const ownFiguresQuery = queryOptions({
  queryKey: [getOwnFigures.path] as const,
  queryFn: ({ signal }) => call(getOwnFigures, { signal }),
  staleTime,
});

/** What happened to the member's listings, day by day. */
export const figuresQuery = (days: Span) =>
  queryOptions({
    queryKey: [getFigures.path, days] as const,
    queryFn: ({ signal }) => call(getFigures, { query: { days }, signal }),
    staleTime,
  });

/** The sums by listing, kind of part, or place. */
export const groupedFiguresQuery = (by: Grouping, days: Span) =>
  queryOptions({
    queryKey: [listFigures.path, by, days] as const,
    queryFn: ({ signal }) => call(listFigures, { params: { by }, query: { days }, signal }),
    staleTime,
  });

/** The member's prices beside what such parts sold for. */
export const pricesQuery = queryOptions({
  queryKey: [listPrices.path] as const,
  queryFn: ({ signal }) => call(listPrices, { signal }),
  staleTime,
});

/** Wanted ads that the member could fill, and what people near them looked for. */
export const demandQuery = queryOptions({
  queryKey: [getDemand.path] as const,
  queryFn: ({ signal }) => call(getDemand, { signal }),
  staleTime,
});

/** How fast the member answers, and their meets. */
export const sellingQuery = queryOptions({
  queryKey: [getSelling.path] as const,
  queryFn: ({ signal }) => call(getSelling, { signal }),
  staleTime,
});
