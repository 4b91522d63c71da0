import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { Category } from '../moderation.schemas.js';

/** A figure is published from so many reports or decisions on: a smaller one could tell of a person. */
export const fewest = 5;

/** null: fewer than 5. */
const Figure = z.number().nullable();

const Period = z.object({
  reports: z.array(z.object({ category: Category, count: Figure })),
  /** Cases that were decided, and the hours from their opening to the decision. */
  decisions: z.object({ count: Figure, medianHours: Figure }),
  /** Appeals that were decided, and the share of the decisions that fell, in percent. */
  appeals: z.object({ count: Figure, overturned: Figure }),
});
export type Period = z.output<typeof Period>;

/** For everybody; no figure names or counts fewer than five. There is no total of reports, because it would give away the small ones. */
export const PublicFigures = z.object({ last90Days: Period, last12Months: Period });
export type PublicFigures = z.output<typeof PublicFigures>;

export const getPublicFigures = endpoint({
  method: 'GET',
  path: '/api/audit/public-figures',
  auth: 'guest',
  consistent: ['transparency'],
  summary:
    'Reports by category, median hours to a decision and the share of overturned ones, each from five on',
  response: PublicFigures,
});
