import type { CommandBus } from '@nestjs/cqrs';
import { gatheringDecider } from '../modules/events/gathering/gathering.decider.js';
import { withDates } from '../modules/events/gathering/with-dates.rules.js';
import { dispatch } from '../modules/kernel/decider/command-bus.js';
import { newId } from '../modules/kernel/decider/identifiers.js';
import { plusDays } from '../modules/kernel/decider/time.js';

/** A swap meet in a month, by an organizer. */
export async function announce(bus: CommandBus, id: string, organizerId: string): Promise<void> {
  const now = new Date().toISOString();
  await dispatch(bus, gatheringDecider, id, {
    type: 'PublishGathering',
    gathering: withDates({
      title: 'Jefferson swap meet',
      kind: 'swap-meet',
      description: '',
      startsAt: plusDays(now, 30),
      endsAt: plusDays(now, 31),
      timeZone: 'America/Chicago',
      venue: { name: 'Fair Park', area: 'Jefferson, WI', latitude: 43, longitude: -88.8 },
    }),
    meta: { actor: { id: organizerId, roles: ['organizer'] }, now, commandId: newId() },
  });
}
