import type { MeetList, Stop } from '@modules/matching/join/join.contract';

/** A vendor with a carburetor for sale, for tests. */
export const stopOf = (code: string, changes: Partial<Stop> = {}): Stop => ({
  spaces: [{ id: code.toLowerCase(), code }],
  vendor: { name: `Vendor of ${code}`, handle: `of-${code.toLowerCase()}` },
  things: [
    {
      needId: 'quadrajet',
      kind: 'listing',
      listingId: `listing-${code}`,
      title: `Quadrajet at ${code}`,
      price: 90,
    },
  ],
  ...changes,
});

export const listOf = (changes: Partial<MeetList> = {}): MeetList => ({
  dateId: 'jefferson',
  eventId: 'jefferson',
  title: 'Jefferson Swap Meet',
  day: '2027-04-24',
  needs: [
    { id: 'quadrajet', title: 'Rochester Quadrajet' },
    { id: 'fender', title: 'Left fender' },
  ],
  stops: [stopOf('B9'), stopOf('B12')],
  ...changes,
});
