import { Controller, Inject } from '@nestjs/common';
import { TIME_ZONES, type TimeZones } from '../../../modules/identity/time-zones.ports.js';
import { itemEvents } from '../../../modules/inventory/item/item.events.js';
import { findItems, getItem, getItemHistory } from '../../../modules/inventory/items.contract.js';
import { locationEvents } from '../../../modules/inventory/location/location.events.js';
import { getLocation, listLocations } from '../../../modules/inventory/locations.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';
import { itemAsOf, itemHistory, itemOfOwner } from './item.queries.js';
import { inventoryPage } from './items.queries.js';
import { locationOfOwner, locationTree } from './locations.queries.js';

@Controller()
export class InventoryController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(TIME_ZONES) private readonly timeZones: TimeZones,
    @Inject(PRIVATE_PHOTOS) readonly showPhoto: ShowPhoto,
  ) {}

  @Route(findItems)
  items(@Input() { query, meta }: RouteInput<typeof findItems>): Promise<ResponseOf<typeof findItems>> {
    return inventoryPage(this, meta.actor.id, query);
  }

  @Route(getItem)
  async item(
    @Input() { params, query, meta }: RouteInput<typeof getItem>,
  ): Promise<ResponseOf<typeof getItem>> {
    if (query.asOf === undefined) return itemOfOwner(this, params.id, meta.actor.id);
    const history = await this.eventStore.read(itemEvents, params.id);
    const timeZone = query.timeZone ?? (await this.timeZones.of(this.db, meta.actor.id));
    return itemAsOf(this, history, meta.actor.id, { day: query.asOf, timeZone });
  }

  @Route(getItemHistory)
  async history(
    @Input() { params, meta }: RouteInput<typeof getItemHistory>,
  ): Promise<ResponseOf<typeof getItemHistory>> {
    const history = await this.eventStore.read(itemEvents, params.id);
    return { steps: await itemHistory(this.db, history, meta.actor.id) };
  }

  @Route(listLocations)
  async locations(
    @Input() { query, meta }: RouteInput<typeof listLocations>,
  ): Promise<ResponseOf<typeof listLocations>> {
    const archived = query.archived === 'true';
    return { locations: await locationTree(this, meta.actor.id, { archived }) };
  }

  @Route(getLocation)
  async location(
    @Input() { params, meta }: RouteInput<typeof getLocation>,
  ): Promise<ResponseOf<typeof getLocation>> {
    const history = await this.eventStore.read(locationEvents, params.id);
    return locationOfOwner(this, history, params.id, meta.actor.id);
  }
}
