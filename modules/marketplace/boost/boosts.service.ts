import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MEMBERSHIPS, type Memberships } from '../../identity/memberships.ports.js';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { plusDays } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { acquireLock, locks } from '../../kernel/postgres/locks.js';
import { listingState } from '../listing/listing.state.js';
import { STOREFRONTS, type Storefronts } from '../storefronts.ports.js';
import { boostDecider } from './boost.decider.js';
import { boostDays } from './boost.events.js';
import { boostState, isRunning } from './boost.state.js';
import { boostRows } from './boost-rows.js';
import { mostBoosts } from './most-boosts.rules.js';

/** Starts and stops boosts. A member's boosts are counted one call after the other.
 *  source  README, Boosts */
@Injectable()
export class BoostsService {
  /** Each keeps a connection while it reads by others. */
  readonly #limited = limitConcurrency(2);

  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MEMBERSHIPS) private readonly memberships: Memberships,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
  ) {}

  /** errors  those of the contract boostListing */
  start(listingId: string, meta: CommandMetadata): Promise<Receipt> {
    const memberId = meta.actor.id;
    return this.#limited(() =>
      this.db.transaction().execute(async (tx) => {
        await acquireLock(tx, locks.boosts, memberId);
        const started = await boostRows.othersOf(tx, memberId, { except: listingId, now: meta.now });
        const others = await this.#shownAmong(started, meta.now);
        const listing = await this.#listing(listingId);
        const most = mostBoosts(await this.memberships.of(meta.actor));
        const command = { type: 'StartBoost', listing, most, others, meta } as const;
        const receipt = await dispatch(this.bus, boostDecider, listingId, command);
        await boostRows.add(tx, { memberId, listingId, until: plusDays(meta.now, boostDays) });
        return receipt;
      }),
    );
  }

  /** errors  those of the contract stopBoost */
  async stop(listingId: string, meta: CommandMetadata): Promise<Receipt> {
    const listing = await this.#listing(listingId);
    return dispatch(this.bus, boostDecider, listingId, { type: 'StopBoost', listing, meta });
  }

  /** How many of these are boosted, and are for everybody to see and to buy: a boost of any other does not count. */
  async #shownAmong(listingIds: readonly string[], now: string): Promise<number> {
    const shown = await this.storefronts.publicOf(listingIds);
    const open = [...shown].flatMap(([id, { isHeld }]) => (isHeld ? [] : [id]));
    const boosts = await Promise.all(open.map((id) => loadState(this.eventStore, boostState, id)));
    return boosts.filter((boost) => isRunning(boost, now)).length;
  }

  #listing(id: string) {
    return loadState(this.eventStore, listingState, id);
  }
}
