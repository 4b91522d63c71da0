import { giftLabels, shownAsLabels } from '@entities/donation/donation-labels';
import { ReceiptButton } from '@entities/donation/receipt-button';
import { dayIn, money } from '@lib/format';
import { paths } from '@lib/paths';
import type { OwnGift } from '@modules/donations/donations.contract';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './giving.module.css';

/** Each gift, newest first. */
export function GiftList({ gifts }: { readonly gifts: readonly OwnGift[] }) {
  if (gifts.length === 0) return null;
  return (
    <Panel title="Gifts">
      <ul className={style.list}>
        {gifts.map((gift) => (
          <li key={gift.id} className={style.item}>
            <Gift gift={gift} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Gift({ gift }: { readonly gift: OwnGift }) {
  const { id, amount, refunded, status, way, monthlyGiftId, choice, givenAt, settledAt, receiptNumber } =
    gift;
  const { words, tone } = giftLabels[status];
  const day = dayIn(settledAt ?? givenAt);
  return (
    <article aria-label={`${money(amount)}, ${day}`}>
      <Stack gap="tight">
        <Row justify="between">
          <p className={style.amount}>{money(amount)}</p>
          <Badge tone={tone}>{words}</Badge>
        </Row>
        <Facts
          facts={[
            day,
            way === 'card' ? 'by card' : 'by check',
            monthlyGiftId !== null && 'monthly',
            refunded > 0 && `${money(refunded)} sent back`,
          ]}
        />
        <p className={style.thanks}>Thanked: {shownAsLabels[choice.shownAs]}</p>
        <Row>
          {receiptNumber !== null && <ReceiptButton id={id} number={receiptNumber} size="small" />}
          <Button asChild size="small">
            <Link to={paths.giftThanks(id)}>{linkWords[status]}</Link>
          </Button>
        </Row>
      </Stack>
    </article>
  );
}

const linkWords = {
  initiated: 'Pay, or read how',
  processing: 'See how it is',
  settled: 'Change the thank-you',
  refunded: 'See how it is',
  disputed: 'See how it is',
  lapsed: 'See how it is',
} as const satisfies Record<OwnGift['status'], string>;
