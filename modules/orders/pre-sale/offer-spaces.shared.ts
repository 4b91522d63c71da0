import type { CommandBus } from '@nestjs/cqrs';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { neighboursOf } from '../../spaces/drawing/adjacency.rules.js';
import { type Layout, spaceMapState } from '../../spaces/map/space-map.state.js';
import { partsOfDate } from './date-ids.rules.js';
import { preSaleDecider } from './pre-sale.decider.js';
import type { OfferedSpace } from './pre-sale.schemas.js';
import { inParts } from './space-parts.rules.js';

interface Deps {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
}

/** Sell by the published map of an event, in parts that the log takes: a part has the spaces that are known already as they are, and so many more that are
 *  new or changed; the last is the map itself. Sent again, it goes on. Nothing happens without a map, or without a pre-sale.
 *  source  README, Spaces 1 */
export async function offerSpaces(
  { bus, eventStore }: Deps,
  dateId: string,
  meta: CommandMetadata,
): Promise<void> {
  const { published, mapVersion } = await loadState(
    eventStore,
    spaceMapState,
    partsOfDate(dateId).gatheringId,
  );
  if (!published) return;
  const known = await lookAt(bus, preSaleDecider, dateId, ({ status, spaces }) =>
    status === 'none' || status === 'cancelled'
      ? null
      : [...spaces.values()].flatMap(({ isOnMap, offered }) => (isOnMap ? [offered] : [])),
  );
  if (!known) return;
  for (const spaces of inParts(known, offeredOf(published), atOnce)) {
    const commandId = newId(); // after a stop the parts are other ones, and a space that is offered already is offered again without harm
    const command = { type: 'OfferSpaces', mapVersion, spaces, meta: { ...meta, commandId } } as const;
    await dispatch(bus, preSaleDecider, dateId, command);
  }
}

/** Spaces of a map as a pre-sale decides by them. */
export function offeredOf({ spaces }: Pick<Layout, 'spaces'>): readonly OfferedSpace[] {
  const all = [...spaces.values()];
  const beside = neighboursOf(all);
  return all.map(({ id, code, zoneId, type, cents, width, depth, blocked }) => ({
    id,
    code,
    zoneId,
    type,
    cents,
    width,
    depth,
    neighbours: [...(beside.get(id) ?? [])],
    blocked,
  }));
}

/** One append has 1 MB at most (EventStoreDB): these are half of it. */
const atOnce = 1_000;
