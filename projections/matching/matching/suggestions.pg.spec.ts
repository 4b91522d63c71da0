import { itemEvents } from '../../../modules/inventory/item/item.events.js';
import { itemAdded } from '../../../modules/inventory/item/item.fixtures.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { content, published } from '../../../modules/marketplace/listing/listing.fixtures.js';
import { matchEvents } from '../../../modules/matching/match/match.events.js';
import { found } from '../../../modules/matching/match/match.fixtures.js';
import { suggestionEvents } from '../../../modules/vocabulary/suggestion/suggestion.events.js';
import { idOfSuggestion } from '../../../modules/vocabulary/suggestion/suggestion-ids.shared.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { judgedOf } from './judged.queries.js';
import { matching } from './matching.projection.js';
import { suggestionsOf } from './suggested.queries.js';

let projection: TestProjection;

beforeEach(async () => {
  projection = await openProjection(matching);
  await publish('need', 'ana', 'Trunk lid, 1968 Impala', 'wanted');
  await publish('decklid', 'bob', 'Decklid, 1968 Impala');
  await publish('lid', 'cat', 'Trunk lid, 1968 Impala');
});
afterEach(() => projection.close());

const names = { one: 'decklid', other: 'trunk lid' };
const id = idOfSuggestion(names);
const matchId = deterministicId('match', 'need', 'decklid');
const part = { ...content, categorySub: 'Body', partNumbers: [], quantity: 1 };

async function publish(
  listing: string,
  sellerId: string,
  title: string,
  listingType: 'for_sale' | 'wanted' = 'for_sale',
): Promise<void> {
  const words = { title, description: '' };
  const price = { mode: 'fixed' as const, cents: listingType === 'wanted' ? null : 10_000 };
  await projection.record(
    listingEvents,
    listing,
    event('ListingDrafted', { ...part, words, price, listingType, sellerId }),
    published()[1],
  );
}

async function dismiss(memberId: string): Promise<void> {
  const pair = { ...found, needId: 'need', thingId: 'decklid', seekerId: 'ana', holderId: 'bob' };
  await projection.record(matchEvents, matchId, event('MatchFound', pair));
  await projection.record(
    matchEvents,
    matchId,
    event('MatchDismissed', { memberId, reason: 'wrong part' as const }),
  );
}

const pairs = async () =>
  (await projection.pool.query('select thing_id, is_new from matching.pair order by 1')).rows.map(
    ({ thing_id, is_new }) => `${thing_id}${is_new ? ' (new)' : ''}`,
  );
const suggestions = () => suggestionsOf(projection.db, projection.eventStore.keys);

test('what members dismiss as the wrong part is a suggestion, with how many did and two titles', async () => {
  await dismiss('ana');
  await dismiss('bob');
  expect(await suggestions()).toEqual([
    {
      id,
      ...names,
      status: 'open',
      dismissed: 2,
      members: 2,
      example: { wanted: 'Trunk lid, 1968 Impala', offered: 'Decklid, 1968 Impala' },
    },
  ]);
  await projection.record(listingEvents, 'decklid', event('ListingPaused', {}));
  expect(await suggestions()).toMatchObject([{ ...names, dismissed: 2, example: null }]);
});

test('names that staff calls different parts pair no longer, until that is undone; nobody is told again', async () => {
  await dismiss('ana');
  expect(await pairs()).toEqual(['decklid', 'lid (new)']);
  await projection.record(suggestionEvents, id, event('SuggestionTaken', names));
  expect(await pairs()).toEqual(['lid (new)']);
  await publish('later', 'dan', 'Decklid, 1969 Impala');
  expect(await pairs()).toEqual(['lid (new)']);
  expect(await suggestions()).toMatchObject([{ status: 'taken', dismissed: 1 }]);
  await projection.rebuild();
  expect(await pairs()).toEqual(['lid (new)']);
  await projection.record(suggestionEvents, id, event('SuggestionReopened', {}));
  expect(await pairs()).toEqual(['decklid', 'later (new)', 'lid (new)']);
  expect(await suggestions()).toMatchObject([{ status: 'open' }]);
});

test('a suggestion that is left changes no pair, and stays listed', async () => {
  await projection.record(suggestionEvents, id, event('SuggestionLeft', names));
  expect(await pairs()).toEqual(['decklid (new)', 'lid (new)']);
  expect(await suggestions()).toMatchObject([{ ...names, status: 'left', dismissed: 0, members: 0 }]);
});

test('staff reads how a listing and what shares a key with it are judged', async () => {
  await publish('hood', 'bob', 'Hood, 1968 Impala');
  await projection.record(suggestionEvents, id, event('SuggestionTaken', names));
  const judged = await judgedOf(projection.db, 'need');
  expect(judged).toMatchObject({ isWanted: true, isOpen: true, read: { kind: 'trunk lid' } });
  expect(judged?.candidates.map(({ id, verdict, why }) => [id, verdict, why])).toEqual([
    ['lid', 'Match', expect.stringContaining('Fits 1968–69 Chevrolet Impala')],
    ['decklid', 'Wrong part', 'It is a decklid; the ad asks for a trunk lid'],
    ['hood', 'Wrong part', 'It is a hood; the ad asks for a trunk lid'],
  ]);
  expect(judged?.counts).toEqual([
    { verdict: 'Wrong part', count: 2 },
    { verdict: 'Match', count: 1 },
  ]);
});

test('of an item staff reads the verdict and nothing else', async () => {
  const { fitment, categoryPrimary } = part;
  await publish('wish', 'dan', 'Trunk lid, 1968 Impala', 'wanted');
  await projection.record(
    itemEvents,
    'shelved',
    itemAdded(1, { title: 'Trunk lid', matchOptIn: true, fitment, categoryPrimary }),
  );
  const judged = await judgedOf(projection.db, 'wish');
  expect(judged?.candidates).toContainEqual({
    id: null,
    title: null,
    score: null,
    verdict: 'Match',
    why: '',
    read: null,
  });
});

test('of a listing that is not public nothing is judged', async () => {
  await projection.record(listingEvents, 'need', event('ListingPaused', {}));
  expect(await judgedOf(projection.db, 'need')).toBeUndefined();
});
