import { eventKindLabels } from '@entities/event/event-labels';
import { ownTimeZone } from '@lib/day';
import { dollarsOf } from '@lib/format';
import type { EventPage } from '@modules/events/events.contract';
import type { GatheringBody } from '@modules/events/gathering/gathering.contract';
import type { Phase } from '@modules/events/gathering/gathering.schemas';
import type { SuggestionView } from '@modules/events/suggestion/suggestion.contract';
import type { MoneyValue } from '@ui/forms/money-value';
import { byCode, type FieldWords, listOf } from '@ui/replace/words-of';
import { blankDates, type DateFields } from '../dates/date-fields';
import { webAddressOf } from '../fields/web-address';

/** The form of an event as it is typed. */
export interface EventFields {
  readonly title: string;
  readonly kind: GatheringBody['kind'] | '';
  readonly description: string;
  readonly timeZone: string;
  readonly venue: {
    readonly name: string;
    /** A ZIP code, or "City, ST". */
    readonly town: string;
    readonly address: string;
    /** "42.6834, -89.0187"; empty: the middle of the town. */
    readonly point: string;
    readonly gates: { readonly name: string; readonly point: string }[];
  };
  readonly schedule: {
    readonly phase: Phase['phase'];
    readonly onDay: number;
    readonly from: string;
    readonly until: string;
  }[];
  readonly admission: { readonly label: string; readonly cents: MoneyValue }[];
  readonly rules: string;
  readonly weather: NonNullable<GatheringBody['weather']> | '';
  readonly contact: { readonly email: string; readonly phone: string; readonly website: string };
  /** Of a new event; those of an event that exists are changed apart. */
  readonly dates: DateFields;
}

export const blankEvent = (): EventFields => ({
  title: '',
  kind: '',
  description: '',
  timeZone: ownTimeZone(),
  venue: { name: '', town: '', address: '', point: '', gates: [] },
  schedule: [],
  admission: [],
  rules: '',
  weather: '',
  contact: { email: '', phone: '', website: '' },
  dates: blankDates,
});

/** In the order on the page. */
export const eventFieldOrder = [
  'title',
  'kind',
  'description',
  'dates',
  'timeZone',
  'venue',
  'schedule',
  'admission',
  'rules',
  'weather',
  'contact',
] as const;

export function isEventFields(value: unknown): value is EventFields {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<EventFields>;
  return (
    Object.keys(blankEvent()).every((name) => name in fields) &&
    Array.isArray(fields.venue?.gates) &&
    Array.isArray(fields.schedule) &&
    Array.isArray(fields.admission) &&
    fields.dates?.repeats !== undefined
  );
}

export function eventFieldsOf(body: GatheringBody): EventFields {
  const { venue, schedule, admission, contact } = body;
  return {
    ...body,
    venue: {
      name: venue.name,
      town: venue.area,
      address: venue.address ?? '',
      point: pointOf(venue),
      gates: venue.gates.map((gate) => ({ name: gate.name, point: pointOf(gate) })),
    },
    schedule: schedule.map(({ until, ...phase }) => ({ ...phase, until: until ?? '' })),
    admission: admission.map((price) => ({ ...price })),
    weather: body.weather ?? '',
    contact: {
      email: contact.email ?? '',
      phone: contact.phone ?? '',
      website: contact.website ?? '',
    },
    dates: blankDates,
  };
}

/** A start from what a member suggested. */
export function fromSuggestion({ title, kind, day, where, website }: SuggestionView): EventFields {
  const blank = blankEvent();
  return {
    ...blank,
    title,
    kind,
    venue: { ...blank.venue, name: where.slice(0, 120) },
    contact: { ...blank.contact, website: website ?? '' },
    dates: { ...blank.dates, firstDay: day ?? '' },
  };
}

export type Point = { readonly latitude: number; readonly longitude: number };
export type Town = Point & { readonly area: string };

export const pointOf = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(5).replace(/0+$/, '0')}, ${longitude.toFixed(5).replace(/0+$/, '0')}`;

/** A typed point; one that cannot be read has no latitude, which the contract then refuses. */
export function readPoint(text: string, otherwise: Point): Point {
  if (text.trim() === '') return { latitude: otherwise.latitude, longitude: otherwise.longitude };
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude === undefined
    ? { latitude: Number.NaN, longitude: 0 }
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** The body of the contract without its dates; rows that were left empty are left out. Not checked yet.
 *  in  town: of the venue, as it was found */
export function eventBodyOf({ dates: _, ...fields }: EventFields, town: Town) {
  const { venue, contact } = fields;
  const point = readPoint(venue.point, town);
  return {
    ...fields,
    venue: {
      name: venue.name,
      area: town.area,
      ...point,
      address: venue.address.trim() || null,
      gates: venue.gates
        .filter((gate) => gate.name.trim() !== '' || gate.point.trim() !== '')
        .map((gate) => ({ name: gate.name, ...readPoint(gate.point, point) })),
    },
    schedule: fields.schedule
      .filter(({ from, until }) => from !== '' || until !== '')
      .map(({ until, ...phase }) => ({ ...phase, until: until || null })),
    admission: fields.admission.filter(({ label, cents }) => label.trim() !== '' || cents !== null),
    weather: fields.weather || null,
    contact: {
      email: contact.email.trim() || null,
      phone: contact.phone.trim() || null,
      website: webAddressOf(contact.website),
    },
  };
}

/** What the form changes of an event. */
export function savedEvent(page: EventPage): { readonly fields: GatheringBody; readonly version: number } {
  const { title, kind, description, timeZone, venue, schedule, admission, rules, weather, contact } = page;
  return {
    fields: { title, kind, description, timeZone, venue, schedule, admission, rules, weather, contact },
    version: page.version,
  };
}

export const phaseLabels: Readonly<Record<Phase['phase'], string>> = {
  setup: 'Set-up',
  vendors: 'Vendors in',
  public: 'Open to the public',
  teardown: 'Tear-down',
};

export const weatherLabels = {
  'rain or shine': 'Rain or shine',
  'rain date': 'There is a rain date',
  'called off in rain': 'Called off in rain',
} as const satisfies Record<NonNullable<GatheringBody['weather']>, string>;

/** The labels of the form's fields. */
export const eventWords: FieldWords = {
  title: 'Title',
  kind: byCode('Kind', {
    'swap-meet': eventKindLabels['swap-meet'].one,
    show: eventKindLabels.show.one,
    cruise: eventKindLabels.cruise.one,
    meetup: eventKindLabels.meetup.one,
    auction: eventKindLabels.auction.one,
  }),
  description: 'Description',
  timeZone: 'Time zone',
  venue: 'Where it is',
  schedule: listOf<Phase>(
    'Schedule',
    ({ phase, from, until }) => `${phaseLabels[phase]} ${from}${until ? ` – ${until}` : ''}`,
  ),
  admission: listOf<GatheringBody['admission'][number]>(
    'Admission',
    ({ label, cents }) => `${label}: ${dollarsOf(cents)}`,
  ),
  rules: 'Rules',
  weather: byCode('Weather', weatherLabels),
  contact: 'Contact',
};
