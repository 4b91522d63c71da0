import { event } from '../../kernel/decider/decider.js';
import { plusHours, plusMinutes } from '../../kernel/decider/time.js';
import {
  begun,
  bought,
  command,
  during,
  given,
  granted,
  joined,
  line,
  reserve,
  reserved,
  row,
  space,
  startsAt,
  wanted,
  wishes,
} from './pre-sale.fixtures.js';
import type { WaitlistWishes } from './pre-sale.schemas.js';

const join = (changes: Partial<WaitlistWishes> = {}, by = 'cy', now: string = during.sale) =>
  command({ type: 'JoinWaitlist', entryId: 'e1', wishes: wishes(changes) }, by, now);
const offer = (now: string = during.sale) => command({ type: 'OfferFromWaitlist', startsAt }, 'time', now);
/** All five spaces are somebody's, but for those that are named. */
const soldBut = (...free: string[]) =>
  row('a', 5)
    .filter(({ id }) => !free.includes(id))
    .flatMap(({ id }, at) => bought(`o${at + 1}`, `buyer ${id}`, [line(id)], { number: at + 1 }));
const offered = (entryId: string, memberId: string, ids: string[], number: number, until: string) => [
  reserved(
    entryId,
    memberId,
    ids.map((id, at) => line(id, { id: `${at + 1}` })),
    { number, until, source: 'waitlist' },
  ),
  event('WaitlistOffered', { entryId, memberId, orderId: entryId, until }),
];
const day = plusHours(during.sale, 24);

describe('waiting', () => {
  test('begins when what is wanted cannot be had', () => {
    given(...begun(), ...soldBut())
      .when(join())
      .thenExactly(joined('e1', 'cy'));
    given(...begun(), ...soldBut('a1'))
      .when(join())
      .thenRefused('CAN_BE_HAD');
    given(...begun(), ...soldBut('a1', 'a3'))
      .when(join({ count: 2 }))
      .thenExactly(joined('e1', 'cy', { count: 2 }));
  });
  test('is once for each product, and the same entry counts once', () => {
    given(...begun(), ...soldBut(), joined('e1', 'cy'))
      .when(join())
      .thenNothing();
    given(...begun(), ...soldBut(), joined('e0', 'cy'))
      .when(join())
      .thenRefused('ALREADY_WAITING');
    given(...begun(), ...soldBut(), joined('e1', 'bob'))
      .when(join())
      .thenRefused('ORDER_ID_TAKEN');
  });
  test('begins with the sale, or earlier for a window of those who wait', () => {
    given(...begun(), ...soldBut())
      .when(join({}, 'cy', during.firstCall))
      .thenRefused('NOT_OPEN');
    const windows = [
      { name: 'Waitlist', who: 'waitlist' as const, opensAt: during.firstCall, closesAt: during.sale },
    ];
    given(...begun({ windows }))
      .when(join({}, 'cy', during.renewal))
      .thenEvents('WaitlistJoined');
    given(...begun({ windows }), joined('e1', 'cy'))
      .when(reserve('o9', wanted('a1'), 'cy', during.firstCall))
      .thenEvents('OrderReserved');
  });
  test.each([
    ['more than one vendor can have', { count: 4 }],
    ['a place beside a space of somebody else', { nextTo: 'a1' }],
    ['a show entry, which has classes', { productId: 'show' }],
    ['a place on the map for what has none', { productId: 'gate', nextTo: 'a1' }],
  ])('is not for %s', (_, changes) => {
    given(...begun(), ...soldBut())
      .when(join(changes))
      .thenRefused('WISHES_WRONG');
  });
});

