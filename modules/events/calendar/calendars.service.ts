import { Inject, Injectable } from '@nestjs/common';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import type { Environment } from '../../kernel/config/environment.js';
import { DATABASE, ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { miles } from '../../kernel/geometry/sphere.rules.js';
import type { QueryOf, ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { PLANS, type Plans } from '../attendance/plans.ports.js';
import { gatheringEvents } from '../gathering/gathering.events.js';
import { gatheringState } from '../gathering/gathering.state.js';
import { noGathering } from '../gathering/gathering-guards.rules.js';
import { GATHERINGS, type Gatherings } from '../gatherings.ports.js';
import { eventsAsRss, type myCalendarAddress, privateCalendar } from './calendar.contract.js';
import {
  type CalendarAddress,
  calendarAddressOf,
  memberOfCalendarKey,
  renewCalendarKey,
  revokeCalendarKey,
} from './calendar-addresses.shared.js';
import { type CalendarEntry, eventCalendar, memberCalendar } from './write-calendar.shared.js';
import { rssOf } from './write-rss.shared.js';

/** Dates in the calendar of a member: those to come, and those of the last 30 days. */
export const mostPlanned = 200;
/** Events in the feed, those of them near a place, and since when. */
export const mostInFeed = 50;
const mostLately = 500;
const feedDays = 90;
/** Of a feed near a place without a radius. */
const usualMiles = 100;

/** Events as files that other programs read, and the private address of a member's calendar.
 *  source  README, Calendar; ADR 0108 */
@Injectable()
export class CalendarsService {
  /** Events are read from the log, which others need too. */
  readonly #limited = limitConcurrency(8);

  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(MASTER_SECRET) readonly secret: string,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl'>,
    @Inject(PLANS) private readonly plans: Plans,
    @Inject(GATHERINGS) private readonly gatherings: Gatherings,
  ) {}

  /** errors  GATHERING_NOT_FOUND (not-found) */
  async ofEvent(id: string): Promise<string> {
    const entry = await this.#entry(id);
    if (!entry) throw noGathering();
    return eventCalendar(entry);
  }

  /** errors  CALENDAR_NOT_FOUND (not-found) */
  async behind(key: string, now: string): Promise<string> {
    const memberId = await memberOfCalendarKey(this, key.replace(/\.ics$/, ''), now);
    if (memberId === undefined)
      throw notFound('CALENDAR_NOT_FOUND', { message: 'No calendar has this address any more.' });
    const plans = await this.plans.from(memberId, plusDays(now, -30), mostPlanned);
    const ids = [...new Set(plans.map(({ gatheringId }) => gatheringId))];
    const entries = new Map(await Promise.all(ids.map(async (id) => [id, await this.#entry(id)] as const)));
    return memberCalendar(
      plans.flatMap(({ gatheringId, day, as }) => {
        const entry = entries.get(gatheringId);
        return entry ? [{ entry, day, as }] : [];
      }),
    );
  }

  async lately(
    { latitude, longitude, radius }: QueryOf<typeof eventsAsRss>,
    address: string,
    now: string,
  ): Promise<string> {
    const place = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
    const within = radius || usualMiles;
    const lately = await this.gatherings.publishedSince(plusDays(now, -feedDays), now, mostLately);
    const gatherings = lately.filter((one) => !place || miles(place, one) <= within).slice(0, mostInFeed);
    const { publicUrl } = this.environment;
    return rssOf(gatherings, { publicUrl, address: publicUrl + address });
  }

  async renew({ actor, now }: CommandMetadata): Promise<ResponseOf<typeof myCalendarAddress>> {
    const key = await renewCalendarKey(this, actor.id, now);
    // calendar programs take what ends like a file for one
    return { url: this.environment.publicUrl + privateCalendar.path.replace(':key', `${key}.ics`) };
  }

  revoke({ actor }: CommandMetadata): Promise<boolean> {
    return revokeCalendarKey(this.db, actor.id);
  }

  address({ actor }: CommandMetadata): Promise<CalendarAddress> {
    return calendarAddressOf(this.db, actor.id);
  }

  /** An event that everybody sees, or saw until it was cancelled. */
  #entry(id: string): Promise<CalendarEntry | undefined> {
    return this.#limited(async () => {
      const { events, version } = await this.eventStore.history(gatheringEvents, id);
      const gathering = foldEvents(gatheringState, events);
      const isShown = gathering.status === 'published' || gathering.status === 'cancelled';
      if (!isShown || gathering.isRemoved) return undefined;
      const changedAt = events.at(-1)?.recordedAt ?? '';
      return { id, gathering, version, changedAt, publicUrl: this.environment.publicUrl };
    });
  }
}
