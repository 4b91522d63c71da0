import type { DateView, EventPage, EventView } from '@modules/events/events.contract';

/** An event for tests. */
export const eventOf = (changes: Partial<EventView> = {}): EventView => ({
  id: 'jefferson',
  dateId: changes.id ?? 'jefferson',
  title: 'Jefferson Swap Meet',
  kind: 'swap-meet',
  description: '',
  date: '2027-04-24T03:30:00.000Z',
  endsAt: '2027-04-24T05:00:00.000Z',
  timeZone: 'America/Chicago',
  day: '2027-04-23',
  location: 'Fair Park, Jefferson, WI',
  latitude: 43,
  longitude: -88.8,
  isWithoutOrganizer: false,
  organizerId: 'cal',
  organizer: null,
  season: 'once',
  series: null,
  status: 'on',
  photo: null,
  going: 0,
  interested: 0,
  mine: null,
  distance: null,
  cursor: `after ${changes.dateId ?? changes.id ?? 'jefferson'}`,
  ...changes,
});

export const dateOf = (changes: Partial<DateView> = {}): DateView => ({
  dateId: 'jefferson',
  firstDay: '2027-04-24',
  day: '2027-04-24',
  date: '2027-04-24T12:00:00.000Z',
  endsAt: '2027-04-24T20:00:00.000Z',
  status: 'on',
  reason: '',
  isOver: false,
  going: 0,
  interested: 0,
  mine: null,
  ...changes,
});

/** One date of a series, by its day. */
export const dateOn = (day: string, changes: Partial<DateView> = {}): DateView =>
  dateOf({
    dateId: `jefferson_${day}`,
    firstDay: day,
    day,
    date: `${day}T12:00:00.000Z`,
    endsAt: `${day}T20:00:00.000Z`,
    ...changes,
  });

export const eventPageOf = (changes: Partial<EventPage> = {}): EventPage => ({
  id: 'jefferson',
  status: 'published',
  isRemoved: false,
  isWithoutOrganizer: false,
  reason: '',
  title: 'Jefferson Swap Meet',
  kind: 'swap-meet',
  description: 'Parts from four states.',
  timeZone: 'America/Chicago',
  venue: {
    name: 'Fair Park',
    area: 'Jefferson, WI',
    latitude: 43,
    longitude: -88.8,
    address: '503 N Jackson Ave',
    gates: [{ name: 'Gate B', latitude: 43.01, longitude: -88.81 }],
  },
  schedule: [{ phase: 'vendors', onDay: 0, from: '05:30', until: '07:00' }],
  admission: [
    { label: 'Adults', cents: 500 },
    { label: 'Under 12', cents: 0 },
  ],
  rules: 'No pets in the buildings.',
  weather: 'rain or shine',
  contact: { email: 'meet@example.com', phone: '(608) 555-0100', website: 'https://www.example.com/' },
  photos: [],
  season: 'once',
  recurs: null,
  rule: null,
  hours: { opens: '07:00', closes: '15:00', lasts: 1 },
  dates: [dateOf()],
  organizer: { id: 'club', slug: 'madison-classics', name: 'Madison Classics', isVerified: true },
  organizerId: 'cal',
  friends: [],
  vendors: { total: 0, first: [] },
  wanted: { total: 0, first: [] },
  sold: [],
  allowedActions: [],
  version: 1,
  ...changes,
});

/** The event that a team writes, in the tests of its forms. */
export const eventId = '7b0a1c52-0000-4000-8000-0000000000e1';

/** A date of it, from 8 to 3 in Wisconsin; `changes` replace its fields. */
export const dateIn = (day: string, changes: Partial<DateView> = {}): DateView =>
  dateOf({
    dateId: `${eventId}_${day}`,
    firstDay: day,
    day,
    date: `${day}T13:00:00.000Z`,
    endsAt: `${day}T20:00:00.000Z`,
    ...changes,
  });

/** A published swap meet on two Saturdays as its team reads it; `changes` replace its fields. */
export const teamEventOf = (changes: Partial<EventPage> = {}): EventPage =>
  eventPageOf({
    id: eventId,
    description: 'Parts and cars.',
    venue: {
      name: 'Fair Park',
      area: 'Jefferson, WI',
      latitude: 43.00556,
      longitude: -88.80732,
      address: null,
      gates: [],
    },
    schedule: [],
    admission: [{ label: 'Adults', cents: 800 }],
    rules: '',
    contact: { email: null, phone: null, website: null },
    season: 'seasonal',
    recurs: 'Every month on the second Saturday, 2 times',
    rule: 'FREQ=MONTHLY;BYDAY=2SA;COUNT=2',
    hours: { opens: '08:00', closes: '15:00', lasts: 1 },
    dates: [dateIn('2027-06-12', { going: 3 }), dateIn('2027-07-10')],
    organizer: {
      id: '7b0a1c52-0000-4000-8000-000000000001',
      slug: 'rock-county-old-car-club',
      name: 'Rock County Old Car Club',
      isVerified: true,
    },
    organizerId: 'ray',
    allowedActions: ['edit', 'changeDates', 'cancel', 'broadcast'],
    version: 4,
    ...changes,
  });