describe('an offer', () => {
  test('goes to who waits longest, for a day, and for four hours in the last three days', () => {
    const history = [...begun(), ...soldBut('a2'), joined('e1', 'cy'), joined('e2', 'dot')];
    given(...history)
      .when(offer())
      .thenExactly(...offered('e1', 'cy', ['a2'], 5, day));
    const late = '2027-08-05T12:00:00.000Z';
    given(...history)
      .when(offer(late))
      .thenExactly(...offered('e1', 'cy', ['a2'], 5, plusHours(late, 4)));
    const last = '2027-08-06T09:00:00.000Z';
    given(...history)
      .when(offer(last))
      .thenExactly(...offered('e1', 'cy', ['a2'], 5, startsAt));
    given(...history)
      .when(offer(startsAt))
      .thenNothing();
  });
  test('passes over those whom nothing fits: by size, by type, by place and by neighbours', () => {
    const map = [
      space('a1', { width: 8 }),
      space('a2', { type: 'corner', neighbours: ['a3'] }),
      space('a3', { neighbours: ['a2'] }),
      space('a5', { zoneId: 'west' }),
    ];
    given(
      ...begun({}, map),
      joined('e1', 'bob', { minWidth: 12 }),
      joined('e2', 'cy', { zoneIds: ['east'] }),
      joined('e3', 'dot', { types: ['corner'], count: 2 }),
      joined('e4', 'eve', { count: 3 }),
      joined('e5', 'fay', { count: 2 }),
      joined('e6', 'gil', { zoneIds: ['west'] }),
    )
      .when(offer())
      .thenExactly(...offered('e5', 'fay', ['a2', 'a3'], 1, day), ...offered('e6', 'gil', ['a5'], 2, day));
  });
  test('beside a space of theirs is beside it', () => {
    const mine = bought('o9', 'cy', [line('a4')], { number: 4 });
    const history = [...begun(), ...soldBut('a1', 'a3', 'a4'), ...mine, joined('e1', 'cy', { nextTo: 'a4' })];
    given(...history)
      .when(offer())
      .thenExactly(...offered('e1', 'cy', ['a3'], 4, day));
  });
  test('never has what somebody holds, has a right to, or may not have', () => {
    const renewal = { opensAt: during.draft, until: during.late, graceUntil: during.late, mayRollOver: true };
    given(...begun({ renewal }), ...soldBut('a1'), granted(['a1', 'ana']), joined('e1', 'cy'))
      .when(offer())
      .thenNothing();
    const blocked = event('SpaceBlocked', { by: 'rex', reason: 'wet', spaceId: 'a1' });
    given(...begun(), ...soldBut('a1'), blocked, joined('e1', 'cy'))
      .when(offer())
      .thenNothing();
    const full = bought('o9', 'cy', [line('b1'), line('b2'), line('b3')], { number: 5 });
    given(...begun({}, [...row('a', 5), ...row('b', 3)]), ...soldBut('a1'), ...full, joined('e1', 'cy'))
      .when(offer())
      .thenNothing();
  });
  test('that is not taken in time ends, and goes to the next', () => {
    const history = [...begun(), ...soldBut('a2'), joined('e1', 'cy'), joined('e2', 'dot')];
    given(...history, ...offered('e1', 'cy', ['a2'], 5, day))
      .when(offer(plusMinutes(day, 1)))
      .thenEvents('OrderAbandoned', 'WaitlistOfferEnded', 'OrderReserved', 'WaitlistOffered');
  });
  test('is declined, or taken by paying', () => {
    const history = [
      ...begun(),
      ...soldBut('a2'),
      joined('e1', 'cy'),
      ...offered('e1', 'cy', ['a2'], 5, day),
    ];
    const decline = command({ type: 'DeclineOffer', entryId: 'e1' }, 'cy');
    given(...history)
      .when(decline)
      .thenEvents('OrderAbandoned', 'WaitlistOfferEnded');
    given(...history)
      .when(command({ type: 'DeclineOffer', entryId: 'e1' }, 'bob'))
      .thenRefused('NOT_WAITING');
    const pay = command(
      { type: 'RecordPayment', orderId: 'e1', paymentId: 'p', paidCents: 4_500, paidAt: during.sale },
      'stripe',
    );
    given(...history)
      .when(pay)
      .thenExactly(
        event('OrderPaid', {
          orderId: 'e1',
          buyerId: 'cy',
          paymentId: 'p',
          paidCents: 4_500,
          paidAt: during.sale,
        }),
        event('WaitlistOfferEnded', { entryId: 'e1', memberId: 'cy', orderId: 'e1', how: 'taken' as const }),
      );
  });
});

describe('what somebody waits for', () => {
  test('is not sold to others first, but to whoever waits longest', () => {
    const history = [...begun(), ...soldBut('a2'), joined('e1', 'cy')];
    given(...history)
      .when(reserve('o9', wanted('a2'), 'dot'))
      .thenRefused('WAITLIST_FIRST');
    given(...history)
      .when(reserve('o9', wanted('a2'), 'cy'))
      .thenEvents('OrderReserved');
  });
  test('is sold when it is of no use to them', () => {
    given(...begun(), ...soldBut('a2'), joined('e1', 'cy', { count: 2 }))
      .when(reserve('o9', wanted('a2'), 'dot'))
      .thenEvents('OrderReserved');
    given(...begun(), ...soldBut('a2', 'a3'), joined('e1', 'cy', { count: 2 }))
      .when(reserve('o9', wanted('a2'), 'dot'))
      .thenRefused('WAITLIST_FIRST');
    given(
      ...begun(),
      ...soldBut('a2'),
      joined('e1', 'cy'),
      event('WaitlistLeft', { entryId: 'e1', memberId: 'cy' }),
    )
      .when(reserve('o9', wanted('a2'), 'dot'))
      .thenEvents('OrderReserved');
  });
});
