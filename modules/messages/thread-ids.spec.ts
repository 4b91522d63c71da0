import { deterministicId } from '../kernel/decider/identifiers.js';
import { idOfThread } from './thread-ids.shared.js';

test('the id of a thread is the one that earlier versions gave it', () => {
  expect(idOfThread({ kind: 'listing', id: 'l1' }, ['bob', 'ana'])).toBe(
    deterministicId('thread', 'listing', 'l1', 'ana', 'bob'),
  );
  expect(idOfThread({ kind: 'gathering', id: 'g1' }, ['bob', 'ana'])).toBe(
    deterministicId('thread', 'gathering', 'g1', 'ana', 'bob'),
  );
  expect(idOfThread(null, ['bob', 'ana'], 2)).toBe(
    deterministicId('thread', 'member', 'ana', 'bob', 'number 2'),
  );
});
