import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type DonationCommand, donationDecider as donation } from './donation.decider.js';
import { choice, gift, initiated, paid, settled } from './donation.fixtures.js';
import { isThere } from './donation.state.js';

const meta = metaOf('donor');
const initiating = { type: 'InitiateDonation', ...gift, meta } as const;
const settling = { type: 'SettleDonation', ...paid, meta } as const;
const lapsing = { type: 'LapseDonation', meta } as const;
const numbering = { type: 'NumberReceipt', year: 2026, number: 1, meta } as const;
const disputing = { type: 'DisputeDonation', meta } as const;
const hidden = { ...choice, shownAs: 'none' } as const;
const changing = { type: 'ChangeChoice', donorId: 'donor', choice: hidden, meta } as const;
const refunding = (totalCents: number) => ({ type: 'RefundDonation', totalCents, meta }) as const;
const deciding = (isLost: boolean, lostCents = isLost ? 5_000 : 0, isOpen = false) =>
  ({ type: 'DecideDispute', isLost, lostCents, isOpen, meta }) as const;

const lapsed = event('DonationLapsed', { donorId: 'donor' });
const disputed = event('DonationDisputed', { donorId: 'donor' });
const refunded = (refundedCents: number, leftCents: number) =>
  event('DonationRefunded', { donorId: 'donor', refundedCents, leftCents });
const decided = (isLost: boolean, leftCents: number) =>
  event('DisputeDecided', { donorId: 'donor', isLost, leftCents });

test('a gift begins once, and its id is no other donor’s', () => {
  given(donation).when(initiating).thenExactly(initiated);
  given(donation, initiated).when(initiating).thenNothing();
  given(donation, initiated)
    .when({ ...initiating, donorId: 'another' })
    .thenRefused('DONATION_ID_TAKEN');
});

test('a guest’s gift goes on with what they typed alone', () => {
  const guest = { ...gift, giver: { ...gift.giver, memberId: null } };
  const begun = event('DonationInitiated', guest);
  const again = { type: 'InitiateDonation', ...guest, meta } as const;
  given(donation, begun).when(again).thenNothing();
  for (const other of [
    { giver: { ...guest.giver, email: 'eve@example.org' } },
    { giver: { ...guest.giver, name: 'Eve' } },
    { amountCents: 100 },
    { choice: hidden },
  ])
    given(donation, begun)
      .when({ ...again, ...other })
      .thenRefused('DONATION_ID_TAKEN');
});

test.each<DonationCommand>([settling, lapsing, numbering, changing, disputing, refunding(1), deciding(true)])(
  'nothing happens to a gift that never began: $type',
  (command) => given(donation).when(command).thenRefused('DONATION_NOT_FOUND'),
);

test('the money counts once, whenever it comes', () => {
  given(donation, initiated).when(settling).thenExactly(settled);
  given(donation, initiated, lapsed).when(settling).thenExactly(settled);
  given(donation, initiated, settled).when(settling).thenNothing();
});

test('a gift that nobody paid lapses; a paid one does not', () => {
  given(donation, initiated).when(lapsing).thenExactly(lapsed);
  given(donation, initiated, lapsed).when(lapsing).thenNothing();
  given(donation, initiated, settled).when(lapsing).thenNothing();
});

test('the receipt of a settled gift has one number for good', () => {
  const numbered = event('ReceiptNumbered', { year: 2026, number: 1 });
  given(donation, initiated).when(numbering).thenRefused('NO_RECEIPT_YET');
  given(donation, initiated, settled).when(numbering).thenExactly(numbered);
  given(donation, initiated, settled, numbered)
    .when({ ...numbering, number: 2 })
    .thenNothing();
});

test('its donor alone changes how they are thanked, at any time', () => {
  const changed = event('ChoiceChanged', { donorId: 'donor', choice: hidden });
  given(donation, initiated).when(changing).thenExactly(changed);
  given(donation, initiated, settled, refunded(5_000, 0)).when(changing).thenExactly(changed);
  given(donation, initiated, changed).when(changing).thenNothing();
  given(donation, initiated)
    .when({ ...changing, donorId: 'another' })
    .thenRefused('DONATION_NOT_FOUND');
});

