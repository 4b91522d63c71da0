import { event } from '../../kernel/decider/decider.js';
import { recordedBy } from '../../kernel/testing/recorded.fixtures.js';
import type { BuildEvent } from './build.events.js';
import { whileOwnedBy } from './owned.rules.js';

const handedOver = (fromId: string, toId: string) =>
  event('BuildHandedOver', {
    fromId,
    toId,
    goesAlong: { journal: true, photos: true, costs: true, names: true, documents: [] },
    bookId: 'book',
  });
const invited = (memberId: string, by: string) =>
  event('CollaboratorInvited', { memberId, role: 'helps', by } as const);

/** Ana invites Cid and hands over to Bob, who invites Dan. */
const history = recordedBy<BuildEvent>([
  [
    'ana',
    event('BuildStarted', {
      ownerId: 'ana',
      vehicle: { year: 1966, make: 'Ford', model: 'F100', nickname: '', vin: '' },
      about: '',
      goal: 'driver' as const,
      startedOn: null,
      targetOn: null,
    }),
  ],
  ['ana', invited('cid', 'ana')],
  ['bob', handedOver('ana', 'bob')],
  ['bob', invited('dan', 'bob')],
]);
const typesFor = (memberId: string) => whileOwnedBy(memberId, history).map(({ type }) => type);

test('an owner has what happened while a build was theirs, and nobody else anything', () => {
  expect(typesFor('ana')).toEqual(['BuildStarted', 'CollaboratorInvited', 'BuildHandedOver']);
  expect(whileOwnedBy('bob', history)).toEqual(history.slice(2));
  expect(typesFor('cid')).toEqual([]);
});
