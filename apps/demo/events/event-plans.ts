import { type AttendanceCommand } from '../../../modules/events/attendance/attendance.decider.js';
import { idOfAttendance } from '../../../modules/events/attendance/attendance-ids.shared.js';
import { momentsOf } from '../../../modules/events/gathering/date-moments.shared.js';
import type { GatheringCommand } from '../../../modules/events/gathering/gathering.decider.js';
import type { Dates } from '../../../modules/events/gathering/gathering.schemas.js';
import { clockAt } from '../../../modules/events/gathering/gathering.state.js';
import { plannedDates } from '../../../modules/events/gathering/plan-dates.shared.js';
import type { OrganizerCommand } from '../../../modules/events/organizer/organizer.decider.js';
import { idOfOrganizer } from '../../../modules/events/organizer/organizer-ids.shared.js';
import { daysOf } from '../../../modules/events/recurrence.shared.js';
import type { SuggestionCommand } from '../../../modules/events/suggestion/suggestion.decider.js';
import { daysAfter } from '../../../modules/kernel/decider/days.js';
import type { CommandMetadata } from '../../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import { findPlace } from '../../../modules/places/gazetteer.shared.js';
import { Chance } from '../chance.js';
import { atField, datesOfField, type FieldEvent } from '../field/field-event.js';
import type { Person } from '../people.js';
import { type DemoEvent, demoEvents } from './organizer-events.js';
import { type DemoOrganizer, demoOrganizers, ownerAmong } from './organizers.js';

/** Commands of one stream, in order. */
interface Stream<Command> {
  readonly id: string;
  readonly commands: readonly Command[];
}
export interface EventPlans {
  readonly organizers: readonly Stream<OrganizerCommand>[];
  readonly events: readonly Stream<GatheringCommand>[];
  readonly attendance: readonly Stream<AttendanceCommand>[];
  readonly suggestions: readonly Stream<SuggestionCommand>[];
  /** The event with a field. */
  readonly field: FieldEvent;
}
export interface EventCast {
  readonly people: readonly Person[];
  /** Of staff: verifies organizers, and looks at their first events. */
  readonly reviewer: Person;
  /** ISO-8601 UTC */
  readonly now: string;
  /** The id of the first event of an organizer that has none of its own here. */
  readonly firstOf?: (slug: string) => string | undefined;
}

/** Organizers around the demo place with events all year, and who goes. */
export function eventPlans(seed: string, cast: EventCast): EventPlans {
  const events = demoEvents.map((event) => plannedEvent(seed, event, cast));
  const field = fieldOf(events, cast.now);
  return {
    organizers: demoOrganizers.map((organizer) => organizerStream(seed, organizer, cast)),
    events: events.map(({ id, commands }) => ({ id, commands })),
    attendance: [
      ...events.flatMap((event) => attendanceOf(seed, event, cast)),
      ...atField(field, cast.people, cast.now),
    ],
    suggestions: suggestionsOf(seed, cast),
    field,
  };
}

function fieldOf(events: readonly PlannedEvent[], now: string): FieldEvent {
  const fall = events.find(({ event }) => event.key === 'fall');
  if (!fall) throw new Error('There is no fall swap.');
  const { id, dates, event } = fall;
  const all = dates.days.map((day) => ({ day, startsAt: momentsOf(day, dates, timeZone).startsAt }));
  return { eventId: id, clubId: idOfOrganizer(event.organizer), dates: datesOfField(all, now) };
}

const timeZone = 'America/Chicago';
/** Long enough ago that dates of each series are over. */
const announcedDaysAgo = 75;
const begunDaysAgo = 90;
/** Of the fall swap: two of its dates are over, and known. */
const fallDaysAgo = 850;
const announcedAgo = ({ key }: Pick<DemoEvent, 'key'>) => (key === 'fall' ? fallDaysAgo : announcedDaysAgo);

interface PlannedEvent extends Stream<GatheringCommand> {
  readonly event: DemoEvent;
  readonly dates: Dates;
  readonly ownerId: string;
  /** To come, in order. */
  readonly days: readonly string[];
}

const ownerOf = ({ people }: EventCast, slug: string): Person => ownerAmong(people, slug);
const idOfEvent = (seed: string, key: string): string => deterministicId(seed, 'event of an organizer', key);