test('what went back is counted in total, so that a late or repeated word of it changes nothing', () => {
  given(donation, initiated).when(refunding(2_000)).thenNothing();
  given(donation, initiated, settled).when(refunding(2_000)).thenExactly(refunded(2_000, 3_000));
  given(donation, initiated, settled, refunded(5_000, 0)).when(refunding(2_000)).thenNothing();
});

test('a refund that came back from the bank did not go back', () => {
  const correcting = (totalCents: number) => ({ type: 'CorrectRefunds', totalCents, meta }) as const;
  const back = [initiated, settled, refunded(5_000, 0)] as const;
  given(donation, ...back)
    .when(correcting(0))
    .thenExactly(refunded(0, 5_000));
  given(donation, ...back)
    .when(correcting(5_000))
    .thenNothing();
  given(donation, initiated, settled).when(correcting(0)).thenNothing();
  given(donation, ...back, refunded(0, 5_000))
    .when(refunding(2_000))
    .thenExactly(refunded(2_000, 3_000));
});

test('a dispute sets a gift aside until it is decided', () => {
  given(donation, initiated).when(disputing).thenNothing();
  given(donation, initiated, settled).when(disputing).thenExactly(disputed);
  given(donation, initiated, settled, disputed).when(disputing).thenNothing();
  given(donation, initiated, settled).when(deciding(false)).thenNothing();
  given(donation, initiated, settled, disputed).when(deciding(false)).thenExactly(decided(false, 5_000));
  given(donation, initiated, settled, disputed).when(deciding(true)).thenExactly(decided(true, 0));
});

test('of a gift that was partly refunded, a lost dispute takes what is left', () => {
  const partly = [initiated, settled, refunded(2_000, 3_000), disputed] as const;
  given(donation, ...partly)
    .when(deciding(true))
    .thenExactly(decided(true, 0));
  given(donation, ...partly)
    .when(deciding(true, 1_000))
    .thenExactly(decided(true, 2_000));
  given(donation, ...partly, decided(true, 2_000))
    .when(refunding(3_000))
    .thenExactly(refunded(3_000, 1_000));
});

test('a lost dispute that is won on appeal gives back what it took, and no more', () => {
  given(donation, initiated, settled, disputed, decided(true, 0))
    .when(deciding(false))
    .thenExactly(decided(false, 5_000));
  given(donation, initiated, settled, refunded(2_000, 3_000), disputed, decided(true, 0))
    .when(deciding(false))
    .thenExactly(decided(false, 3_000));
  given(donation, initiated, settled, disputed, decided(true, 0), decided(false, 5_000))
    .when(deciding(false))
    .thenNothing();
});

test('a gift stays set aside while another dispute of it is open', () => {
  given(donation, initiated, settled, disputed)
    .when(deciding(false, 0, true))
    .thenNothing();
  given(donation, initiated, settled, disputed)
    .when(deciding(true, 2_000, true))
    .thenExactly(decided(true, 3_000), disputed);
  given(donation, initiated, settled, disputed, decided(true, 3_000), disputed)
    .when(deciding(true, 5_000))
    .thenExactly(decided(true, 0));
});

test.each([
  [[], false],
  [[settled], true],
  [[settled, refunded(2_000, 3_000)], true],
  [[settled, refunded(5_000, 0)], false],
  [[settled, disputed], false],
  [[settled, disputed, decided(false, 5_000)], true],
  [[settled, disputed, decided(true, 0)], false],
  [[settled, disputed, decided(true, 0), decided(false, 5_000)], true],
] as const)('a gift is there while money of it is, and nobody disputes it (%#)', (events, expected) =>
  expect(isThere(foldEvents(donation, [initiated, ...events]))).toBe(expected),
);
