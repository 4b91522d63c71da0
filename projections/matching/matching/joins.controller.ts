import { Controller, Inject } from '@nestjs/common';
import { SUSPENSIONS, type Suspensions } from '../../../modules/identity/suspensions.ports.js';
import { itemsOfListings } from '../../../modules/inventory/item-listings.shared.js';
import { itemsToLoad } from '../../../modules/inventory/stock.shared.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  mostStops,
  readBringList,
  readMeetList,
  type Stop,
} from '../../../modules/matching/join/join.contract.js';
import { type StopOf, stopsOf } from '../../../modules/matching/join/join.rules.js';
import { noSuchDate } from '../../../modules/matching/join/no-such-date.rules.js';
import {
  dateToJoin,
  heldFor,
  type JoinDate,
  namesOf,
  needsOf,
  spacesAt,
  type WantedThing,
  wantedFrom,
} from './join.queries.js';

/** What is at a meet for a member. Nothing of it is stored: it follows from needs, stock and spaces as they are when it is read.
 *  source  ADR 0118 */
@Controller()
export class JoinsReadController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SUSPENSIONS) private readonly suspensions: Suspensions,
  ) {}

  @Route(readMeetList)
  async list(
    @Input() { params: { dateId }, meta: { actor } }: RouteInput<typeof readMeetList>,
  ): Promise<ResponseOf<typeof readMeetList>> {
    const date = await this.#mustSee(dateId);
    const [needs, held] = await Promise.all([needsOf(this.db, actor.id), heldFor(this.db, dateId, actor.id)]);
    const vendors = [...new Set(held.map(({ holderId }) => holderId))];
    const [spaces, gone] = await Promise.all([
      spacesAt(this.db, dateId, vendors),
      this.suspensions.statusOf(vendors),
    ]);
    const stops = stopsOf(
      held.filter(({ holderId }) => !gone.has(holderId)),
      spaces,
    ).slice(0, mostStops);
    const names = await namesOf(
      this.db,
      stops.flatMap(({ holderId, isNamed }) => (isNamed ? [holderId] : [])),
    );
    return { ...viewOf(date), needs: [...needs], stops: stops.map((stop) => stopView(stop, names)) };
  }

  @Route(readBringList)
  async bring(
    @Input() { params: { dateId }, meta: { actor, now } }: RouteInput<typeof readBringList>,
  ): Promise<ResponseOf<typeof readBringList>> {
    const date = await this.#mustSee(dateId);
    const spaces = await spacesAt(this.db, dateId, [actor.id]);
    const isNamed = spaces.some((space) => space.isNamed);
    const head = { ...viewOf(date), spaces: spaces.map(({ id, code }) => ({ id, code })), isNamed };
    if (!spaces.length) return { ...head, visitors: 0, things: [] };
    const { visitors, things } = await wantedFrom(this.db, date, actor.id, now);
    const itemsOf = await this.#itemsOf(actor.id, things);
    return {
      ...head,
      visitors,
      things: things.map((thing) => ({
        ...thing,
        needsConsent: thing.kind === 'item' || !isNamed,
        items: itemsOf(thing),
      })),
    };
  }

  async #mustSee(dateId: string): Promise<JoinDate> {
    const date = await dateToJoin(this.db, dateId);
    if (!date) throw noSuchDate();
    return date;
  }

  /** What of the inventory is offered by each thing. */
  async #itemsOf(ownerId: string, things: readonly WantedThing[]) {
    const listings = things.flatMap(({ id, kind }) => (kind === 'listing' ? [id] : []));
    const links = listings.length ? await itemsOfListings(this.db, listings) : [];
    const ids = [...things.map(({ id }) => id), ...links.map(({ itemId }) => itemId)];
    const known = await itemsToLoad(this.db, ownerId, ids);
    return ({ id, kind }: WantedThing) => {
      const offered = links.flatMap(({ listingId, itemId }) => (listingId === id ? [itemId] : []));
      return (kind === 'item' ? [id] : offered).flatMap((itemId) => {
        const item = known.get(itemId);
        return item ? [{ ...item, stock: [...item.stock] }] : [];
      });
    };
  }
}

const viewOf = ({ dateId, gathering_id: eventId, title, on_day: day }: JoinDate) => ({
  ...{ dateId, eventId, title, day },
});

const stopView = (
  { holderId, isNamed, spaces, things }: StopOf,
  names: ReadonlyMap<string, { readonly name: string; readonly handle: string }>,
): Stop => ({
  spaces: spaces.map(({ id, code }) => ({ id, code })),
  vendor: (isNamed && names.get(holderId)) || null,
  things: things.map(({ needId, kind, thingId, title, cents }) => ({
    needId,
    kind,
    listingId: kind === 'listing' ? thingId : null,
    title,
    price: cents === null ? null : cents / 100,
  })),
});
