import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { GatheringEvent } from './gathering.events.js';
import type { Dates, GatheringWords } from './gathering.schemas.js';
import type { GatheringCommand } from './gathering.state.js';

export const words: GatheringWords = {
  title: 'Jefferson Swap Meet',
  kind: 'swap-meet',
  description: 'Vendors in from five.',
  timeZone: 'America/Chicago',
  venue: {
    name: 'Jefferson County Fair Park',
    area: 'Jefferson, WI',
    latitude: 43.0086,
    longitude: -88.8073,
    address: null,
    gates: [],
  },
  schedule: [],
  admission: [],
  rules: '',
  weather: null,
  contact: { email: null, phone: null, website: null },
  photos: [],
};
export const hours = { opens: '07:00', closes: '15:00', lasts: 1 } as const;
/** Second Saturdays of three months. */
export const season: Dates = {
  ...hours,
  season: 'seasonal',
  rule: 'FREQ=MONTHLY;BYDAY=2SA;COUNT=3',
  ruleFrom: '2027-04-10',
  days: ['2027-04-10', '2027-05-08', '2027-06-12'],
};

export const drafted: GatheringEvent = {
  type: 'GatheringDrafted',
  data: { ...words, dates: season, organizerId: 'ana', clubId: 'club' },
};
export const publishedOn = (dates: Dates = season): GatheringEvent => ({
  type: 'GatheringPublished',
  data: {
    ...words,
    organizerId: 'ana',
    clubId: 'club',
    startsAt: '2027-04-10T12:00:00.000Z',
    endsAt: '2027-04-10T20:00:00.000Z',
    dates,
  },
});

type Without<Command> = Command extends unknown ? Omit<Command, 'meta'> : never;

/** A command of a member; early in the year before the dates of `season` unless told otherwise. */
export const command = (
  sent: Without<GatheringCommand>,
  now = '2027-03-01T12:00:00.000Z',
  by = 'ana',
): GatheringCommand => ({ ...sent, meta: metaOf(by, now) }) as GatheringCommand;
