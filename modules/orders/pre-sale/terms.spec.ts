import { event } from '../../kernel/decider/decider.js';
import {
  announced,
  begun,
  bought,
  command,
  drafted,
  during,
  given,
  line,
  offered,
  row,
  stateOf,
  terms,
} from './pre-sale.fixtures.js';
import type { Terms } from './pre-sale.schemas.js';

const draft = (changes: Partial<Terms> = {}) =>
  command(
    {
      type: 'DraftPreSale',
      gatheringId: 'carlisle',
      day: '2027-08-06',
      clubId: 'club',
      terms: { ...terms, ...changes },
    },
    'rex',
  );
const change = (changes: Partial<Terms>) =>
  command({ type: 'ChangeTerms', terms: { ...terms, ...changes } }, 'rex');
const [space, corral, show, gate] = terms.products;

test('a date has one pre-sale, and the same draft counts once', () => {
  given().when(draft()).thenExactly(drafted());
  given(drafted()).when(draft()).thenNothing();
  given(drafted())
    .when(draft({ holdMinutes: 20 }))
    .thenRefused('PRE_SALE_EXISTS');
});

test.each<readonly [string, Partial<Terms>, string]>([
  ['a sale that closes before it opens', { closesAt: during.draft }, 'TERMS_REVERSED'],
  [
    'a window that closes after the sale',
    { windows: [{ name: '', who: 'renewed', opensAt: during.sale, closesAt: during.day }] },
    'TERMS_REVERSED',
  ],
  [
    'a grace before the renewal',
    { renewal: { opensAt: during.sale, until: during.sale, graceUntil: during.grace, mayRollOver: true } },
    'TERMS_REVERSED',
  ],
  ['refunds in another sequence', { refunds: [...terms.refunds].reverse() }, 'TERMS_REVERSED'],
  [
    'two products with one id',
    { products: [...terms.products, ...terms.products.slice(2)] },
    'TERMS_UNCLEAR',
  ],
  [
    'a type of space that is two products',
    { products: [space, { ...space, id: 'other' }] as Terms['products'] },
    'TERMS_UNCLEAR',
  ],
  [
    'a space product without types',
    { products: [{ ...space, types: [] }] as unknown as Terms['products'] },
    'TERMS_UNCLEAR',
  ],
  [
    'an early gate without a price',
    { products: [{ ...gate, cents: null }] as unknown as Terms['products'] },
    'TERMS_UNCLEAR',
  ],
])('terms do not contradict themselves: %s', (_, changes, code) => {
  given().when(draft(changes)).thenRefused(code);
});

test('moments are recorded with milliseconds, so that their texts compare as they do', () => {
  given()
    .when(draft({ opensAt: '2027-06-22T04:01:00Z' }))
    .thenExactly(drafted());
});

test('terms change while something is sold, but keep what is sold', () => {
  const sold = bought('o1', 'ana', [line('a1')]);
  given(...begun(), ...sold)
    .when(change({ holdMinutes: 20 }))
    .thenEvents('TermsChanged');
  given(...begun(), ...sold)
    .when(change({}))
    .thenNothing();
  given(...begun(), ...sold)
    .when(change({ products: [corral, show] as Terms['products'] }))
    .thenRefused('TERMS_FIXED');
  given(...begun())
    .when(change({ products: [corral, show] as Terms['products'] }))
    .thenEvents('TermsChanged');
});

test('what was announced is kept: time to renew, and refunds', () => {
  const [first, second] = terms.refunds;
  const shorter = { ...terms.renewal, graceUntil: during.grace } as Terms['renewal'];
  given(...begun())
    .when(change({ renewal: shorter }))
    .thenRefused('TERMS_FIXED');
  given(...begun())
    .when(change({ refunds: second ? [second] : [] }))
    .thenRefused('TERMS_FIXED');
  const more = second ? [{ ...second, percent: 100, feeCents: 0, keepsRight: true }] : [];
  given(...begun())
    .when(change({ refunds: more }))
    .thenEvents('TermsChanged');
  given(drafted())
    .when(change({ refunds: first ? [first] : [], renewal: null }))
    .thenEvents('TermsChanged');
});

test('who did not agree to another day gets everything back until a moment, and more than that stays', () => {
  const until = '2027-07-15T04:00:00.000Z';
  const letCancel = command({ type: 'LetCancelFree', until });
  const [, second] = terms.refunds;
  const free = { until, percent: 100, feeCents: 0, keepsRight: true };
  const freed = event('TermsChanged', {
    by: 'ana',
    terms: { ...terms, refunds: second ? [free, second] : [] },
  });
  given(...begun())
    .when(letCancel)
    .thenExactly(freed);
  given(...begun(), freed)
    .when(letCancel)
    .thenNothing();
  given(drafted()).when(letCancel).thenNothing();
});

test('what is announced has spaces, and closes later', () => {
  const announce = (now: string = during.draft) => command({ type: 'AnnouncePreSale' }, 'rex', now);
  given(drafted()).when(announce()).thenRefused('NO_SPACES');
  given(drafted(), offered()).when(announce(during.closed)).thenRefused('PRE_SALE_OVER');
  given(drafted(), offered()).when(announce()).thenExactly(announced);
  given(...begun())
    .when(announce())
    .thenNothing();
  given().when(announce()).thenRefused('PRE_SALE_NOT_FOUND');
});

test('sales are paused and go on', () => {
  const pause = command({ type: 'PauseSales', reason: '' }, 'rex');
  const paused = event('SalesPaused', { by: 'rex', reason: '' });
  given(...begun())
    .when(pause)
    .thenExactly(paused);
  given(...begun(), paused)
    .when(pause)
    .thenNothing();
  given(...begun(), paused)
    .when(command({ type: 'ResumeSales' }, 'rex'))
    .thenEvents('SalesResumed');
  expect(stateOf(...begun({}, row('a', 1)), paused).isPaused).toBe(true);
});
