import type { Place } from '../kernel/geometry/sphere.rules.js';
import { definePort } from '../kernel/manifest/port.js';
import type { EventView } from './events.contract.js';

export interface Draft {
  readonly id: string;
  readonly title: string;
  readonly status: 'draft' | 'in review';
  /** Local: '2027-04-25' */
  readonly firstDay: string;
}

/** Upcoming gatherings, soonest first, for other screens. Provided by the read model events, and therefore as late as that. */
export interface Gatherings {
  /** Within so many miles of a place. now: ISO-8601 UTC */
  near(place: Place, miles: number, now: string, limit: number): Promise<readonly EventView[]>;
  /** Announced by a member. */
  organizedBy(memberId: string, now: string, limit: number): Promise<readonly EventView[]>;
  /** Dates to come of an organizer (`clubId`), as everybody sees them. */
  ofOrganizer(clubId: string, now: string, limit: number): Promise<readonly EventView[]>;
  /** What an organizer has not published yet, soonest first. */
  draftsOf(clubId: string): Promise<readonly Draft[]>;
}

export const GATHERINGS = definePort<Gatherings>('Gatherings');
