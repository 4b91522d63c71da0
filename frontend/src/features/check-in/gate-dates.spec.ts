import { dateOn, eventPageOf } from '@entities/event/event.fixtures';
import { gateListOf } from '@entities/gate/gate.fixtures';
import { gateOrders } from '@entities/gate/gate-orders';
import { gateDate, gateDates } from './gate-dates';
import { byName, bySpace } from './print/sorted';

const copyOf = (day: string) => ({
  ...{ memberId: 'gus', dateId: `jefferson_${day}`, etag: '', ahead: 0, checkedAt: `${day}T12:00:00.000Z` },
  list: gateListOf({ day }),
});
const kept = [copyOf('2027-04-24'), copyOf('2027-09-25')];
const dates = gateDates(undefined, kept);
const dayFor = (today: string, asked: string | null = null, chosen?: string) =>
  gateDate(dates, {
    asked,
    event: undefined,
    today,
    chosen: chosen ? { dateId: `jefferson_${chosen}`, day: chosen, gate: 'North' } : undefined,
  })?.day;

test('without a connection the gate opens for what the phone has: the date of the address, the one chosen, the next', () => {
  expect(dayFor('2027-04-25', '2027-04-24')).toBe('2027-04-24');
  expect(dayFor('2027-04-25', null, '2027-04-24')).toBe('2027-04-24');
  expect(dayFor('2027-04-25')).toBe('2027-09-25');
  expect(dayFor('2027-12-01')).toBe('2027-09-25');
});

test('what was chosen for a date that is long over does not open it again', () => {
  expect(dayFor('2027-09-25', null, '2027-04-24')).toBe('2027-09-25');
});

test('dates that are off have no gate', () => {
  const event = eventPageOf({ dates: [dateOn('2027-05-01'), dateOn('2027-06-01', { status: 'cancelled' })] });
  expect(gateDates(event, []).map(({ day }) => day)).toEqual(['2027-05-01']);
});

test('the printed list is sorted as people look: B2 before B12, and by last names', () => {
  const orders = gateOrders(gateListOf(), []);
  expect(bySpace(orders).map(({ id }) => id)).toEqual(['o3', 'o1', 'o2', 'o4']);
  expect(byName(orders).map(({ vendor }) => vendor)).toEqual([
    'Ned North',
    'Will Oak',
    'Val Vine',
    'Zoë Zink',
  ]);
});
