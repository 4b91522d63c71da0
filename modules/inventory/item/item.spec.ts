import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { itemDecider } from './item.decider.js';
import { type ItemEvent, maxPlaces, maxPortions } from './item.events.js';
import { command, content, itemAdded } from './item.fixtures.js';
import { itemState } from './item.state.js';
import { statusOf } from './item-status.rules.js';

const ana = (bare: Parameters<typeof command>[1]) => command('ana', bare);
const bob = (bare: Parameters<typeof command>[1]) => command('bob', bare);
const take = { portionId: 'p1', locationId: 'shelf', quantity: 1 } as const;
const loan = { type: 'LoanItem', ...take, to: 'Bob', dueOn: null } as const;
const offer = { type: 'OfferItem', listingId: 'l1', quantity: 1 } as const;
const heldUntil = '2026-06-04T12:00:00.000Z';
const hold = { type: 'FollowHold', listingId: 'l1', buyerId: 'bob', heldUntil } as const;
const sale = {
  type: 'SellItem',
  portionId: 's1',
  quantity: null,
  buyerId: 'bob',
  priceCents: 9_000,
} as const;

function itemAfter(history: readonly ItemEvent[]) {
  const { active } = foldEvents(itemState, history);
  if (!active) throw new Error('There is no item');
  return { status: statusOf(active), ...active };
}

describe('whose it is', () => {
  test('to everybody but its owner an item does not exist', () => {
    given(itemDecider, itemAdded()).when(bob(loan)).thenRefused('ITEM_NOT_FOUND');
    given(itemDecider).when(ana(loan)).thenRefused('ITEM_NOT_FOUND');
  });

  test('a deleted item rests until that is undone', () => {
    const deleted = given(itemDecider, itemAdded())
      .when(ana({ type: 'DeleteItem' }))
      .after();
    given(itemDecider, ...deleted)
      .when(ana(loan))
      .thenRefused('ITEM_GONE');
    given(itemDecider, ...deleted)
      .when(ana({ type: 'DeleteItem' }))
      .thenNothing();
    const back = given(itemDecider, ...deleted)
      .when(ana({ type: 'UndoStep', step: 2 }))
      .after();
    expect(itemAfter(back).status).toBe('in_stock');
  });
});

describe('content', () => {
  test('tags are added to, and taken from, what the item says by then', () => {
    const history = given(itemDecider, itemAdded(2, { tags: ['chrome'] }))
      .when(ana({ type: 'ReviseItem', content: { ...content, tags: ['chrome'], askingCents: 8_000 } }))
      .after();
    const tagged = given(itemDecider, ...history)
      .when(ana({ type: 'TagItem', add: ['ford'], remove: ['chrome'] }))
      .after();
    expect(itemAfter(tagged).content).toMatchObject({ askingCents: 8_000, tags: ['ford'] });
    given(itemDecider, ...tagged)
      .when(ana({ type: 'TagItem', add: ['ford'], remove: ['chrome'] }))
      .thenNothing();
  });

  test('the same content changes nothing', () => {
    given(itemDecider, itemAdded())
      .when(ana({ type: 'ReviseItem', content }))
      .thenNothing();
    const size = { width: null, height: null, length: null, weight: null }; // sorted as PostgreSQL does
    given(itemDecider, itemAdded(2, { size }))
      .when(ana({ type: 'ReviseItem', content }))
      .thenNothing();
    given(itemDecider, itemAdded())
      .when(ana({ type: 'ReviseItem', content: { ...content, title: 'Rochester 4MV' } }))
      .thenEvents('ItemRevised');
  });

  test('years in reverse and a least price above the asked one are refused', () => {
    const years = { make: 'Ford', model: 'F100', yearFrom: 1970, yearTo: 1966 };
    given(itemDecider, itemAdded())
      .when(ana({ type: 'ReviseItem', content: { ...content, fitment: [years] } }))
      .thenRefused('YEARS_REVERSED');
    given(itemDecider, itemAdded())
      .when(ana({ type: 'ReviseItem', content: { ...content, minimumCents: 20_000 } }))
      .thenRefused('MINIMUM_ABOVE_ASKING');
  });
});

