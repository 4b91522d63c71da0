import type { WholeGift } from '@entities/donation/donation.queries';
import { giftLabels } from '@entities/donation/donation-labels';
import { ReceiptButton } from '@entities/donation/receipt-button';
import { dayIn, money } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { Row, Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';

/** The facts of a gift, and its receipt. */
export function GiftPlate({ gift, linkKey }: { readonly gift: WholeGift; readonly linkKey: string }) {
  const member = useMember();
  const { id, amount, status, way, monthlyGiftId, givenAt, settledAt, receiptNumber, thankYou } = gift;
  return (
    <Stack>
      <Plate
        title="Your gift"
        facts={[
          { label: 'Amount', value: money(amount) },
          { label: 'How often', value: monthlyGiftId === null ? 'Once' : 'Each month' },
          { label: 'By', value: way === 'card' ? 'Card' : 'Check' },
          { label: 'State', value: giftLabels[status].words },
          { label: 'Given', value: dayIn(givenAt) },
          { label: 'Received', value: settledAt && dayIn(settledAt) },
          { label: 'Receipt', value: receiptNumber },
        ]}
      />
      <Row>
        {receiptNumber !== null && <ReceiptButton id={id} number={receiptNumber} linkKey={linkKey} />}
        {thankYou !== null && (
          <Button asChild>
            <Link to={thankYou}>See the thank-you</Link>
          </Button>
        )}
        {member && (
          <Button asChild variant="quiet">
            <Link to={paths.giving}>All your gifts</Link>
          </Button>
        )}
      </Row>
      {settledAt !== null && receiptNumber === null && <p>Your receipt is being made.</p>}
    </Stack>
  );
}
