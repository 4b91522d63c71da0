import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { orderDetailsDecider } from './order-details.decider.js';
import { noWords } from './order-details.events.js';

const words = { ...noWords, sells: 'Model T parts', isNamed: true, coSellers: ['Bea'] };
const describe = (said = words) =>
  ({ type: 'DescribeOrder', preSaleId: 'carlisle', words: said, meta: metaOf('ana') }) as const;
const described = event('OrderDescribed', { buyerId: 'ana', preSaleId: 'carlisle', words });

test('a vendor says what they bring, and changes it', () => {
  given(orderDetailsDecider).when(describe()).thenEvents('OrderDescribed');
  given(orderDetailsDecider, described)
    .when(describe({ ...words, coSellers: [] }))
    .thenEvents('OrderDescribed');
});

test('the same words again change nothing', () => {
  given(orderDetailsDecider, described).when(describe()).thenNothing();
});
