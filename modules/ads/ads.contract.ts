import { z } from 'zod';
import { endpoint, Id, IdParams, line, MadeFrom, Receipt } from '../kernel/http/contract.js';
import { AdRegion, adKinds, adPlaces, adStatuses, maxAdText, maxAdTitle } from './ads.schemas.js';

export const countAdSeen = endpoint({
  method: 'POST',
  path: '/api/ads/:id/seen',
  auth: 'guest',
  whileReadOnly: true,
  skipRateLimit: true,
  summary: 'Count that an ad came into view; nobody is identified by it',
  params: IdParams,
  body: z.object({ place: z.enum(adPlaces) }),
  response: z.object({}),
});

/** Counts, and answers 302 to the link of the ad. */
export const followAd = endpoint({
  method: 'GET',
  path: '/api/ads/:id/go',
  consistent: ['ads'],
  auth: 'guest',
  skipRateLimit: true,
  summary: 'Count that an ad was pressed, and go where it leads',
  params: IdParams,
  query: z.object({ place: z.enum(adPlaces) }),
  errors: ['AD_NOT_FOUND'],
});

const link = z.string().trim().max(500).refine(isLink, 'Write https://… or a page of ours, like /events.');

/** A page of ours stays ours however a browser reads it: '//', '/\\' and tabs lead elsewhere. */
function isLink(address: string): boolean {
  const ours = 'https://own.invalid';
  if (!URL.canParse(address, ours)) return false;
  const { origin, protocol, pathname, username, password } = new URL(address, ours);
  if (address.startsWith('/')) return origin === ours && !pathname.startsWith('/api/');
  return URL.canParse(address) && protocol === 'https:' && !username && !password;
}

export const AdFields = z
  .object({
    kind: z.enum(adKinds),
    advertiser: line(80),
    title: line(maxAdTitle),
    text: line(maxAdText),
    link,
    places: z.array(z.enum(adPlaces)).min(1).max(adPlaces.length),
    region: AdRegion.nullable(),
    from: z.iso.date(),
    until: z.iso.date(),
    cap: z.number().int().min(1).max(100_000_000).nullable(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'The last day is before the first.',
  });

/** The response is the picture itself, image/webp. */
export const getAdPicture = endpoint({
  method: 'GET',
  path: '/api/ads/:id/pictures/:photoId',
  consistent: ['ads'],
  auth: 'guest',
  skipRateLimit: true,
  summary: 'The picture of an ad, as WebP',
  params: IdParams.extend({ photoId: z.string().max(80) }),
  response: z.string().meta({ contentMediaType: 'image/webp', contentEncoding: 'binary' }),
  errors: ['AD_NOT_FOUND'],
});

const Counts = z.object({ shown: z.number().int(), pressed: z.number().int() });

export const AdRow = AdFields.safeExtend({
  id: z.string(),
  status: z.enum(adStatuses),
  /** Running now, by its days, its cap and the switch too. */
  isShown: z.boolean(),
  picture: z.object({ src: z.string(), alt: z.string() }).nullable(),
  counts: Counts,
  version: z.number().int(),
});
export type AdRow = z.output<typeof AdRow>;

const staff = { auth: 'member', requires: 'administer' } as const;
/** What it does everybody sees, or whoever has its link. */
const command = { ...staff, recentAuth: true } as const;
const audited = (action: string) => ({ action, target: { kind: 'ad', id: 'id' } }) as const;

export const listAds = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/ads/all',
  audit: 'not sensitive',
  consistent: ['ads'],
  summary: 'All ads with their counts, newest first',
  response: z.object({ ads: z.array(AdRow) }),
});
export const draftAd = endpoint({
  ...command,
  method: 'POST',
  path: '/api/ads',
  audit: { action: 'ad.drafted', target: { kind: 'ad', id: 'id' } },
  summary: 'Draft an ad; the same id again drafts nothing',
  body: AdFields.safeExtend({ id: Id }),
  response: Receipt,
  status: 201,
  errors: ['PROOF_NEEDED', 'AD_ID_TAKEN'],
});
export const changeAd = endpoint({
  ...command,
  method: 'PUT',
  path: '/api/ads/:id',
  audit: audited('ad.changed'),
  summary: 'Change an ad',
  params: IdParams,
  body: AdFields.safeExtend(MadeFrom.shape),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'AD_NOT_FOUND', 'AD_OVER', 'CHANGED_SINCE'],
});
export const changeAdPicture = endpoint({
  ...command,
  method: 'POST',
  path: '/api/ads/:id/picture',
  audit: audited('ad.picture-changed'),
  upload: true,
  rateLimit: { calls: 60, minutes: 30 },
  summary:
    'The picture of an ad, with what it shows in words: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)',
  params: IdParams,
  query: z.object({ alt: line(120) }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'AD_NOT_FOUND', 'AD_OVER', 'NOT_A_PHOTO', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE'],
});
export const removeAdPicture = endpoint({
  ...command,
  method: 'DELETE',
  path: '/api/ads/:id/picture',
  audit: audited('ad.picture-removed'),
  summary: 'Show an ad without a picture',
  params: IdParams,
  response: Receipt,
  errors: ['PROOF_NEEDED', 'AD_NOT_FOUND', 'AD_OVER'],
});
const step = (name: 'start' | 'pause' | 'end', summary: string) =>
  endpoint({
    ...command,
    method: 'POST',
    path: `/api/ads/:id/${name}`,
    audit: audited(`ad.${name}`),
    summary,
    params: IdParams,
    response: Receipt,
    errors: ['PROOF_NEEDED', 'AD_NOT_FOUND', 'AD_OVER'],
  });
export const startAd = step('start', 'Show an ad from its first day on');
export const pauseAd = step('pause', 'Pause an ad');
export const endAd = step('end', 'End an ad for good');

/** The report of an advertiser, by the day. */
export const AdReport = z.object({
  title: z.string(),
  advertiser: z.string(),
  from: z.iso.date(),
  until: z.iso.date(),
  cap: z.number().int().nullable(),
  total: Counts,
  days: z.array(Counts.extend({ day: z.iso.date(), place: z.enum(adPlaces) })),
});
export type AdReport = z.output<typeof AdReport>;
export const countsOfAd = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/ads/:id/counts',
  consistent: ['ads'],
  audit: 'not sensitive',
  summary: 'The counts of an ad by the day, as JSON or CSV',
  params: IdParams,
  query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
  response: AdReport,
  errors: ['AD_NOT_FOUND'],
});
export const linkAdReport = endpoint({
  ...command,
  method: 'POST',
  path: '/api/ads/:id/report-link',
  audit: audited('ad-report.linked'),
  summary: 'A signed address at which an advertiser reads the report of an ad, for 90 days',
  params: IdParams,
  response: z.object({ url: z.string() }),
  errors: ['PROOF_NEEDED', 'AD_NOT_FOUND'],
});
export const readAdReport = endpoint({
  method: 'GET',
  path: '/api/ads/:id/report',
  consistent: ['ads'],
  auth: 'guest',
  rateLimit: { calls: 60, minutes: 10 },
  summary: 'The report of an ad as JSON or CSV, for whoever has its signed address',
  params: IdParams,
  query: z.object({ key: z.string().max(200), format: z.enum(['json', 'csv']).default('json') }),
  response: AdReport,
  errors: ['AD_NOT_FOUND'],
});
