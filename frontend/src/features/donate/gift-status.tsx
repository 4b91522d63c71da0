import type { WholeGift } from '@entities/donation/donation.queries';
import { dayIn, money } from '@lib/format';
import { mailto } from '@lib/mailto';
import { paths, supportAddress } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { PageHeading, Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';

/** How a gift is now, in words, and what its donor can do. It is read out when it changes. */
export function GiftStatus({ gift }: { readonly gift: WholeGift }) {
  const { title, lead } = wordsOf(gift);
  return (
    <Stack>
      <div role="status">
        <PageHeading title={title} lead={lead} />
      </div>
      {gift.status === 'initiated' &&
        (gift.byHand ? <Check gift={gift} byHand={gift.byHand} /> : <PayNow url={gift.url} />)}
      {gift.status === 'lapsed' && (
        <Row>
          <Button asChild variant="primary">
            <Link to={paths.donate}>Try again</Link>
          </Button>
        </Row>
      )}
      {gift.status === 'disputed' && (
        <p>
          If you do not know why, write to <a href={mailto(supportAddress)}>{supportAddress}</a>.
        </p>
      )}
    </Stack>
  );
}

function wordsOf({ status, way, amount, refunded, byHand }: WholeGift): {
  readonly title: string;
  readonly lead: string;
} {
  const sum = money(amount);
  switch (status) {
    case 'initiated':
      return byHand || way === 'by hand'
        ? {
            title: 'Now the check',
            lead: `We wait for your check of ${sum}.`,
          }
        : {
            title: 'Not paid yet',
            lead: 'We have no payment. If you have just paid, wait a moment: this page looks again by itself.',
          };
    case 'processing':
      return {
        title: 'Your gift is on its way',
        lead: `Your bank is moving ${sum}. This page says when it is here.`,
      };
    case 'settled':
      return refunded > 0
        ? { title: 'Thank you', lead: `Your gift of ${sum} is here. We sent ${money(refunded)} of it back.` }
        : { title: 'Thank you', lead: `Your gift of ${sum} is here.` };
    case 'refunded':
      return {
        title: 'We sent your gift back',
        lead: `${money(refunded)} goes to where it came from. Banks take up to ten days.`,
      };
    case 'disputed':
      return {
        title: 'Your bank disputes this gift',
        lead: `Until it has decided about ${sum}, there is no thank-you.`,
      };
    case 'lapsed':
      return {
        title: 'This gift was not paid',
        lead: 'Nothing was charged. Its page to pay is closed; you can begin again.',
      };
  }
}

/** The card was declined, or the page was left. Without a page to pay on it may be paid already. */
function PayNow({ url }: Pick<WholeGift, 'url'>) {
  if (url === null) return null;
  return (
    <Panel title="Did the card not work?">
      <p>
        Nothing was charged. Pay on the same page with this card or another, or change the gift first: what
        you typed is still there.
      </p>
      <Row>
        <Button asChild variant="primary">
          <a href={url}>Go on to pay</a>
        </Button>
        <Button asChild>
          <Link to={paths.donate}>Change the gift</Link>
        </Button>
      </Row>
    </Panel>
  );
}

function Check({
  gift: { amount },
  byHand: { payTo, memo, until },
}: {
  readonly gift: WholeGift;
  readonly byHand: NonNullable<WholeGift['byHand']>;
}) {
  const [name = payTo, ...address] = payTo.split(', ');
  return (
    <Stack>
      <Plate
        title="Your check"
        facts={[
          { label: 'Amount', value: money(amount) },
          { label: 'Pay to', value: name },
          { label: 'Memo line', value: memo },
          { label: 'Send until', value: dayIn(until) },
          { label: 'Send it to', value: [name, ...address].join(', '), wide: true },
        ]}
      />
      <p>
        Write the memo line on it: by it we know your check. When it is here, we e-mail your receipt, and only
        then comes the thank-you. Please send no cash.
      </p>
    </Stack>
  );
}
