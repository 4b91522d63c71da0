import type { Show } from './show.queries';

/** A show of three cars, for tests. */
export const showOf = (changes: Partial<Show> = {}): Show => ({
  dateId: 'jefferson',
  eventId: 'jefferson',
  title: 'Jefferson Swap Meet',
  day: '2027-04-24',
  timeZone: 'America/Chicago',
  now: '2027-04-24T16:00:00.000Z',
  classes: ['Stock', 'Custom'],
  entries: [
    {
      ...{ dash: 1, showClass: 'Stock', vehicle: '1951 Ford Custom' },
      vendor: { id: 'fred', name: 'Fred Model', handle: 'fred' },
    },
    { dash: 2, showClass: 'Stock', vehicle: '', vendor: null },
    { dash: 12, showClass: 'Custom', vehicle: '', vendor: null },
  ],
  voting: null,
  results: null,
  team: null,
  ...changes,
});

export const votingOf = (
  changes: Partial<NonNullable<Show['voting']>> = {},
): NonNullable<Show['voting']> => ({
  opensAt: '2027-04-24T14:00:00.000Z',
  closesAt: '2027-04-24T19:00:00.000Z',
  classes: ['Stock'],
  bestOfShow: true,
  status: 'open',
  ...changes,
});
