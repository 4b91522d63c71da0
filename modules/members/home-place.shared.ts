import { DomainError } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { findPlace } from '../places/gazetteer.shared.js';
import { publicPoint } from '../places/public-point.rules.js';
import { guardianshipState, isKnownAdult } from './guardians/guardianship.state.js';
import { profileState } from './profile/profile.state.js';

/** Where a member is, about a mile off, for posts that are found near it.
 *  out  null without a home, where it is not on the map, and unless it is known that the member is 18 */
export async function homePlace(
  eventStore: DomainEventStore,
  memberId: string,
  now: string,
): Promise<{ latitude: number; longitude: number; area: string } | null> {
  const [{ profile }, age] = await Promise.all([
    loadState(eventStore, profileState, memberId),
    loadState(eventStore, guardianshipState, memberId),
  ]);
  const home = profile?.home;
  return home && isKnownAdult(age, now) ? placeOf(home.zip) : null;
}

/** out  null for a ZIP code that is not on the map, as those of the armed forces */
function placeOf(zip: string): { latitude: number; longitude: number; area: string } | null {
  try {
    const { area, ...point } = findPlace(zip);
    return { ...publicPoint(point), area };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
