import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DATABASE, LOG } from '../../kernel/config/tokens.js';
import { CountedFairly, type Viewer } from '../../kernel/http/counted-fairly.js';
import { isRobot } from '../../kernel/http/robots.js';
import type { Database } from '../../kernel/postgres/database.js';
import { GatheredRows } from '../../kernel/postgres/gathered-rows.js';
import { type PublicListing, STOREFRONTS, type Storefronts } from '../storefronts.ports.js';
import { addSeen, keyOf, type SeenOfDay, sumOf } from './audience-rows.js';

/** What a page reports: each listing once. */
export interface SeenReport {
  readonly viewer: Viewer;
  readonly impressions: readonly string[];
  readonly views: readonly string[];
  /** ISO-8601 UTC. */
  readonly now: string;
}

/** Counts what pages report. Reports wait in memory; once a second it is decided which of them count, and that is written in one statement.
 *  source  README, Audience; ADR 0120 */
@Injectable()
export class SeenCounts implements OnApplicationShutdown {
  readonly #impressions = new CountedFairly(fairness);
  readonly #views = new CountedFairly(fairness);
  readonly #reports: GatheredRows<Numbered>;
  readonly #rows: GatheredRows<SeenOfDay>;
  #reported = 0;

  constructor(
    @Inject(DATABASE) db: Database,
    @Inject(STOREFRONTS) private readonly storefronts: Pick<Storefronts, 'publicOf'>,
    @Inject(LOG) log: Pick<Logger, 'warn'>,
  ) {
    const failed = (err: unknown) =>
      log.warn({ err }, 'the counts of listings wait: they could not be written');
    this.#reports = new GatheredRows<Numbered>({
      keyOf: ({ no }) => String(no),
      sumOf: (one) => one,
      write: (reports) => this.#count(reports),
      failed,
      most: mostReports,
    });
    this.#rows = new GatheredRows<SeenOfDay>({
      keyOf,
      sumOf,
      write: (rows) => addSeen(db, rows),
      failed,
    });
  }

  /** Robots do not count. */
  add(report: SeenReport): void {
    if (isRobot(report.viewer.userAgent)) return;
    this.#reported += 1;
    this.#reports.add({ ...report, no: this.#reported });
  }

  /** Count and write what has gathered. */
  async write(): Promise<void> {
    await this.#reports.write();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#reports.close();
    await this.#rows.close();
  }

  async #count(reports: readonly SeenReport[]): Promise<void> {
    const ids = new Set(reports.flatMap(({ impressions, views }) => [...impressions, ...views]));
    const listings = await this.storefronts.publicOf([...ids]);
    for (const report of reports) this.#countOne(report, listings);
    await this.#rows.write();
  }

  #countOne(
    { viewer, impressions, views, now }: SeenReport,
    listings: ReadonlyMap<string, PublicListing>,
  ): void {
    const day = now.slice(0, 10);
    const count = (ids: readonly string[], fairly: CountedFairly, what: 'impressions' | 'views') => {
      const ofOthers = [...new Set(ids)].filter((id) => {
        const sellerId = listings.get(id)?.sellerId;
        return sellerId !== undefined && sellerId !== viewer.actor?.id;
      });
      for (const id of fairly.countedAmong(ofOthers, viewer, now))
        this.#rows.add({ id, sellerId: listings.get(id)?.sellerId ?? '', day, ...none, [what]: 1 });
    };
    count(impressions, this.#impressions, 'impressions');
    if (views.length) count(views, this.#views, 'views');
  }
}

interface Numbered extends SeenReport {
  readonly no: number;
}

/** A viewer counts once an hour, and a network thirty times. */
const fairness = { minutes: 60, most: 30, maxKept: 250_000 };
/** Reports that wait for the next second. */
const mostReports = 2_000;
const none = { impressions: 0, views: 0 };
