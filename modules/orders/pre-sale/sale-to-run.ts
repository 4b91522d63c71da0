import { type Moments, momentsOf } from '../../events/gathering/date-moments.shared.js';
import {
  clockAt,
  type Gathering,
  type GatheringDate,
  gatheringState,
  hasClosed,
} from '../../events/gathering/gathering.state.js';
import { isDraft } from '../../events/gathering/gathering-guards.rules.js';
import type { TeamRole } from '../../events/organizer/organizer.events.js';
import { type Organizer, organizerState } from '../../events/organizer/organizer.state.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { forbidden, notFound } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { partsOfDate } from './date-ids.rules.js';

interface Deps {
  readonly eventStore: DomainEventStore;
}

/** The date of an event for which something is sold, with the organizer, as the log has them now. */
export interface SaleDate {
  readonly gatheringId: string;
  /** Names the date; null for an event of one date. */
  readonly day: string | null;
  readonly gathering: Gathering;
  /** Null for what was published before there were organizers. */
  readonly club: Organizer | null;
  /** Undefined once it is no date of the event any more. */
  readonly date: GatheringDate | undefined;
}

/** Who of an organizer's team does what: the registrar moves and gives, the treasurer takes and sends back money, the gate lets in and sells on the day.
 *  source  README, Commands */
export const teamOf = {
  registrar: ['owner', 'editor'],
  treasurer: ['owner', 'treasurer'],
  gate: ['owner', 'editor', 'gate'],
  money: ['owner', 'editor', 'treasurer'],
} as const satisfies Readonly<Record<string, readonly TeamRole[]>>;

export async function openDate({ eventStore }: Deps, dateId: string): Promise<SaleDate> {
  const { gatheringId, day } = partsOfDate(dateId);
  const gathering = await loadState(eventStore, gatheringState, gatheringId);
  const { clubId, dates } = gathering;
  const club = clubId === null ? null : await loadState(eventStore, organizerState, clubId);
  const named = day ?? Object.keys(dates).toSorted()[0] ?? '';
  return { gatheringId, day, gathering, club, date: dates[named] };
}

/** The date of a pre-sale, by somebody of the organizer's team in one of these roles.
 *  errors  PRE_SALE_NOT_FOUND (not-found) for an event that there is not, NOT_IN_THE_TEAM (forbidden) */
export async function dateToRun(
  deps: Deps,
  dateId: string,
  roles: readonly TeamRole[],
  { actor }: Pick<CommandMetadata, 'actor'>,
): Promise<SaleDate> {
  const open = await openDate(deps, dateId);
  if (worksAs(open, roles, actor.id)) return open;
  const { status } = open.gathering;
  const isHidden = isDraft(open.gathering) && open.club?.team[actor.id] === undefined;
  if (status === 'none' || status === 'discarded' || isHidden)
    throw notFound('PRE_SALE_NOT_FOUND', { message: 'Nothing is sold for this date.' });
  throw forbidden('NOT_IN_THE_TEAM', { message: 'Your role with the organizer does not allow that.' });
}

/** What was published before there were organizers is run by whoever published it. */
export const worksAs = (
  { gathering, club }: Pick<SaleDate, 'gathering' | 'club'>,
  roles: readonly TeamRole[],
  memberId: string,
): boolean =>
  club ? roles.some((role) => role === club.team[memberId]) : gathering.organizerId === memberId;

/** When a date opens and closes; null for one that is off, or has no day.
 *  units  ISO-8601 UTC */
export function momentsOfDate({ gathering, date }: SaleDate): Moments | null {
  if (date?.status !== 'on' || gathering.status === 'cancelled') return null;
  return momentsOf(date.on, date, gathering.words?.timeZone ?? 'UTC');
}

/** Whether nothing can be had of a date any more.
 *  in  now: ISO-8601 UTC */
export const isDateOver = ({ gathering, date }: SaleDate, now: string): boolean =>
  date === undefined || hasClosed(date, clockAt(gathering, now));