describe('stock', () => {
  test('a part of it moves, all of it moves, and more than is there does not', () => {
    const part = given(itemDecider, itemAdded(5))
      .when(ana({ type: 'MoveStock', fromId: 'shelf', toId: 'trailer', quantity: 2 }))
      .after();
    expect(itemAfter(part).stock).toEqual({ shelf: 3, trailer: 2 });
    const all = given(itemDecider, ...part)
      .when(ana({ type: 'MoveStock', fromId: 'shelf', toId: 'trailer', quantity: null }))
      .after();
    expect(itemAfter(all).stock).toEqual({ trailer: 5 });
    given(itemDecider, ...all)
      .when(ana({ type: 'MoveStock', fromId: 'trailer', toId: 'shelf', quantity: 6 }))
      .thenRefused('NOT_SO_MANY');
    given(itemDecider, ...all)
      .when(ana({ type: 'MoveStock', fromId: 'shelf', toId: null, quantity: null }))
      .thenRefused('NOT_SO_MANY');
  });

  test('what nobody has counted can be taken from, and stays uncounted', () => {
    const some = given(itemDecider, itemAdded(null))
      .when(ana({ type: 'RemoveStock', locationId: 'shelf', quantity: 3, reason: '' }))
      .after();
    expect(itemAfter(some).stock).toEqual({ shelf: null });
    const counted = given(itemDecider, ...some)
      .when(ana({ type: 'CountStock', locationId: 'shelf', quantity: 7, reason: '' }))
      .after();
    expect(itemAfter(counted).stock).toEqual({ shelf: 7 });
  });

  test('counting what we had changes nothing; none at an unknown place too', () => {
    const count = { type: 'CountStock', reason: '' } as const;
    given(itemDecider, itemAdded(2))
      .when(ana({ ...count, locationId: 'shelf', quantity: 2 }))
      .thenNothing();
    given(itemDecider, itemAdded(2))
      .when(ana({ ...count, locationId: 'bin', quantity: 0 }))
      .thenNothing();
  });

  test('it is at 200 places at most; what empties one place may fill another', () => {
    const full = Array.from(
      { length: maxPlaces - 1 },
      (_, at): ItemEvent =>
        event('StockAdded', { ownerId: 'ana', locationId: `p${at}`, quantity: 1, reason: '' }),
    );
    const item = given(itemDecider, itemAdded(2), ...full);
    item
      .when(ana({ type: 'AddStock', locationId: 'other', quantity: 1, reason: '' }))
      .thenRefused('TOO_MANY_PLACES');
    item
      .when(ana({ type: 'CountStock', locationId: 'other', quantity: 1, reason: '' }))
      .thenRefused('TOO_MANY_PLACES');
    item
      .when(ana({ type: 'MoveStock', fromId: 'shelf', toId: 'other', quantity: 1 }))
      .thenRefused('TOO_MANY_PLACES');
    item
      .when(ana({ type: 'MoveStock', fromId: 'shelf', toId: 'other', quantity: null }))
      .thenEvents('StockMoved');
    const moved = given(itemDecider, itemAdded(2), ...full.slice(1))
      .when(ana({ type: 'MoveStock', fromId: 'shelf', toId: 'p1', quantity: null }))
      .after();
    const fullAgain = ['x', 'y'].map(
      (locationId): ItemEvent => event('StockAdded', { ownerId: 'ana', locationId, quantity: 1, reason: '' }),
    );
    given(itemDecider, ...moved, ...fullAgain)
      .when(ana({ type: 'UndoStep', step: moved.length }))
      .thenRefused('TOO_MANY_PLACES');
  });

  test('500 of its portions are recorded, and sales by its listing beyond that', () => {
    const sold = Array.from(
      { length: maxPortions },
      (_, at): ItemEvent =>
        event('ItemLoaned', { ...take, ownerId: 'ana', portionId: `q${at}`, to: 'Bob', dueOn: null }),
    );
    const history = [itemAdded(1_000), ...sold];
    given(itemDecider, ...history)
      .when(ana(loan))
      .thenRefused('TOO_MANY_PORTIONS');
    given(itemDecider, ...history)
      .when(ana({ ...sale, listingId: null, quantity: 1 }))
      .thenRefused('TOO_MANY_PORTIONS');
    const listed = given(itemDecider, ...history)
      .when(ana(offer))
      .after();
    given(itemDecider, ...listed)
      .when(ana({ ...sale, listingId: 'l1' }))
      .thenEvents('ItemSold');
  });

  test('a merged item is empty and stays so', () => {
    const merged = given(itemDecider, itemAdded())
      .when(ana({ type: 'MergeInto', intoItemId: 'i2', at: null }))
      .after();
    expect(itemAfter(merged)).toMatchObject({ status: 'none_left', stock: {} });
    given(itemDecider, ...merged)
      .when(ana(loan))
      .thenRefused('ITEM_GONE');
    given(itemDecider, itemAdded(), event('MergedInto', { intoItemId: 'i2', lines: [] }))
      .when(ana({ type: 'UndoStep', step: 2 }))
      .thenRefused('ITEM_GONE');
  });

  test('an item of which some is lent is not merged, lest a loan have nowhere to come back to', () => {
    const lent = given(itemDecider, itemAdded(2)).when(ana(loan)).after();
    const merge = { type: 'MergeInto', intoItemId: 'i2' } as const;
    given(itemDecider, ...lent)
      .when(ana({ ...merge, at: lent.length }))
      .thenRefused('ITEM_LENT');
    given(itemDecider, ...lent)
      .when(ana({ ...merge, at: null })) // the second half of a merge that filled the other item first
      .thenEvents('MergedInto');
  });

  test('what another had goes into it even when it is deleted; an item that changed since it was looked at is not merged', () => {
    const lines = [{ locationId: 'bin', quantity: 3 }];
    given(itemDecider, itemAdded(), event('ItemDeleted', {}))
      .when(ana({ type: 'MergeStock', fromItemId: 'i2', lines }))
      .thenEvents('StockMerged');
    given(itemDecider, itemAdded(), event('ItemDeleted', {}))
      .when(ana({ type: 'MergeInto', intoItemId: 'i2', at: 1 }))
      .thenRefused('MERGE_OVERTAKEN');
    given(itemDecider, itemAdded(2))
      .when(ana({ type: 'MergeInto', intoItemId: 'i2', at: 1 }))
      .thenExactly(event('MergedInto', { intoItemId: 'i2', lines: [{ locationId: 'shelf', quantity: 2 }] }));
  });
});

