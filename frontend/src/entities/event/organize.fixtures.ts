import type { DateView, EventPage } from '@modules/events/events.contract';

export const eventId = '7b0a1c52-0000-4000-8000-0000000000e1';

/** A date in June of next year, on at 8 in Wisconsin; `changes` replace its fields. */
export const dateIn = (day: string, changes: Partial<DateView> = {}): DateView => ({
  dateId: `${eventId}_${day}`,
  firstDay: day,
  day,
  date: `${day}T13:00:00.000Z`,
  endsAt: `${day}T20:00:00.000Z`,
  status: 'on',
  reason: '',
  isOver: false,
  going: 0,
  interested: 0,
  mine: null,
  ...changes,
});

/** A published swap meet on two Saturdays as its team reads it; `changes` replace its fields. */
export const teamEventOf = (changes: Partial<EventPage> = {}): EventPage => ({
  id: eventId,
  status: 'published',
  isRemoved: false,
  isWithoutOrganizer: false,
  reason: '',
  title: 'Jefferson Swap Meet',
  kind: 'swap-meet',
  description: 'Parts and cars.',
  timeZone: 'America/Chicago',
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
  weather: 'rain or shine',
  contact: { email: null, phone: null, website: null },
  photos: [],
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
  friends: [],
  vendors: { total: 0, first: [] },
  wanted: { total: 0, first: [] },
  allowedActions: ['edit', 'changeDates', 'cancel', 'broadcast'],
  version: 4,
  ...changes,
});
