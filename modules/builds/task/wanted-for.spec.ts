import { partWords, words } from './task.fixtures.js';
import { wantedFor } from './wanted-for.js';

const truck = { year: 1966, make: 'Ford', model: 'F100' };
const task = { words, blocked: null };

test('a wanted ad names the part and the car, on the shelf of its system', () => {
  expect(wantedFor(truck, task, partWords)).toMatchObject({
    title: 'Wheel cylinder, front left for 1966 Ford F100',
    categorySub: 'Brakes',
    fitment: [{ make: 'Ford', model: 'F100', yearFrom: 1966, yearTo: 1966 }],
    urgency: 'whenever',
  });
});

test('a long title stays without the car', () => {
  const title = 'x'.repeat(110);
  expect(wantedFor(truck, task, { ...partWords, title }).title).toBe(title);
});

test('its limit is what is planned for all of it; without a plan there is none', () => {
  expect(wantedFor(truck, task, { ...partWords, quantity: 2 }).limitCents).toBe(5_000);
  expect(wantedFor(truck, task, { ...partWords, plannedCents: null }).limitCents).toBeNull();
});

test('it is urgent when its task is blocked, or critical', () => {
  expect(wantedFor(truck, { ...task, blocked: 'No cylinder' }, partWords).urgency).toBe('blocking');
  const critical = { ...task, words: { ...words, priority: 'critical' as const } };
  expect(wantedFor(truck, critical, partWords).urgency).toBe('blocking');
});

test('what belongs to no shelf of parts is on none', () => {
  const paint = { ...task, words: { ...words, system: 'paint' as const } };
  expect(wantedFor(truck, paint, partWords).categorySub).toBeNull();
});
