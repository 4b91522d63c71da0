import type { CommandBus } from '@nestjs/cqrs';
import { gatheringDecider } from '../modules/events/gathering/gathering.decider.js';
import { withDates } from '../modules/events/gathering/with-dates.rules.js';
import {
  type OrganizerEvent,
  organizerEvents,
  type TeamRole,
} from '../modules/events/organizer/organizer.events.js';
import { dispatch } from '../modules/kernel/decider/command-bus.js';
import { daysAfter } from '../modules/kernel/decider/days.js';
import { deterministicId, newId } from '../modules/kernel/decider/identifiers.js';
import { plusDays } from '../modules/kernel/decider/time.js';
import type { DomainEventStore } from '../modules/kernel/event-store/domain-event-store.js';

/** A swap meet in a month, by a member, for an organizer or from before there were such. */
export async function announce(
  bus: CommandBus,
  id: string,
  organizerId: string,
  clubId: string | null = null,
): Promise<void> {
  const now = new Date().toISOString();
  await dispatch(bus, gatheringDecider, id, {
    type: 'PublishGathering',
    gathering: {
      ...withDates({
        title: 'Jefferson swap meet',
        kind: 'swap-meet',
        description: '',
        startsAt: plusDays(now, 30),
        endsAt: plusDays(now, 31),
        timeZone: 'America/Chicago',
        venue: { name: 'Fair Park', area: 'Jefferson, WI', latitude: 43, longitude: -88.8 },
      }),
      clubId,
    },
    meta: { actor: { id: organizerId, roles: ['organizer'] }, now, commandId: newId() },
  });
}

/** A verified organizer with its team, the first of them an owner.
 *  in  isTrusted: publishes without a review */
export async function organizerOf(
  eventStore: DomainEventStore,
  [ownerId, ...others]: readonly [string, ...(readonly [string, TeamRole])[]],
  { isTrusted = true }: { readonly isTrusted?: boolean } = {},
): Promise<string> {
  const now = new Date().toISOString();
  const slug = `club-${newId().slice(0, 8)}`;
  const id = deterministicId('organizer', slug);
  const events: readonly OrganizerEvent[] = [
    {
      type: 'OrganizerApplied',
      data: {
        name: 'Rock County Swappers',
        kind: 'club',
        about: '',
        website: null,
        place: null,
        ownerId,
        slug,
        evidence: 'We run the one in Jefferson.',
        contact: { name: 'Pat', email: 'pat@example.com', phone: null },
      },
    },
    { type: 'OrganizerVerified', data: { until: plusDays(now, 365), by: 'ray', note: '' } },
    ...others.map(([memberId, role]) => ({ type: 'TeamJoined' as const, data: { memberId, role } })),
    ...(isTrusted
      ? [{ type: 'FirstEventApproved' as const, data: { gatheringId: 'first', by: 'ray' } }]
      : []),
  ];
  const meta = { actor: { id: ownerId, roles: [] }, now, commandId: newId() };
  await eventStore.append(organizerEvents, id, events, 'none', meta);
  return id;
}

/** What an organizer writes of an event. */
export const eventWords = {
  title: 'Jefferson Swap Meet',
  kind: 'swap-meet',
  description: 'Vendors in from five.',
  timeZone: 'America/Chicago',
  venue: {
    name: 'Fair Park',
    area: 'Jefferson, WI',
    latitude: 43,
    longitude: -88.8,
    address: '503 N Jackson Ave',
    gates: [],
  },
  schedule: [{ phase: 'vendors', onDay: 0, from: '05:00', until: null }],
  admission: [{ label: 'Adults', cents: 800 }],
  rules: '',
  weather: 'rain or shine',
  contact: { email: 'swap@example.com', phone: null, website: null },
} as const;

/** One date, in a month. */
export const eventDates = () => ({
  season: 'once',
  firstDay: daysAfter(new Date().toISOString().slice(0, 10), 30),
  rule: null as string | null,
  extraDays: [] as string[],
  withoutDays: [] as string[],
  opens: '07:00',
  closes: '15:00',
  lasts: 1,
});
