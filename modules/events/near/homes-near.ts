import { DomainError } from '../../kernel/decider/errors.js';
import { miles, type Place } from '../../kernel/geometry/sphere.rules.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { BLOCKED_PAIRS } from '../../members/blocks/blocked-pairs.ports.js';
import { HOMES, type Home } from '../../members/homes.ports.js';
import { findPlace } from '../../places/gazetteer.shared.js';

/** Miles from the home of a member. */
const nearBy = 100;
/** Members in one transaction. */
const atOnce = 500;

export interface Meet extends Place {
  /** The member who published it; null once nobody knows. */
  readonly organizerId: string | null;
}

export interface HomeNear<Found extends Meet> {
  readonly home: Home;
  /** One at least. */
  readonly near: readonly Found[];
}

/** Members with a home near some swap meets, page by page, each with those that they may see: not their own, nor those of members whom they have blocked or who have blocked them.
 *  source  README, Swap meets near you */
export async function* homesNear<Found extends Meet>(
  { get }: Pick<ModuleContext, 'get'>,
  meets: readonly Found[],
  signal?: AbortSignal,
): AsyncGenerator<readonly HomeNear<Found>[]> {
  const unseenBy = await blockedOf({ get }, meets);
  const placeOf = placesByArea();
  for (let after = ''; ; ) {
    signal?.throwIfAborted();
    const homes = await get(HOMES).page(after, atOnce);
    after = homes.at(-1)?.memberId ?? '';
    if (after === '') return;
    const found = homes.flatMap((home) => {
      const place = placeOf(home.area);
      const near = meets.filter(
        (meet) => place && miles(place, meet) <= nearBy && !isHiddenFrom(home.memberId, meet),
      );
      return near.length ? [{ home, near }] : [];
    });
    if (found.length) yield found;
  }

  function isHiddenFrom(memberId: string, { organizerId }: Meet): boolean {
    return organizerId === memberId || (organizerId !== null && !!unseenBy.get(organizerId)?.has(memberId));
  }
}

/** Whom each of their organizers does not meet. */
async function blockedOf(
  { get }: Pick<ModuleContext, 'get'>,
  meets: readonly Meet[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const organizers = [...new Set(meets.flatMap(({ organizerId }) => organizerId ?? []))];
  const pairs = organizers.map(
    async (id) => [id, new Set(await get(BLOCKED_PAIRS).blockedWith(id))] as const,
  );
  return new Map(await Promise.all(pairs));
}

/** Many members live in one place. Those of the armed forces have none on the map. */
function placesByArea(): (area: string) => Place | undefined {
  const known = new Map<string, Place | undefined>();
  return (area) => {
    if (!known.has(area)) known.set(area, placeIn(area));
    return known.get(area);
  };
}

function placeIn(area: string): Place | undefined {
  try {
    return findPlace(area);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