describe('what has become of it is derived', () => {
  test.each([
    ['loaned', loan],
    ['installed', { type: 'InstallItem', ...take, into: '1970 Chevelle', buildId: null }],
    ['lost', { type: 'WriteOffItem', ...take, why: 'lost', reason: '' }],
    ['damaged', { type: 'WriteOffItem', ...take, why: 'damaged', reason: '' }],
    ['discarded', { type: 'WriteOffItem', ...take, why: 'discarded', reason: '' }],
  ] as const)('the only one %s, and back', (status, taking) => {
    const gone = given(itemDecider, itemAdded(1)).when(ana(taking)).after();
    expect(itemAfter(gone).status).toBe(status);
    given(itemDecider, ...gone)
      .when(ana(taking))
      .thenNothing();
    const back = given(itemDecider, ...gone)
      .when(ana({ type: 'BringBack', portionId: 'p1', locationId: 'bin' }))
      .after();
    expect(itemAfter(back)).toMatchObject({ status: 'in_stock', stock: { bin: 1 }, portions: {} });
  });

  test('what no portion is called does not come back', () => {
    for (const portionId of ['p2', 'constructor'])
      given(itemDecider, itemAdded(1))
        .when(ana({ type: 'BringBack', portionId, locationId: 'bin' }))
        .thenRefused('PORTION_NOT_FOUND');
  });

  test('while one of two is left it is in stock', () => {
    const history = given(itemDecider, itemAdded(2)).when(ana(loan)).after();
    expect(itemAfter(history)).toMatchObject({ status: 'in_stock', stock: { shelf: 1 } });
  });
});

