import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { choice, giver } from '../donation/donation.fixtures.js';
import { type MonthlyGiftCommand, monthlyGiftDecider as monthly } from './monthly-gift.decider.js';

const meta = metaOf('donor');
const gift = { donorId: 'donor', subscriptionId: 'subscription', amountCents: 1_000, choice, giver };
const term = { status: 'past_due', paidUntil: '2026-07-01T12:00:00.000Z', endsAt: null } as const;
const hidden = { ...choice, shownAs: 'none' } as const;

const initiating = { type: 'InitiateMonthlyGift', ...gift, meta } as const;
const beginning = { type: 'BeginMonthlyGift', meta } as const;
const following = { type: 'FollowStatus', ...term, meta } as const;
const ending = { type: 'EndMonthlyGift', because: 'cancelled', meta } as const;
const raising = { type: 'ChangeAmount', donorId: 'donor', amountCents: 2_500, meta } as const;
const changing = { type: 'ChangeChoice', donorId: 'donor', choice: hidden, meta } as const;

const initiated = event('MonthlyGiftInitiated', gift);
const begun = event('MonthlyGiftBegun', { donorId: 'donor' });
const followed = event('StatusFollowed', { donorId: 'donor', ...term });
const ended = event('MonthlyGiftEnded', { donorId: 'donor', because: 'cancelled' as const });

test('a monthly gift begins once, and its id is no other donor’s', () => {
  given(monthly).when(initiating).thenExactly(initiated);
  given(monthly, initiated).when(initiating).thenNothing();
  given(monthly, initiated)
    .when({ ...initiating, donorId: 'another' })
    .thenRefused('DONATION_ID_TAKEN');
  given(monthly, initiated).when(beginning).thenExactly(begun);
  given(monthly, initiated, begun).when(beginning).thenNothing();
});

test.each<MonthlyGiftCommand>([beginning, following, ending, raising, changing])(
  'nothing happens to one that never began: $type',
  (command) => given(monthly).when(command).thenRefused('MONTHLY_GIFT_NOT_FOUND'),
);

test('it follows its subscription, and stays ended once it has ended', () => {
  given(monthly, initiated, begun).when(following).thenExactly(followed);
  given(monthly, initiated, begun, followed).when(following).thenNothing();
  given(monthly, initiated, begun).when(ending).thenExactly(ended);
  given(monthly, initiated, begun, ended).when(ending).thenNothing();
  given(monthly, initiated, begun, ended).when(following).thenNothing();
});

test('its donor alone changes the amount and how they are thanked', () => {
  given(monthly, initiated)
    .when(raising)
    .thenExactly(event('AmountChanged', { donorId: 'donor', amountCents: 2_500 }));
  given(monthly, initiated)
    .when({ ...raising, amountCents: 1_000 })
    .thenNothing();
  given(monthly, initiated)
    .when(changing)
    .thenExactly(event('ChoiceChanged', { donorId: 'donor', choice: hidden }));
  given(monthly, initiated)
    .when({ ...changing, choice })
    .thenNothing();
  for (const command of [raising, changing])
    given(monthly, initiated)
      .when({ ...command, donorId: 'another' })
      .thenRefused('MONTHLY_GIFT_NOT_FOUND');
});
