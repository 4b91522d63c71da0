import type { NewGift } from '@entities/donation/donation.mutations';
import type { Giving } from '@entities/donation/donation.queries';
import { isAtField, messageOf } from '@lib/api/problem';
import { dollarsOf } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { CreditCard, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './donate-page.module.css';
import type { GiftFields } from './gift-fields';

export type PayButtonsProps = {
  readonly giving: Giving;
  readonly fields: GiftFields;
  readonly isMember: boolean;
  readonly give: {
    readonly isPending: boolean;
    readonly isSuccess: boolean;
    readonly variables: NewGift | undefined;
    readonly error: unknown;
  };
};

/** The end of the form: the ways to pay that there are, and what happens then. */
export function PayButtons({ giving: { ways }, fields, isMember, give }: PayButtonsProps) {
  const isMonthly = fields.frequency === 'monthly';
  const sum = typeof fields.amount === 'number' && fields.amount > 0 ? ` ${dollarsOf(fields.amount)}` : '';
  const isBusy = give.isPending || give.isSuccess;
  const isBusyBy = (way: NewGift['way']) => isBusy && give.variables?.way === way;
  if (isMonthly && !isMember) return <NeedsAccount />;
  return (
    <Panel title="Pay">
      <Stack>
        {give.error !== null && !isAtField(give.error) && (
          <Notice tone="problem">{messageOf(give.error)}</Notice>
        )}
        <div className={style.pay}>
          {ways.card && (
            <Button
              type="submit"
              variant="primary"
              size="large"
              value="card"
              icon={<CreditCard aria-hidden="true" />}
              busy={isBusyBy('card')}
              busyLabel="Opening the page to pay…"
              disabled={isBusy}
            >
              {isMonthly ? `Give${sum} a month by card` : `Pay${sum} by card`}
            </Button>
          )}
          {ways.byHand && !isMonthly && (
            <Button
              type="submit"
              variant={ways.card ? 'secondary' : 'primary'}
              size="large"
              value="by hand"
              icon={<Mail aria-hidden="true" />}
              busy={isBusyBy('by hand')}
              busyLabel="Writing it down…"
              disabled={isBusy}
            >
              {`Pay${sum} by check`}
            </Button>
          )}
        </div>
        {ways.card && <CardWords isTest={ways.isTest} isMonthly={isMonthly} />}
        {ways.byHand && !isMonthly && (
          <p>
            By check: the next page says whom to make it out to, what to write on it, and where to send it.
          </p>
        )}
        {isMonthly && <p>By check you can give once. Monthly gifts go by card alone.</p>}
        <p>
          A receipt says what you gave. It does not say that you can deduct it: ask whoever does your taxes.
        </p>
      </Stack>
    </Panel>
  );
}

function CardWords({ isTest, isMonthly }: { readonly isTest: boolean; readonly isMonthly: boolean }) {
  return (
    <p>
      {isTest
        ? 'By card: a test page opens, and asks for no card. Nothing is charged.'
        : 'By card: you pay on the page of Stripe, our payment provider. Your card number never reaches us.'}
      {isMonthly && ' You can change, pause or end it in your account at any time.'}
    </p>
  );
}

function NeedsAccount() {
  return (
    <Notice
      title="A monthly gift needs an account"
      live={false}
      action={
        <Button asChild variant="primary">
          <Link to={paths.login(paths.donate)}>Sign in</Link>
        </Button>
      }
    >
      There you can change, pause or end it. What you have chosen stays here. Or give once, without an
      account.
    </Notice>
  );
}