describe('selling', () => {
  const listed = given(itemDecider, itemAdded(3)).when(ana(offer)).after();
  const held = given(itemDecider, ...listed)
    .when(ana(hold))
    .after();

  test('it follows its listing: listed, held, free again, sold', () => {
    expect(itemAfter(listed).status).toBe('listed');
    expect(itemAfter(held).status).toBe('on_hold');
    const free = given(itemDecider, ...held)
      .when(ana({ type: 'FollowHoldEnd', listingId: 'l1' }))
      .after();
    expect(itemAfter(free).status).toBe('listed');
    const sold = given(itemDecider, ...held)
      .when(ana({ ...sale, listingId: 'l1' }))
      .after();
    expect(itemAfter(sold)).toMatchObject({
      status: 'in_stock',
      stock: { shelf: 2 },
      offered: null,
      portions: { s1: { kind: 'sold', quantity: 1, buyerId: 'bob', priceCents: 9_000 } },
    });
  });

  test('a listing that was not sold after all offers it again, held by nobody; not once the buyer is named', () => {
    const back = { type: 'FollowReopening', listingId: 'l1', portionId: 's1' } as const;
    const sold = given(itemDecider, ...held)
      .when(ana({ ...sale, listingId: 'l1', buyerId: null }))
      .after();
    const reopened = given(itemDecider, ...sold)
      .when(ana(back))
      .after();
    expect(itemAfter(reopened)).toMatchObject({
      status: 'listed',
      stock: { shelf: 3 },
      offered: { listingId: 'l1', heldBy: null, heldUntil: null },
      portions: {},
    });
    given(itemDecider, ...reopened)
      .when(ana(back))
      .thenNothing();
    given(itemDecider, ...held)
      .when(ana(back))
      .thenNothing();
    const named = given(itemDecider, ...sold)
      .when(ana({ type: 'NameBuyer', portionId: 's1', buyerId: 'bob' }))
      .after();
    given(itemDecider, ...named)
      .when(ana(back))
      .thenRefused('STEP_BUILT_ON');
  });

  test('a listing that ends puts it in stock again; a listing of something else does nothing', () => {
    const end = { type: 'FollowListingEnd', why: 'withdrawn' } as const;
    const ended = given(itemDecider, ...listed)
      .when(ana({ ...end, listingId: 'l1' }))
      .after();
    expect(itemAfter(ended).status).toBe('in_stock');
    given(itemDecider, ...listed)
      .when(ana({ ...end, listingId: 'l2' }))
      .thenNothing();
    given(itemDecider, ...listed)
      .when(ana({ ...sale, listingId: 'l2' }))
      .thenNothing();
  });

  test('it has one listing, or draft, at a time, of no more than there are', () => {
    const draft = { ...offer, type: 'DraftItemForSale' } as const;
    const drafted = given(itemDecider, itemAdded(1)).when(ana(draft)).after();
    expect(itemAfter(drafted).status).toBe('in_stock');
    given(itemDecider, ...drafted)
      .when(ana(draft))
      .thenNothing();
    given(itemDecider, ...drafted)
      .when(ana({ ...draft, listingId: 'l2' }))
      .thenRefused('ITEM_LISTED');
    given(itemDecider, itemAdded(1))
      .when(ana({ ...draft, quantity: 2 }))
      .thenRefused('NOT_SO_MANY');
    given(itemDecider, ...drafted)
      .when(ana(offer))
      .thenEvents('ItemListed');
    given(itemDecider, ...listed)
      .when(ana(offer))
      .thenNothing();
    given(itemDecider, ...listed)
      .when(ana({ ...offer, listingId: 'l2' }))
      .thenRefused('ITEM_LISTED');
  });

  test('a sale by its listing takes what is left, where there are fewer than it offered', () => {
    const fewer = [event('StockRemoved', { ownerId: 'ana', locationId: 'shelf', quantity: 2, reason: '' })];
    const offered = given(itemDecider, itemAdded(3))
      .when(ana({ ...offer, quantity: 3 }))
      .after();
    const sold = given(itemDecider, ...offered, ...fewer)
      .when(ana({ ...sale, listingId: 'l1', quantity: 3 }))
      .after();
    expect(itemAfter(sold)).toMatchObject({ stock: {}, offered: null, portions: { s1: { quantity: 1 } } });
  });

  test('a sale outside ends the listing that offered it', () => {
    given(itemDecider, ...listed)
      .when(ana({ ...sale, listingId: null, quantity: 1 }))
      .thenExactly(
        event('ItemSold', {
          portionId: 's1',
          listingId: null,
          endsListingId: 'l1',
          lines: [{ locationId: 'shelf', quantity: 1 }],
          buyerId: 'bob',
          priceCents: 9_000,
        }),
      );
  });

  test('while a buyer holds it nothing of it changes', () => {
    given(itemDecider, ...held)
      .when(ana(loan))
      .thenRefused('ITEM_HELD');
    given(itemDecider, ...held)
      .when(ana({ ...sale, listingId: null }))
      .thenRefused('ITEM_HELD');
    given(itemDecider, ...held)
      .when(ana({ type: 'DeleteItem' }))
      .thenRefused('ITEM_HELD');
  });

  test('a sale elsewhere takes from the fullest place first', () => {
    const spread = given(itemDecider, itemAdded(3))
      .when(ana({ type: 'MoveStock', fromId: 'shelf', toId: 'bin', quantity: 1 }))
      .after();
    const sold = given(itemDecider, ...spread)
      .when(ana({ ...sale, listingId: null, quantity: 2 }))
      .after();
    expect(itemAfter(sold).stock).toEqual({ bin: 1 });
  });

  test('the seller may name the buyer until it is taken over', () => {
    const sold = given(itemDecider, ...listed)
      .when(ana({ ...sale, listingId: 'l1', buyerId: null }))
      .after();
    const name = { type: 'NameBuyer', portionId: 's1', buyerId: 'cy' } as const;
    const named = given(itemDecider, ...sold)
      .when(ana(name))
      .after();
    expect(itemAfter(named).portions).toMatchObject({ s1: { kind: 'sold', buyerId: 'cy' } });
    given(itemDecider, ...named)
      .when(ana(name))
      .thenNothing();
    given(itemDecider, ...named)
      .when(ana({ ...name, portionId: 's2' }))
      .thenRefused('PORTION_NOT_FOUND');
    const taken = given(itemDecider, ...named)
      .when(ana({ type: 'TransferItem', portionId: 's1', toMemberId: 'cy', toItemId: 'i9' }))
      .after();
    given(itemDecider, ...taken)
      .when(ana({ ...name, buyerId: 'bob' }))
      .thenRefused('PORTION_TAKEN');
  });

  test('only the buyer takes over what was sold', () => {
    const sold = given(itemDecider, ...held)
      .when(ana({ ...sale, listingId: 'l1' }))
      .after();
    const handOver = { type: 'TransferItem', portionId: 's1', toItemId: 'i9' } as const;
    given(itemDecider, ...sold)
      .when(ana({ ...handOver, toMemberId: 'cy' }))
      .thenRefused('NOT_ITS_BUYER');
    const gone = given(itemDecider, ...sold)
      .when(ana({ ...handOver, toMemberId: 'bob' }))
      .after();
    expect(itemAfter(gone).portions).toMatchObject({ s1: { kind: 'transferred', toItemId: 'i9' } });
    given(itemDecider, ...gone)
      .when(ana({ type: 'UndoStep', step: gone.length }))
      .thenRefused('STEP_STAYS');
  });
});

