import { z } from 'zod';
import { endpoint } from '../kernel/http/contract.js';
import { OptionalLatitude, OptionalLongitude } from '../kernel/http/query.contract.js';
import { adKinds, adPlaces } from './ads.schemas.js';

/* Apart from the other calls, because pages with a place for an ad need this one alone. */

/** An ad as it is shown. */
export const AdShown = z.object({
  id: z.string(),
  kind: z.enum(adKinds),
  title: z.string(),
  text: z.string(),
  /** A path of ours, which counts and leads on. */
  href: z.string(),
  picture: z.object({ src: z.string(), alt: z.string() }).nullable(),
});
export type AdShown = z.output<typeof AdShown>;

export const showAd = endpoint({
  method: 'GET',
  path: '/api/ads',
  consistent: ['ads'],
  auth: 'guest',
  summary:
    'The ad for a place now; null without one, for members of a tier without ads, and for minors, who see notices alone',
  query: z.object({ place: z.enum(adPlaces), latitude: OptionalLatitude, longitude: OptionalLongitude }),
  response: z.object({ ad: AdShown.nullable() }),
});
