import type { Visit } from './visit';

/** A visit for tests. */
export const visitOf = (code: string, changes: Partial<Visit> = {}): Visit => ({
  id: `visit-${code}`,
  eventId: 'jefferson',
  dateId: 'jefferson',
  title: 'Jefferson Swap Meet',
  day: '2027-04-24',
  timeZone: 'America/Chicago',
  code,
  vendor: { name: 'Fred Model', handle: 'fred' },
  sells: 'Gauges',
  note: '',
  photo: null,
  at: '2027-04-24T15:00:00.000Z',
  ...changes,
});
