import { event } from '../../kernel/decider/decider.js';
import { plusDays, plusHours } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { offerDecider as offer } from './offer.decider.js';

const parties = { listingId: 'l1', sellerId: 'ana', buyerId: 'bob' };
const now = metaOf('bob').now;
const done = (by: 'seller' | 'buyer' = 'seller') =>
  event('DealDone', { ...parties, priceCents: 4000, doneAt: now, by });
const held = event('DealHeld', { ...parties, heldUntil: plusHours(now, 72) });
const released = event('DealReleased', { ...parties, by: 'time' as const });
const confirmed = event('DealConfirmed', parties);
const disputed = event('DealDisputed', parties);
const confirm = (who: string) => ({ type: 'ConfirmDeal', meta: metaOf(who) }) as const;
const dispute = (who: string, said = {}, at = now) =>
  ({
    type: 'DisputeDeal',
    said: { hasSpoken: false, isShown: false, ...said },
    meta: metaOf(who, at),
  }) as const;

test('whoever is named in a deal says whether it took place, once, and may take a dispute back', () => {
  given(offer, done()).when(confirm('bob')).thenExactly(confirmed);
  given(offer, done(), confirmed).when(confirm('bob')).thenNothing();
  given(offer, done()).when(dispute('bob')).thenExactly(disputed);
  given(offer, done(), disputed).when(dispute('bob')).thenNothing();
  given(offer, done(), disputed).when(confirm('bob')).thenExactly(confirmed);
  given(offer, done('buyer')).when(confirm('ana')).thenExactly(confirmed);
});

test('nobody else answers, and nothing that is not done', () => {
  for (const answer of [confirm, dispute]) {
    given(offer, done()).when(answer('ana')).thenRefused('DEAL_NOT_FOUND');
    given(offer, done()).when(answer('eve')).thenRefused('DEAL_NOT_FOUND');
    given(offer, done('buyer')).when(answer('bob')).thenRefused('DEAL_NOT_FOUND');
    given(offer, held).when(answer('bob')).thenRefused('DEAL_NOT_FOUND');
  }
});

test('a hold at the time of the sale is agreement, one that had ended is none', () => {
  given(offer, held, done()).when(confirm('bob')).thenNothing();
  given(offer, held, released, done()).when(confirm('bob')).thenExactly(confirmed);
});

test('a sale that both agreed on, taken back and recorded again, is agreed; a disputed one is not', () => {
  const reopened = event('DealReopened', { ...parties, by: 'seller' as const });
  given(offer, held, done(), reopened, done()).when(confirm('bob')).thenNothing();
  given(offer, done(), confirmed, reopened, done()).when(confirm('bob')).thenNothing();
  for (const before of [[done()], [held, done(), disputed]])
    given(offer, ...before, reopened, done())
      .when(confirm('bob'))
      .thenExactly(confirmed);
});

test('after a hold the deal is disputed until feedback is shown or its time is over; after one’s own word no more', () => {
  const late = plusDays(now, 15);
  given(offer, held, done()).when(dispute('bob')).thenExactly(disputed);
  given(offer, done())
    .when(dispute('bob', { isShown: true }, late))
    .thenExactly(disputed);
  for (const refused of [dispute('bob', {}, late), dispute('bob', { isShown: true })])
    given(offer, held, done()).when(refused).thenRefused('DISPUTE_OVER');
  given(offer, held, done())
    .when(dispute('bob', { hasSpoken: true }))
    .thenRefused('DISPUTE_OVER');
  given(offer, done(), confirmed).when(dispute('bob')).thenRefused('DISPUTE_OVER');
});