function by(person: Person, now: string, ...about: readonly string[]): CommandMetadata {
  const actor = { id: person.memberId, roles: person.roles };
  return { actor, now, commandId: deterministicId('demo event', person.memberId, ...about) };
}

function organizerStream(
  seed: string,
  { slug, name, kind, zip, about, editor }: DemoOrganizer,
  cast: EventCast,
): Stream<OrganizerCommand> {
  const owner = ownerOf(cast, slug);
  const helper = editor === null ? undefined : cast.people[editor % cast.people.length];
  const at = (days: number) => plusDays(cast.now, -days);
  const first = demoEvents.find(({ organizer }) => organizer === slug)?.key;
  const place = { zip, ...findPlace(zip) };
  return {
    id: idOfOrganizer(slug),
    commands: [
      {
        type: 'ApplyAsOrganizer',
        words: { name, kind, about, website: null, place },
        slug,
        evidence: {
          evidence: `We have been in the phone book as ${name} for years.`,
          contact: { name: owner.name, email: owner.email, phone: null },
        },
        meta: by(owner, at(begunDaysAgo), slug, 'apply'),
      },
      {
        type: 'VerifyOrganizer',
        note: 'Called the number in the phone book.',
        meta: by(cast.reviewer, at(begunDaysAgo - 2), slug, 'verify'),
      },
      ...(helper
        ? [
            {
              type: 'InviteToTeam' as const,
              memberId: helper.memberId,
              role: 'editor' as const,
              meta: by(owner, at(begunDaysAgo - 3), slug, 'invite'),
            },
            {
              type: 'AnswerTeamInvitation' as const,
              accepts: true,
              meta: by(helper, at(begunDaysAgo - 4), slug, 'join'),
            },
          ]
        : []),
      {
        type: 'ApproveFirstEvent',
        gatheringId: first ? idOfEvent(seed, first) : (cast.firstOf?.(slug) ?? ''),
        meta: by(cast.reviewer, at(announcedDaysAgo), slug, 'first event'),
      },
    ],
  };
}

function plannedEvent(seed: string, event: DemoEvent, cast: EventCast): PlannedEvent {
  const { key, organizer, kind, title, description, area, admission } = event;
  const owner = ownerOf(cast, organizer);
  const announced = plusDays(cast.now, -announcedAgo(event));
  const clock = clockAt({ words: { timeZone } }, announced);
  const dates = datesOf(event, clock.slice(0, 10), clock);
  const { latitude, longitude } = findPlace(area);
  const venue = { name: event.venue, area, latitude, longitude, address: event.address, gates: [] };
  const gathering = {
    title,
    kind,
    description,
    timeZone,
    venue,
    schedule:
      kind === 'swap-meet'
        ? [{ phase: 'vendors' as const, onDay: 0, from: earlier(event.opens), until: event.opens }]
        : [],
    admission: admission === null ? [] : [{ label: 'At the gate', cents: admission * 100 }],
    rules: kind === 'swap-meet' ? 'Dogs on a leash. No sales from moving vehicles.' : '',
    weather: kind === 'cruise' ? ('called off in rain' as const) : ('rain or shine' as const),
    contact: { email: null, phone: null, website: null },
    photos: [],
    dates,
    clubId: idOfOrganizer(organizer),
  };
  const days = dates.days.filter(
    (day) => `${day} ${event.opens}` > clockAt({ words: { timeZone } }, cast.now),
  );
  return {
    id: idOfEvent(seed, key),
    event,
    dates,
    ownerId: owner.memberId,
    days,
    commands: [
      { type: 'DraftGathering', gathering, meta: by(owner, announced, key, 'draft') },
      {
        type: 'PublishDraft',
        ...momentsOf(dates.days[0] ?? '', dates, timeZone),
        meta: by(owner, announced, key, 'publish'),
      },
      ...laterCommands(event, days, (now, what) => by(owner, now, key, what), cast.now),
    ],
  };
}

