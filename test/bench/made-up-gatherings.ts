import type { gatheringEvents } from '../../modules/events/gathering/gathering.events.js';
import { gatheringKinds } from '../../modules/events/gathering/gathering.schemas.js';
import { daysOf } from '../../modules/events/recurrence.shared.js';
import { daysAfter } from '../../modules/kernel/decider/days.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import type { EventOf, RecordedEvent } from '../../modules/kernel/event-store/events.js';
import { type Chance, somewhere } from './made-up-listings.js';

type Published = RecordedEvent<Extract<EventOf<typeof gatheringEvents>, { type: 'GatheringPublished' }>>;

/** Gathering number `at`, published before `today`: of one date, from half a year ago to a year ahead, or a series of two years that began a year ago. */
export function madeUpGathering(at: number, isSeries: boolean, chance: Chance, today: string): Published {
  const id = deterministicId('bench gathering', at);
  const { days, lasts, rule } = isSeries ? seriesFrom(chance, today) : oneDate(chance, today);
  const { latitude, longitude } = somewhere(chance);
  const kind = gatheringKinds[Math.floor(chance() * gatheringKinds.length)] ?? 'swap-meet';
  const moment = `${today}T12:00:00.000Z`;
  return {
    type: 'GatheringPublished',
    data: {
      ...{ title: `Swap meet ${at}`, kind, description: 'Gates open at seven. Bring cash.', rules: '' },
      timeZone:
        longitude < -115 ? 'America/Los_Angeles' : longitude < -90 ? 'America/Chicago' : 'America/New_York',
      venue: { name: 'Fairgrounds', area: 'Somewhere, US', latitude, longitude, address: null, gates: [] },
      ...{ schedule: [], admission: [], weather: null, photos: [] },
      contact: { email: null, phone: null, website: null },
      ...{ organizerId: 'ana', clubId: null, startsAt: moment, endsAt: moment },
      dates: {
        ...{ season: isSeries ? 'permanent' : 'once', rule, days: [...days] },
        ...{ opens: '08:00', closes: '15:00', lasts },
      },
    },
    ...{ id: `${id}/1`, entityId: id, stream: `gathering-${id}`, version: 1, position: at + 1 },
    ...{ recordedAt: moment, meta: { actorId: 'ana', commandId: id } },
  };
}

function oneDate(chance: Chance, today: string) {
  const day = daysAfter(today, Math.floor(chance() * 548) - 183);
  return { days: [day], lasts: chance() < 0.2 ? 2 + Math.floor(chance() * 2) : 1, rule: null };
}

/** Two in three are monthly, the others weekly: on 24 or 104 days. */
function seriesFrom(chance: Chance, today: string) {
  const weekday = ['FR', 'SA', 'SU'][Math.floor(chance() * 3)];
  const isMonthly = chance() < 0.67;
  const rule = isMonthly
    ? `FREQ=MONTHLY;BYDAY=${1 + Math.floor(chance() * 4)}${weekday}`
    : `FREQ=WEEKLY;BYDAY=${weekday}`;
  return { days: daysBy(rule, today), lasts: 1, rule };
}

/** Rules come again and again: each is expanded once. */
function daysBy(rule: string, today: string): readonly string[] {
  const known =
    expanded.get(rule) ?? daysOf(rule, daysAfter(today, -365), { until: daysAfter(today, 365), most: 400 });
  expanded.set(rule, known);
  return known;
}

const expanded = new Map<string, readonly string[]>();
