import { z } from 'zod';

/** Whole days (UTC) that a question about figures is of, today included. */
export const spans = [30, 90, 365, 730] as const;

/** What happened to listings: seen in a search, opened, saved (by each member once), asked about (a conversation about it was opened by somebody else), offered for
 *  (offers of buyers), dealt (sold to a member here). A sale that was undone does not count. */
export const figureNames = ['seen', 'opened', 'saved', 'asked', 'offered', 'dealt'] as const;
export type FigureName = (typeof figureNames)[number];

/** How often. */
export const Count = z.number().int().min(0);
export const Figures = z.object({
  seen: Count,
  opened: Count,
  saved: Count,
  asked: Count,
  offered: Count,
  dealt: Count,
});
export type Figures = z.output<typeof Figures>;

/** What the figures can be listed by: by listing, by kind of part, by the place of the listing. */
export const groupings = ['listing', 'kind', 'place'] as const;
export type Grouping = (typeof groupings)[number];
