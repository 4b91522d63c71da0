import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { countAdSeen, followAd, getAdPicture } from '../../../modules/ads/ads.contract.js';
import { AD_COUNTS, type AdCounts, type Counts } from '../../../modules/ads/ads.ports.js';
import type { AdPlace } from '../../../modules/ads/ads.schemas.js';
import { showAd } from '../../../modules/ads/shown-ad.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { dayIn, usualTimeZone } from '../../../modules/kernel/decider/days.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { CountedFairly } from '../../../modules/kernel/http/counted-fairly.js';
import { filePolicy } from '../../../modules/kernel/http/file-policy.js';
import { Input, Route, type RouteInput, type SignedRequest } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { PHOTOS, type Photos } from '../../../modules/media/photos.ports.js';
import { findAd, hrefOf, pictureOf, type StoredAd } from './ads.queries.js';
import { AdsServing } from './ads-serving.js';

/** Ads as everybody meets them.
 *  source  modules/ads/README.md, Serving, Counts */
@Controller()
export class ShownAdsController {
  readonly #fairly = new CountedFairly({ minutes: 10 });

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(AdsServing) private readonly serving: AdsServing,
    @Inject(AD_COUNTS) private readonly counts: AdCounts,
    @Inject(PHOTOS) private readonly photos: Photos,
  ) {}

  @Route(showAd)
  async show(@Input() { query, actor, meta }: RouteInput<typeof showAd>): Promise<ResponseOf<typeof showAd>> {
    const { place, latitude, longitude } = query;
    const point = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
    const ad = await this.serving.next(place, point, actor, meta.now);
    return { ad: ad ? shown(ad, place) : null };
  }

  /** An ad that is not shown any more counts nothing. */
  @Route(countAdSeen)
  async seen(
    @Input() { params, body, request, meta }: RouteInput<typeof countAdSeen>,
  ): Promise<ResponseOf<typeof countAdSeen>> {
    const ad = (await this.serving.running(meta.now)).find(({ id }) => id === params.id);
    if (ad) this.#count(ad, { place: body.place, what: 'shown' }, request, meta.now);
    return {};
  }

  /** Leads on from pages that were opened before the ad ended, too. */
  @Route(followAd)
  async follow(
    @Input() { params, query, request, meta }: RouteInput<typeof followAd>,
    @Res() response: Response,
  ): Promise<void> {
    const ad = await findAd(this.db, params.id);
    if (!ad || ad.status === 'draft') throw noAd();
    if (ad.status === 'running') this.#count(ad, { place: query.place, what: 'pressed' }, request, meta.now);
    response
      .set({ 'Referrer-Policy': 'strict-origin', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .redirect(302, ad.words.link);
  }

  @Route(getAdPicture)
  async picture(
    @Input() { params }: RouteInput<typeof getAdPicture>,
    @Res() response: Response,
  ): Promise<void> {
    const ad = await findAd(this.db, params.id);
    const isItsOwn = ad?.photo != null && ad.photo.id === params.photoId;
    const picture = isItsOwn ? await this.photos.read(params.photoId, 'card') : undefined;
    if (!picture) throw noAd();
    response
      .set({
        'Content-Type': 'image/webp',
        'Content-Disposition': `inline; filename="${params.photoId}.webp"`,
        'Cache-Control': 'public, max-age=86400',
        'Content-Security-Policy': filePolicy,
        'X-Content-Type-Options': 'nosniff',
        ETag: `"${params.photoId}"`,
      })
      .send(picture);
  }

  #count(
    { id, words }: StoredAd,
    { place, what }: { readonly place: AdPlace; readonly what: keyof Counts },
    { ip, actor, headers }: SignedRequest,
    now: string,
  ): void {
    if (!words.places.includes(place)) return;
    const viewer = { actor, ip, userAgent: headers['user-agent'] };
    if (this.#fairly.isCounted(`${what} ${id} ${place}`, viewer, now))
      this.counts.add({ id, place, day: dayIn(now, usualTimeZone) }, what);
  }
}

const shown = (ad: StoredAd, place: AdPlace) => ({
  id: ad.id,
  kind: ad.words.kind,
  title: ad.words.title,
  text: ad.words.text,
  href: hrefOf(ad.id, place),
  picture: pictureOf(ad),
});

const noAd = () => notFound('AD_NOT_FOUND', { message: 'There is no such ad.' });
