import { plusHours } from '../../kernel/decider/time.js';
import type { Category } from '../moderation.schemas.js';
import { priorityOf, queueKey } from './priority.rules.js';

const now = '2026-06-10T12:00:00.000Z';
const queued = (category: Category, hours = 0, isHidden = false) => ({
  id: `${category} ${hours}`,
  category,
  openedAt: plusHours(now, -hours),
  isHidden,
});

test.each([
  ['minor-safety', 0, 'urgent'],
  ['unsafe', 0, 'urgent'],
  ['scam', 0, 'high'],
  ['counterfeit', 0, 'normal'],
  ['counterfeit', 24, 'high'],
  ['spam', 0, 'low'],
  ['spam', 24, 'normal'],
  ['spam', 72, 'high'],
  ['spam', 2_000, 'high'],
] as const)('%s after %i hours is %s', (category, hours, priority) => {
  expect(priorityOf(queued(category, hours), now)).toBe(priority);
});

test('what is hidden is looked at sooner', () => {
  expect(priorityOf(queued('spam', 0, true), now)).toBe('normal');
});

test('minors’ safety comes first, then what is urgent, then who waits longest', () => {
  const cases = [
    queued('spam', 1),
    queued('scam', 5),
    queued('unsafe', 90),
    queued('scam', 9),
    queued('minor-safety', 0),
  ];
  const order = cases.toSorted((one, other) => (queueKey(one, now) < queueKey(other, now) ? -1 : 1));
  expect(order.map(({ id }) => id)).toEqual(['minor-safety 0', 'unsafe 90', 'scam 9', 'scam 5', 'spam 1']);
});
