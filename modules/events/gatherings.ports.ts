import type { Place } from '../kernel/geometry/sphere.rules.js';
import { definePort } from '../kernel/manifest/port.js';
import type { EventView } from './events.contract.js';

/** Upcoming gatherings, soonest first, for other screens. Provided by the read model events, and therefore as late as that. */
export interface Gatherings {
  /** Within so many miles of a place. now: ISO-8601 UTC */
  near(place: Place, miles: number, now: string, limit: number): Promise<readonly EventView[]>;
  /** Announced by a member. */
  organizedBy(memberId: string, now: string, limit: number): Promise<readonly EventView[]>;
}

export const GATHERINGS = definePort<Gatherings>('Gatherings');
