import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import { DomainError } from '../../kernel/decider/errors.js';
import type { Place } from '../../kernel/geometry/sphere.rules.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../../marketplace/storefronts.ports.js';
import { FILLABLE, type Fillable } from '../../matching/fillable.ports.js';
import { HOMES, type Homes } from '../../members/homes.ports.js';
import { findPlace } from '../../places/gazetteer.shared.js';
import { demandMiles, fewestPeople, getDemand, mostWanted } from './demand.contract.js';
import { cellsWithin, windowAt } from './demand.rules.js';
import { missedIn } from './demand-rows.js';

type Demand = ResponseOf<typeof getDemand>;

/** What a seller could sell: to whom they could today, and what people near them look for.
 *  source  README, Demand */
@Controller()
export class DemandController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(FILLABLE) private readonly fillable: Fillable,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
    @Inject(HOMES) private readonly homes: Homes,
  ) {}

  @Route(getDemand)
  async demand(@Input() { meta }: RouteInput<typeof getDemand>): Promise<Demand> {
    const [wanted, searches] = await Promise.all([
      this.fillable.wantedFor(meta.actor.id, { now: meta.now, limit: mostWanted }),
      this.#searchesNear(meta.actor.id, meta.now),
    ]);
    return { wanted: { total: wanted.total, first: [...wanted.first] }, searches };
  }

  async #searchesNear(memberId: string, now: string): Promise<Demand['searches']> {
    const near = await this.#placeOf(memberId);
    if (!near) return null;
    const { epoch, week, from, until } = windowAt(now);
    const cells = cellsWithin(near.place, demandMiles);
    const rows = await missedIn(this.db, cells, { epoch, week, fewest: fewestPeople });
    return { area: near.area, from, until, rows: [...rows] };
  }

  /** The place of the member's latest listing, or their home. */
  async #placeOf(memberId: string): Promise<{ readonly area: string; readonly place: Place } | undefined> {
    const last = await this.storefronts.lastPlaceOf(memberId);
    if (last) return { area: last.area, place: last.publicPoint };
    const area = await this.homes.areaOf(memberId);
    const place = area === undefined ? undefined : onMap(area);
    return area === undefined || !place ? undefined : { area, place };
  }
}

/** Post offices of the armed forces are not on the map. */
function onMap(area: string): Place | undefined {
  try {
    return findPlace(area);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
