import { type GatheringCommand } from '../../modules/events/gathering/gathering.decider.js';
import { withDates } from '../../modules/events/gathering/with-dates.rules.js';
import { idOfOrganizer } from '../../modules/events/organizer/organizer-ids.shared.js';
import type { CommandOf } from '../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { findPlace } from '../../modules/places/gazetteer.shared.js';
import { Chance } from './chance.js';
import { organizerAt, ownerAmong } from './events/organizers.js';
import { type GatheringVenue, gatheringVenues } from './gathering-venues.js';
import { say } from './offer.js';
import type { Person } from './people.js';

export interface GatheringPlan {
  readonly id: string;
  /** Of the organizer's team. */
  readonly organizer: Person;
  /** The slug of the organizer. */
  readonly club: string;
  readonly announcedDaysAgo: number;
  readonly gathering: CommandOf<GatheringCommand, 'PublishGathering'>['gathering'];
}

/** Gatherings spread over the next nine months, each in a season and on a weekday that suits it. */
export function gatheringPlans(
  seed: string,
  { now, count, people }: { now: string; count: number; people: readonly Person[] },
): readonly GatheringPlan[] {
  const free = new Chance(seed, 'venues').some(gatheringVenues, gatheringVenues.length);
  return Array.from({ length: count }, (_, at) => {
    const chance = new Chance(seed, 'gathering', at);
    const around = new Date(Date.parse(now) + (3 + (at * 267) / count) * day);
    const found = free.findIndex((one) => one.anySeason === isCold(around));
    const [venue = gatheringVenues[at] as GatheringVenue] = free.splice(Math.max(found, 0), 1);
    const club = organizerAt(venue.area);
    return {
      id: deterministicId(seed, 'gathering', at),
      organizer: ownerAmong(people, club),
      club,
      announcedDaysAgo: chance.whole(4, 50),
      gathering: { ...gatheringOf(chance, venue, around), clubId: idOfOrganizer(club) },
    };
  });
}

const day = 86_400_000;

/** Weekday (0 is Sunday) and hours in local time. */
const habits = {
  'swap-meet': { weekday: 6, opens: 7, closes: 15 },
  show: { weekday: 6, opens: 9, closes: 16 },
  cruise: { weekday: 5, opens: 17, closes: 21 },
  meetup: { weekday: 0, opens: 8, closes: 11 },
  auction: { weekday: 5, opens: 10, closes: 18 },
} as const;

const sentences = {
  'swap-meet': [
    'Vendors in from 5 am, public at {opens}. Spaces are {feet} feet, first come after the reserved rows.',
    'Parts, project cars and a car corral. Swap spaces {fee}, parking by donation.',
    'Rain or shine. Bring a wagon, bring cash, bring your part numbers.',
    'Pre-1990 parts and literature only. Breakfast stand opens with the gates.',
    'Car corral {fee} with two passes. Dogs on a leash are welcome.',
  ],
  show: [
    'Open to all makes, twenty classes, awards at three.',
    'Registration {fee} on the day. Spectators free until noon.',
    'Judged and unjudged fields, with a row for unrestored cars.',
    'Dash plaques to the first hundred. Food trucks and a small parts row.',
  ],
  cruise: [
    'No registration, no judging. Park, walk, talk.',
    'Oldies on the loudspeaker, burgers at the stand. Please no burnouts.',
    'Roll in from five. Classics get the front rows.',
  ],
  meetup: [
    'Coffee, doughnuts and honest advice. Everybody is welcome, finished car or not.',
    'Bring what you are stuck on; somebody has done it before.',
    'Hoods up, and a short drive afterwards for those who like.',
  ],
  auction: [
    'Collector cars, pickups and a trailer of parts. Preview the day before.',
    'All lots sell on site and online. Buyer registration opens at {opens}.',
  ],
} as const;

function gatheringOf(chance: Chance, venue: GatheringVenue, around: Date): GatheringPlan['gathering'] {
  const { weekday, opens, closes } = habits[venue.kind];
  const start = new Date(around);
  const firstDay = venue.days > 1 ? (weekday + 8 - venue.days) % 7 : weekday;
  while (start.getUTCDay() !== firstDay) start.setTime(start.getTime() + day);
  while (isChristmas(start)) start.setTime(start.getTime() + 7 * day);
  const end = new Date(start.getTime() + (venue.days - 1) * day);
  const { latitude, longitude } = findPlace(venue.area);
  const words = {
    opens: `${opens} am`,
    feet: chance.pick(['20 x 20', '10 x 30', '18 x 25']),
    fee: `$${chance.pick([10, 15, 20, 25, 30, 40])}`,
  };
  return withDates({
    title: venue.title,
    kind: venue.kind,
    description: chance
      .some<string>(sentences[venue.kind], 2)
      .map((sentence) => say(sentence, words))
      .join(' '),
    startsAt: localTime(start, opens, venue.timeZone),
    endsAt: localTime(end, closes, venue.timeZone),
    timeZone: venue.timeZone,
    venue: { name: venue.venue, area: venue.area, latitude, longitude },
  });
}

const isChristmas = (date: Date): boolean =>
  date.getUTCMonth() === 11 && date.getUTCDate() >= 22 && date.getUTCDate() <= 26;

/** Winter and the months around it, when nobody spreads parts on a northern field. */
const isCold = (date: Date): boolean => [10, 11, 0, 1, 2].includes(date.getUTCMonth());

/** The moment of a local hour in a time zone, in UTC. */
function localTime(date: Date, hour: number, timeZone: string): string {
  const guess = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hour);
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(guess + 6 * 3_600_000))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '-', hours = '6', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(shown ?? '') ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  return new Date(guess - offset).toISOString();
}
