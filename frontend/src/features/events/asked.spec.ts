import { mapAsked, monthAsked } from './asked';
import { filterFrom } from './events-filter';

const here = { latitude: 43, longitude: -89 };

test('the calendar and the map ask for the same place and members as the list', () => {
  const filter = filterFrom(new URLSearchParams('radius=50&friends=1&kind=show'));
  const asked = { ...here, radius: 50, friends: true, kind: 'show' };
  expect(mapAsked(filter, here, '2027-04-01')).toMatchObject(asked);
  expect(monthAsked(filter, here, '2027-04')).toMatchObject({ ...asked, month: '2027-04' });
});
