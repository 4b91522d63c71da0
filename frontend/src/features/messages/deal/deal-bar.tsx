import { useDealStep } from '@entities/deal/deal.mutations';
import { HoldClock } from '@entities/deal/hold-clock';
import { OfferButton } from '@entities/deal/offer-button';
import { SoldToButton } from '@entities/deal/sold-to-button';
import { WhatHappensNext } from '@entities/deal/what-happens-next';
import { messageOf } from '@lib/api/problem';
import type { DealView } from '@modules/deals/deals.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { Fold } from '@ui/layout/fold';
import { later } from '@ui/overlays/later';
import { useState } from 'react';
import { MeetingTips } from '../meeting/meeting-tips';
import style from './deal.module.css';
import { agreedPriceIn, momentIn } from './deal-words';

const ReleaseDialog = later(() =>
  import('@entities/listing/release-dialog').then((dialog) => dialog.ReleaseDialog),
);

/** The next actions about the listing of a thread, below its subject. */
export function DealBar({ deal, name }: { readonly deal: DealView; readonly name: string }) {
  const { listingId, id, side, heldUntil, allowedActions, otherId, price, isWanted, steps } = deal;
  const { toast } = useToast();
  const [isReleasing, setReleasing] = useState(false);
  const step = useDealStep(listingId, id, ({ type }) => {
    setReleasing(false);
    if (type === 'undoRelease') toast({ title: 'The hold goes on', tone: 'good' });
    if (type === 'release')
      toast({
        title: 'Released: it is available again',
        tone: 'good',
        action: { label: 'Undo', onClick: undoRelease },
      });
  });
  const undoRelease = () =>
    step
      .mutateAsync({ type: 'undoRelease' })
      .catch((error: unknown) => toast({ title: messageOf(error), tone: 'problem' }));
  const busy = step.isPending ? step.variables.type : null;
  const may = (action: DealView['allowedActions'][number]) => allowedActions.includes(action);
  const isMineWaiting = steps.some((one) => one.kind === 'offer' && one.status === 'pending' && one.isMine);
  const isAgreed = steps.some((one) => one.kind === 'offer' && one.status === 'accepted');
  const hasButtons = may('offer') || may('finish') || may('extend') || may('release') || may('reopen');
  if (!hasButtons && heldUntil === null) return null;
  return (
    <section className={style.bar} aria-label="Deal">
      {heldUntil !== null && (
        <p className={style.held}>
          {side === 'buyer' ? 'Held for you' : `Held for ${name}`} until {momentIn(heldUntil)}
          <span className={style.clock}>
            <HoldClock until={heldUntil} />
          </span>
        </p>
      )}
      {heldUntil !== null && (
        <Fold title="What happens next">
          <WhatHappensNext side={side} name={name} />
        </Fold>
      )}
      {hasButtons && (
        <div className={style.actions}>
          {may('finish') && (
            <SoldToButton
              listingId={listingId}
              member={{ id: otherId, name }}
              price={price}
              isAgreed={isAgreed}
              isWanted={isWanted}
              variant={heldUntil !== null ? 'primary' : 'secondary'}
            />
          )}
          {may('offer') && (
            <OfferButton
              listingId={listingId}
              dealId={id}
              type="offer"
              askingPrice={deal.askingPrice}
              offersLeft={deal.offersLeft}
              isBetter={isMineWaiting}
              variant={isMineWaiting ? 'quiet' : 'secondary'}
            />
          )}
          {may('extend') && (
            <Button busy={busy === 'extend'} onClick={() => step.mutate({ type: 'extend' })}>
              Hold for 7 days
            </Button>
          )}
          {may('release') && (
            <Button
              variant="quiet"
              onPointerEnter={ReleaseDialog.load}
              onFocus={ReleaseDialog.load}
              onClick={() => setReleasing(true)}
            >
              Release
            </Button>
          )}
          {may('reopen') && (
            <Button variant="quiet" busy={busy === 'reopen'} onClick={() => step.mutate({ type: 'reopen' })}>
              {isWanted ? 'Not found after all' : 'Not sold after all'}
            </Button>
          )}
        </div>
      )}
      {isReleasing && (
        <ReleaseDialog
          side={side}
          agreedPrice={agreedPriceIn(deal)}
          takesOffers={steps.some(({ kind }) => kind === 'offer')}
          busy={busy === 'release'}
          onConfirm={() => step.mutate({ type: 'release' }, { onError: () => setReleasing(false) })}
          onClose={() => setReleasing(false)}
        />
      )}
      {step.isError && <Notice tone="problem">{messageOf(step.error)}</Notice>}
      {heldUntil !== null && <MeetingTips />}
    </section>
  );
}
