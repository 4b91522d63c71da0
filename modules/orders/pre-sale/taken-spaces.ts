import { lookAt } from '../../kernel/decider/command-bus.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { TakenSpaces } from '../../spaces/spaces.ports.js';
import { PRE_SALE_LOOKUP } from '../orders.ports.js';
import { preSaleDecider } from './pre-sale.decider.js';
import type { PreSale } from './pre-sale-types.state.js';
import { holderOf } from './room.rules.js';
import { isDateOver, openDate } from './sale-to-run.js';
import { liveRightOf } from './windows.rules.js';

type Deps = Pick<ModuleContext, 'bus' | 'eventStore' | 'get'>;

/** Spaces that somebody holds, has or has a right to, at any date that is not over.
 *  source  README, Spaces 2 */
export const takenSpaces = ({ bus, eventStore, get }: Deps): TakenSpaces => ({
  of: async (gatheringId, now) => {
    const taken: (readonly string[])[] = [];
    for (const dateId of await get(PRE_SALE_LOOKUP).ofEvent(gatheringId, 'on'))
      if (!isDateOver(await openDate({ eventStore }, dateId), now))
        taken.push(await lookAt(bus, preSaleDecider, dateId, (preSale) => takenIn(preSale, now)));
    return taken.flat();
  },
});

const takenIn = (preSale: PreSale, now: string): readonly string[] =>
  [...preSale.spaces].flatMap(([id, space]) =>
    holderOf(preSale, space, now) ||
    liveRightOf(preSale, space, now) !== null ||
    space.right?.status === 'rolled over'
      ? [id]
      : [],
  );
