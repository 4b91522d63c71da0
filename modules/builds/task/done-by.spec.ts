import { event } from '../../kernel/decider/decider.js';
import { recordedBy } from '../../kernel/testing/recorded.fixtures.js';
import { isDoneBy } from './done-by.rules.js';
import type { TaskEvent } from './task.events.js';

const history = recordedBy<TaskEvent>([
  ['bob', event('TaskBlocked', { authorId: 'bob', reason: 'No drums' })],
  [
    'ana',
    event('PartArrived', {
      partId: 'part',
      authorId: 'ana',
      costCents: 2_800,
      sellerId: 'sam',
      listingId: null,
      itemId: null,
      photos: [],
      on: '2026-04-20',
    }),
  ],
  ['bob', event('TaskUnblocked', { by: 'bob' })],
]);

test('what one member paid is not among what another did in the same task', () => {
  const typesOf = (id: string) => history.filter((one) => isDoneBy(id, one)).map(({ type }) => type);
  expect(typesOf('bob')).toEqual(['TaskBlocked', 'TaskUnblocked']);
  expect(typesOf('ana')).toEqual(['PartArrived']);
});
