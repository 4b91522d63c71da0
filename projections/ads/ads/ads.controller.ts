import { Controller, Inject, Res } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';
import {
  type AdReport,
  type AdRow,
  countsOfAd,
  listAds,
  readAdReport,
} from '../../../modules/ads/ads.contract.js';
import { AD_COUNTS, type AdCounts } from '../../../modules/ads/ads.ports.js';
import { isReportKey } from '../../../modules/ads/report-key.shared.js';
import { DATABASE, MASTER_SECRET } from '../../../modules/kernel/config/tokens.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { allAds, findAd, pictureOf } from './ads.queries.js';
import { AdsServing } from './ads-serving.js';

/** Ads as staff and advertisers see them. */
@Controller()
export class AdsReadController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(AdsServing) private readonly serving: AdsServing,
    @Inject(AD_COUNTS) private readonly counts: AdCounts,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  @Route(listAds)
  async list(@Input() { meta }: RouteInput<typeof listAds>): Promise<ResponseOf<typeof listAds>> {
    const [ads, running] = await Promise.all([allAds(this.db), this.serving.running(meta.now)]);
    const totals = await this.counts.totalsOf(ads.map(({ id }) => id));
    return {
      ads: ads.map(
        (ad): AdRow => ({
          ...ad.words,
          id: ad.id,
          status: ad.status,
          isShown: running.some(({ id }) => id === ad.id),
          picture: pictureOf(ad),
          counts: totals.get(ad.id) ?? { shown: 0, pressed: 0 },
          version: ad.version,
        }),
      ),
    };
  }

  @Route(countsOfAd)
  async countsOf(
    @Input() { params, query }: RouteInput<typeof countsOfAd>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdReport | string> {
    return this.#report(params.id, query.format, response);
  }

  /** errors  AD_NOT_FOUND (not-found) too without a valid key: an address that does not work says nothing of an ad */
  @Route(readAdReport)
  async report(
    @Input() { params, query, meta }: RouteInput<typeof readAdReport>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdReport | string> {
    if (!isReportKey(this.secret, params.id, query.key, meta.now)) throw noReport();
    response.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
    return this.#report(params.id, query.format, response);
  }

  async #report(id: string, format: 'json' | 'csv', response: Response): Promise<AdReport | string> {
    const ad = await findAd(this.db, id);
    if (!ad) throw noReport();
    const { title, advertiser, from, until, cap } = ad.words;
    const days = await this.counts.byDay(id);
    const total = {
      shown: days.reduce((sum, { shown }) => sum + shown, 0),
      pressed: days.reduce((sum, { pressed }) => sum + pressed, 0),
    };
    if (format === 'json')
      return {
        title,
        advertiser,
        from,
        until,
        cap,
        total,
        days: days.map(({ day, place, shown, pressed }) => ({ day, place, shown, pressed })),
      };
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="ad-${id}.csv"`,
    });
    const columns = ['day', 'place', 'shown', 'pressed'];
    return stringify([...days], { bom: true, header: true, columns, escape_formulas: true });
  }
}

const noReport = () =>
  notFound('AD_NOT_FOUND', { message: 'There is no report at this address, or no longer.' });
