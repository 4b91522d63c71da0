import { useGiftPortal, useMoveMonthlyGift } from '@entities/donation/donation.mutations';
import { monthlyLabels, shownAsLabels } from '@entities/donation/donation-labels';
import { messageOf } from '@lib/api/problem';
import { dayIn, money } from '@lib/format';
import type { MonthlyGift } from '@modules/donations/donations.contract';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { later } from '@ui/overlays/later';
import { useState } from 'react';
import style from './giving.module.css';

const ChangeMonthly = later(() => import('./change-monthly').then((dialog) => dialog.ChangeMonthly));

/** The monthly gifts that run, and those that have ended. */
export function MonthlyGifts({ gifts }: { readonly gifts: readonly MonthlyGift[] }) {
  if (gifts.length === 0) return null;
  return (
    <Panel title="Monthly">
      <ul className={style.list}>
        {gifts.map((gift) => (
          <li key={gift.id} className={style.item}>
            <Monthly gift={gift} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Monthly({ gift }: { readonly gift: MonthlyGift }) {
  const { id, amount, status, choice } = gift;
  const { words, tone } = monthlyLabels[status];
  return (
    <article aria-label={`${money(amount)} each month`}>
      <Stack gap="tight">
        <Row justify="between">
          <p className={style.amount}>{money(amount)} each month</p>
          <Badge tone={tone}>{words}</Badge>
        </Row>
        <p className={style.thanks}>{whenWords(gift)}</p>
        <p className={style.thanks}>Thanked: {shownAsLabels[choice.shownAs]}</p>
        {status !== 'ended' && status !== 'initiated' && <Actions key={id} gift={gift} />}
      </Stack>
    </article>
  );
}

function whenWords({ status, startedAt, paidUntil, endsAt }: MonthlyGift): string {
  const since = startedAt ? `Since ${dayIn(startedAt)}.` : '';
  if (endsAt !== null) return `${since} Ends ${dayIn(endsAt)}.`;
  switch (status) {
    case 'active':
      return paidUntil ? `${since} The next payment is on ${dayIn(paidUntil)}.` : since;
    case 'past_due':
      return `${since} The card was refused: change it, or nothing more is taken.`;
    case 'paused':
      return `${since} Nothing is taken until you resume it.`;
    case 'initiated':
      return 'Its first payment has not come.';
    case 'ended':
      return `${since} Nothing more is taken.`;
  }
}

function Actions({ gift }: { readonly gift: MonthlyGift }) {
  const { id, status, amount } = gift;
  const move = useMoveMonthlyGift(id);
  const portal = useGiftPortal(id);
  const [isChanging, setChanging] = useState(false);
  const error = move.error ?? portal.error;
  return (
    <>
      {error && <Notice tone="problem">{messageOf(error)}</Notice>}
      <Row>
        <Button size="small" onClick={() => setChanging(true)}>
          Change
        </Button>
        {status === 'paused' ? (
          <Button size="small" busy={move.isPending} onClick={() => move.mutate('resume')}>
            Resume
          </Button>
        ) : (
          <Button size="small" busy={move.isPending} onClick={() => move.mutate('pause')}>
            Pause
          </Button>
        )}
        <Button
          size="small"
          busy={portal.isPending || portal.isSuccess}
          onClick={() => portal.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })}
        >
          Change the card
        </Button>
        <ConfirmButton
          size="small"
          busy={move.isPending}
          title={`End your gift of ${money(amount)} each month?`}
          description="It ends at once, and nothing more is taken. What you gave stays, with its receipts."
          action="End it"
          onConfirm={() => move.mutate('end')}
        >
          End
        </ConfirmButton>
      </Row>
      {isChanging && <ChangeMonthly gift={gift} onClose={() => setChanging(false)} />}
    </>
  );
}
