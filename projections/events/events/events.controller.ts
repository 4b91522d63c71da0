import { Controller, Inject } from '@nestjs/common';
import { FOLLOWS, type Follows } from '../../../modules/community/follow/follows.ports.js';
import { listMyEvents, readAttendance } from '../../../modules/events/attendance/attendance.contract.js';
import {
  countEvents,
  type EventPage,
  type EventView,
  listEvents,
  mapOfEvents,
  monthOfEvents,
  readEvent,
} from '../../../modules/events/events.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { ATTENDING_ADS, type AttendingAds } from '../../../modules/marketplace/attending-ads.ports.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { PRE_SALES, type PreSales } from '../../../modules/orders/pre-sales.ports.js';
import { plansOf } from './attendance.queries.js';
import { countOfEvents, eventsOfMember, findEvents, type ListReader, monthOf } from './list.queries.js';
import { eventsOnMap } from './map.queries.js';
import { eventPage } from './page.queries.js';

@Controller()
export class EventsController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(FOLLOWS) private readonly follows: Follows,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
    @Inject(ATTENDING_ADS) readonly attendingAds: AttendingAds,
    @Inject(PRIVATE_PHOTOS) readonly showPhoto: ShowPhoto,
    @Inject(PRE_SALES) private readonly preSales: PreSales,
  ) {}

  @Route(listEvents)
  async list(@Input() { query, actor, meta: { now } }: RouteInput<typeof listEvents>): Promise<EventView[]> {
    return findEvents(this.db, query, await this.#readerOf(query, actor, now));
  }

  @Route(countEvents)
  async count(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof countEvents>,
  ): Promise<ResponseOf<typeof countEvents>> {
    return countOfEvents(this.db, query, await this.#readerOf(query, actor, now));
  }

  @Route(monthOfEvents)
  async month(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof monthOfEvents>,
  ): Promise<ResponseOf<typeof monthOfEvents>> {
    return { days: await monthOf(this.db, query, await this.#readerOf(query, actor, now)) };
  }

  @Route(mapOfEvents)
  async map(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof mapOfEvents>,
  ): Promise<ResponseOf<typeof mapOfEvents>> {
    return eventsOnMap(this.db, query, await this.#readerOf(query, actor, now));
  }

  @Route(listMyEvents)
  async mine(
    @Input() { query, meta: { actor, now } }: RouteInput<typeof listMyEvents>,
  ): Promise<ResponseOf<typeof listMyEvents>> {
    return { events: await eventsOfMember(this.db, actor.id, query.limit, now) };
  }

  @Route(readAttendance)
  async plans(
    @Input() { params, meta: { actor } }: RouteInput<typeof readAttendance>,
  ): Promise<ResponseOf<typeof readAttendance>> {
    return { dates: await plansOf(this.db, params.id, actor.id) };
  }

  @Route(readEvent)
  async read(@Input() { params, actor, meta: { now } }: RouteInput<typeof readEvent>): Promise<EventPage> {
    const [followed, unseen] = await Promise.all([
      this.#followed(actor, now),
      actor ? this.blocks.blockedWith(actor.id) : [],
    ]);
    const page = await eventPage(this, params.id, { actor, now, followed, unseen });
    if (!page) throw notFound('GATHERING_NOT_FOUND', { message: 'There is no such event.' });
    const which = page.allowedActions.includes('edit') ? 'all' : 'announced';
    return { ...page, sold: [...(await this.preSales.sold(params.id, which))] };
  }

  /** Whom they follow matters where only events with those are asked for. */
  async #readerOf(
    { friends }: { readonly friends: boolean },
    actor: Actor | undefined,
    now: string,
  ): Promise<ListReader> {
    return { readerId: actor?.id, now, followed: friends ? await this.#followed(actor, now) : [] };
  }

  async #followed(actor: Actor | undefined, now: string): Promise<readonly string[]> {
    if (!actor) return [];
    const targets = await this.follows.followedBy(actor.id, now);
    return targets.flatMap(({ kind, id }) => (kind === 'member' ? [id] : []));
  }
}
