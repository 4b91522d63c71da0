import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { locationDecider } from './location.decider.js';
import type { LocationEvent } from './location.events.js';

const meta = metaOf('ana');
const rack = { name: 'Rack A', kind: 'rack', note: '' } as const;
const barn = { parentId: 'barn', ancestorIds: ['barn'] };
const added: LocationEvent = event('LocationAdded', {
  ...rack,
  ownerId: 'ana',
  code: 'A3K7QF9MWX',
  parentId: null,
});

test('a place goes into another, with all that it holds', () => {
  given(locationDecider, added)
    .when({ type: 'MoveLocation', id: 'rack', into: barn, meta })
    .thenExactly(event('LocationMoved', { parentId: 'barn' }));
  given(locationDecider, added)
    .when({ type: 'MoveLocation', id: 'rack', into: { parentId: null, ancestorIds: [] }, meta })
    .thenNothing();
});

test('never into itself, nor too deep', () => {
  const inside = { parentId: 'bin', ancestorIds: ['bin', 'rack'] };
  given(locationDecider, added)
    .when({ type: 'MoveLocation', id: 'rack', into: inside, meta })
    .thenRefused('INSIDE_ITSELF');
  const deep = { parentId: 'a1', ancestorIds: Array.from({ length: 10 }, (_, at) => `a${at}`) };
  given(locationDecider)
    .when({ type: 'AddLocation', ...rack, code: 'A3K7QF9MWX', into: deep, meta })
    .thenRefused('TOO_DEEP');
});

test('only an empty one is archived, and it comes back', () => {
  given(locationDecider, added)
    .when({ type: 'ArchiveLocation', isEmpty: false, meta })
    .thenRefused('LOCATION_NOT_EMPTY');
  const archived = given(locationDecider, added)
    .when({ type: 'ArchiveLocation', isEmpty: true, meta })
    .after();
  given(locationDecider, ...archived)
    .when({ type: 'RestoreLocation', meta })
    .thenEvents('LocationRestored');
});

test('to everybody but its owner a place does not exist', () => {
  given(locationDecider, added)
    .when({ type: 'ReviseLocation', ...rack, meta: metaOf('bob') })
    .thenRefused('LOCATION_NOT_FOUND');
});

test('a step is undone, unless a later one changed the same', () => {
  const named = (name: string): LocationEvent => event('LocationRevised', { ...rack, name, ownerId: 'ana' });
  given(locationDecider, added, named('Rack B'))
    .when({ type: 'UndoLocationStep', step: 2, meta })
    .thenExactly(
      event('LocationStepUndone', { ownerId: 'ana', step: 2, restored: [{ part: 'name', value: 'Rack A' }] }),
    );
  given(locationDecider, added, named('Rack B'), named('Rack C'))
    .when({ type: 'UndoLocationStep', step: 2, meta })
    .thenRefused('STEP_BUILT_ON');
});
