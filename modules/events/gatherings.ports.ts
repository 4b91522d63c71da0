import type { Place } from '../kernel/geometry/sphere.rules.js';
import { definePort } from '../kernel/manifest/port.js';
import type { EventView } from './events.contract.js';

/** Events for other screens, as everybody sees them. Provided by the read model events, and therefore as late as that. now: ISO-8601 UTC */
export interface Gatherings {
  /** Dates to come within so many miles of a place, soonest first. */
  near(place: Place, miles: number, now: string, limit: number): Promise<readonly EventView[]>;
  /** Dates to come of what a member published, soonest first. */
  organizedBy(memberId: string, now: string, limit: number): Promise<readonly EventView[]>;
  /** What an organizer has to come, each event once, with its next date, soonest first. */
  ofOrganizer(clubId: string, now: string, limit: number): Promise<readonly EventView[]>;
  /** What an organizer has not published yet; for its team alone. */
  draftsOf(clubId: string): Promise<readonly Draft[]>;
  /** Events that were published after a moment (ISO-8601 UTC) and have a date to come, the latest first, each with its next date. */
  publishedSince(at: string, now: string, limit: number): Promise<readonly Published[]>;
  /** Whether a date of an organizer's events is over that was on. */
  hasRun(clubId: string, now: string): Promise<boolean>;
  /** Dates to come that a member goes to or is interested in, soonest first; cancelled and postponed ones too. */
  ofMember(memberId: string, now: string, limit: number): Promise<readonly EventView[]>;
}

export interface Draft {
  readonly id: string;
  readonly title: string;
  readonly status: 'draft' | 'in review';
  readonly firstDay: string;
}

export type Published = EventView & { readonly publishedAt: string };

export const GATHERINGS = definePort<Gatherings>('Gatherings');
