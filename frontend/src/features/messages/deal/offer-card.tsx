import { useDealStep } from '@entities/deal/deal.mutations';
import { OfferButton } from '@entities/deal/offer-button';
import { messageOf } from '@lib/api/problem';
import { money } from '@lib/format';
import type { DealStep, DealView } from '@modules/deals/deals.contract';
import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { Badge } from '@ui/data/badge';
import { Notice } from '@ui/feedback/notice';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import style from './deal.module.css';
import { hoursLeft, momentIn, offerWords } from './deal-words';

type Offer = Extract<DealStep, { readonly kind: 'offer' }>;

/** An offer among the messages: its author, price and state, and the reader's actions. */
export function OfferCard({
  offer,
  deal,
  name,
}: {
  readonly offer: Offer;
  readonly deal: DealView;
  readonly name: string;
}) {
  const { isMine, price, status } = offer;
  const who = isMine ? 'You offered' : `${name} offers`;
  return (
    <article
      className={classes(style.offer, isMine && style.mine, status !== 'pending' && style.over)}
      aria-label={`${who} ${money(price)}`}
    >
      <p className={style.who}>{who}</p>
      <p className={style.price}>{money(price)}</p>
      <OfferState offer={offer} isHeldByOther={deal.isHeldByOther} />
      {status === 'pending' && <OfferActions offer={offer} deal={deal} />}
    </article>
  );
}

function OfferState({
  offer: { status, expiresAt, at },
  isHeldByOther,
}: {
  readonly offer: Offer;
  readonly isHeldByOther: boolean;
}) {
  if (status !== 'pending')
    return (
      <p className={style.state}>
        <Badge tone={status === 'accepted' ? 'good' : 'plain'}>{offerWords[status]}</Badge>
        <time className={style.quiet} dateTime={at}>
          {momentIn(at)}
        </time>
      </p>
    );
  return (
    <p className={style.state}>
      <Badge tone="sale">Waiting for an answer</Badge>
      <span className={style.quiet}>{hoursLeft(expiresAt)}</span>
      {isHeldByOther && <span className={style.quiet}>Another buyer has it on hold.</span>}
    </p>
  );
}

function OfferActions({ offer, deal }: { readonly offer: Offer; readonly deal: DealView }) {
  const step = useDealStep(deal.listingId, deal.id);
  const may = (action: DealView['allowedActions'][number]) => deal.allowedActions.includes(action);
  const { offerId } = offer;
  const busy = step.isPending ? step.variables.type : null;
  return (
    <>
      <div className={style.actions}>
        {may('accept') && (
          <Button
            variant="primary"
            busy={busy === 'accept'}
            onClick={() => step.mutate({ type: 'accept', offerId })}
          >
            Accept {money(offer.price)}
          </Button>
        )}
        {may('counter') && (
          <OfferButton
            listingId={deal.listingId}
            dealId={deal.id}
            type={deal.side === 'seller' ? 'counter' : 'offer'}
            askingPrice={deal.askingPrice}
            {...(deal.side === 'buyer' && { offersLeft: deal.offersLeft })}
          />
        )}
        {may('decline') && (
          <ConfirmButton
            variant="quiet"
            busy={busy === 'decline'}
            title={`Decline ${money(offer.price)}?`}
            description="We tell them. This offer cannot be accepted any more, but you can still agree on another."
            action="Decline it"
            onConfirm={() => step.mutate({ type: 'decline', offerId })}
          >
            Decline
          </ConfirmButton>
        )}
        {may('withdraw') && (
          <ConfirmButton
            variant="quiet"
            flush="start"
            busy={busy === 'withdraw'}
            title={`Take ${money(offer.price)} back?`}
            description="They see that you took it back, and can no longer accept it."
            action="Take it back"
            onConfirm={() => step.mutate({ type: 'withdraw', offerId })}
          >
            Take back
          </ConfirmButton>
        )}
      </div>
      {step.isError && <Notice tone="problem">{messageOf(step.error)}</Notice>}
    </>
  );
}