function datesOf(event: DemoEvent, today: string, clock: string): Dates {
  const { season, rule, opens, closes, lasts } = event;
  const [first = today] = daysOf(
    season === 'seasonal' ? `${rule.replace(/;COUNT=\d+/, '')};${mayOrJune(event)}` : rule,
    today,
    {
      until: daysAfter(today, 800),
      most: 1,
    },
  );
  const body = { season, firstDay: first, extraDays: [], withoutDays: [], opens, closes, lasts };
  return plannedDates({ ...body, rule: season === 'once' ? null : rule }, clock);
}

/** Seasons begin in spring. */
const mayOrJune = ({ key }: DemoEvent): string => `BYMONTH=${key === 'coffee' ? 5 : 6}`;

const earlier = (time: string): string =>
  `${String(Number(time.slice(0, 2)) - 2).padStart(2, '0')}${time.slice(2)}`;

/** One date of the swap meet is moved, one of the market is off. */
function laterCommands(
  { key, opens, closes, lasts }: DemoEvent,
  days: readonly string[],
  meta: (now: string, what: string) => CommandMetadata,
  now: string,
): readonly GatheringCommand[] {
  const yesterday = plusDays(now, -1);
  const [, second, third] = days;
  if (key === 'swap' && second)
    return [
      {
        type: 'MoveDate',
        day: second,
        toDay: daysAfter(second, 7),
        opens,
        closes,
        lasts,
        reason: 'The hall has a dog show that day.',
        meta: meta(yesterday, 'move'),
      },
    ];
  if (key === 'market' && third)
    return [
      {
        type: 'CancelDate',
        day: third,
        reason: 'The floor of the hall is painted.',
        meta: meta(yesterday, 'cancel'),
      },
    ];
  return [];
}

/** Who lives near goes, or is interested; the buyer goes to the swap meet, and may go to the cruise. */
function attendanceOf(
  seed: string,
  { id, event, ownerId, days }: PlannedEvent,
  { people, now }: EventCast,
): readonly Stream<AttendanceCommand>[] {
  const chance = new Chance(seed, 'attendance', event.key);
  const [day] = days;
  if (!day) return [];
  const buyer = people[1];
  const near = nearest(people, event.area).filter(
    ({ memberId }) => memberId !== ownerId && memberId !== buyer?.memberId,
  );
  const guests = chance.some(near, chance.whole(3, 18));
  const all =
    event.key === 'swap' || event.key === 'cruise' ? [...guests, ...(buyer ? [buyer] : [])] : guests;
  return all.map((person) => {
    const isBuyer = person === buyer;
    const goes = isBuyer ? event.key === 'swap' : chance.happens(0.65);
    const told = plusDays(now, -chance.between(0.2, 20));
    return {
      id: idOfAttendance(person.memberId, id, day),
      commands: [
        {
          type: 'SetAttendance',
          gatheringId: id,
          day,
          as: goes ? 'going' : 'interested',
          isShown: isBuyer || chance.happens(0.8),
          isSelling: goes && event.kind === 'swap-meet' && !isBuyer && chance.happens(0.35),
          isReminded: true,
          date: 'to come',
          isAdult: true,
          meta: by(person, told, event.key, 'attend'),
        },
      ],
    };
  });
}

/** The forty who live nearest to a town. */
function nearest(people: readonly Person[], area: string): readonly Person[] {
  const { latitude, longitude } = findPlace(area);
  const distance = ({ address }: Person) =>
    Math.hypot(address.latitude - latitude, (address.longitude - longitude) * 0.74);
  return people.toSorted((one, other) => distance(one) - distance(other)).slice(0, 40);
}

function suggestionsOf(seed: string, { people, now }: EventCast): readonly Stream<SuggestionCommand>[] {
  const buyer = people[1];
  if (!buyer) return [];
  const area = 'Edgerton, WI';
  return [
    {
      id: deterministicId(seed, 'event suggestion'),
      commands: [
        {
          type: 'SuggestEvent',
          words: {
            title: 'Downtown Edgerton Car Show',
            kind: 'show',
            day: null,
            where: 'Fulton Street, Edgerton, WI',
            website: null,
            note: 'It is always in the third week of July. The hardware store has the flyers.',
            place: findPlace(area),
          },
          meta: by(buyer, plusDays(now, -6), 'suggestion'),
        },
      ],
    },
  ];
}
