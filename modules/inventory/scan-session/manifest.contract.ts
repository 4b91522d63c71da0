import { z } from 'zod';
import { endpoint, IdParams, TimeZone } from '../../kernel/http/contract.js';

const Quantity = z.number().int().nullable();

/** One item on a manifest; quantities are null where nobody has counted. */
export const ManifestLine = z.object({
  itemId: z.string(),
  code: z.string(),
  title: z.string(),
  before: Quantity,
  went: Quantity,
  cameBack: Quantity,
  sold: Quantity,
  /** Lost, lent, thrown away, or counted fewer. */
  otherwise: Quantity,
  after: Quantity,
  /** The total of recorded sale prices, in dollars. */
  soldFor: z.number(),
});

export const getManifest = endpoint({
  method: 'GET',
  path: '/api/inventory/locations/:id/manifest',
  auth: 'member',
  consistent: ['inventory'],
  summary:
    'What went into a place, came back out of it and was sold from it, between two days of the caller; of the last 30 days when left out',
  params: IdParams,
  query: z.object({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    timeZone: TimeZone.optional(),
  }),
  response: z.object({
    place: z.object({ id: z.string(), path: z.string(), code: z.string() }),
    from: z.iso.date(),
    to: z.iso.date(),
    lines: z.array(ManifestLine),
    soldFor: z.number(),
  }),
  rateLimit: { calls: 120, minutes: 10 },
  errors: ['LOCATION_NOT_FOUND'],
});

export type ManifestLine = z.output<typeof ManifestLine>;