describe('undo', () => {
  test('a step is undone although others came later, unless one changed the same', () => {
    const revised = event('ItemRevised', { ...content, ownerId: 'ana', title: 'Rochester 4MV' });
    const moved = event('StockMoved', { fromId: 'shelf', toId: 'bin', quantity: null });
    const later = given(itemDecider, itemAdded(2), revised, moved);
    const undone = later.when(ana({ type: 'UndoStep', step: 2 })).after();
    expect(itemAfter(undone)).toMatchObject({ content: { title: content.title }, stock: { bin: 2 } });

    const counted = event('StockCounted', { ownerId: 'ana', locationId: 'bin', quantity: 5, reason: '' });
    given(itemDecider, itemAdded(2), moved, counted)
      .when(ana({ type: 'UndoStep', step: 2 }))
      .thenRefused('STEP_BUILT_ON');
  });

  test('undoing the undo does it again; a second undo changes nothing', () => {
    const history = given(itemDecider, itemAdded(2)).when(ana(loan)).after();
    const undone = given(itemDecider, ...history)
      .when(ana({ type: 'UndoStep', step: 2 }))
      .after();
    given(itemDecider, ...undone)
      .when(ana({ type: 'UndoStep', step: 2 }))
      .thenNothing();
    const redone = given(itemDecider, ...undone)
      .when(ana({ type: 'UndoStep', step: 3 }))
      .after();
    expect(itemAfter(redone)).toEqual(itemAfter(history));
  });

  test('what follows the listing stays', () => {
    const listed = given(itemDecider, itemAdded()).when(ana(offer)).after();
    given(itemDecider, ...listed)
      .when(ana({ type: 'UndoStep', step: 2 }))
      .thenRefused('STEP_STAYS');
    given(itemDecider, ...listed)
      .when(ana({ type: 'UndoStep', step: 9 }))
      .thenRefused('STEP_NOT_FOUND');
  });
});
