import { counted, money } from '@lib/format';
import { Button, type ButtonProps } from '@ui/actions/button';
import { later } from '@ui/overlays/later';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useDealStep } from './deal.mutations';

const PriceDialog = later(() => import('./price-dialog').then((dialog) => dialog.PriceDialog));

export type OfferButtonProps = Pick<ButtonProps, 'variant' | 'className' | 'size'> & {
  readonly listingId: string;
  readonly dealId?: string | undefined;
  readonly type: 'offer' | 'counter';
  /** Dollars; null where the seller names none. */
  readonly askingPrice: number | null;
  readonly offersLeft?: number;
  /** The member already has an offer that waits for an answer. */
  readonly isBetter?: boolean;
  /** Called with the thread that a first offer opened. */
  readonly onDone?: (threadId: string | undefined) => void;
};

/** Names a price for a listing: the first offer, a better one, or an answer to the other's. */
export function OfferButton(props: OfferButtonProps) {
  const { listingId, dealId, type, askingPrice, offersLeft, isBetter = false, onDone, ...look } = props;
  const [isOpen, setOpen] = useState(false);
  const step = useDealStep(listingId, dealId);
  const label = type === 'counter' ? 'Counteroffer' : isBetter ? 'Change my offer' : 'Make an offer';
  const send = (price: number | null) =>
    price !== null &&
    step.mutate(
      { type, price },
      {
        onSuccess: ({ threadId }) => {
          setOpen(false);
          onDone?.(threadId);
        },
      },
    );
  return (
    <>
      <Button
        icon={<HandCoins aria-hidden="true" />}
        {...look}
        onPointerEnter={PriceDialog.load}
        onFocus={PriceDialog.load}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <PriceDialog
          title={type === 'counter' ? 'Make a counteroffer' : label}
          label="Your price"
          hint={hintOf(type, askingPrice, offersLeft)}
          price={null}
          max={askingPrice}
          action={(price) => (price === null ? 'Offer' : `Offer ${price}`)}
          busy={step.isPending}
          error={step.error}
          onSubmit={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const hintOf = (
  type: OfferButtonProps['type'],
  askingPrice: number | null,
  offersLeft: number | undefined,
): string =>
  [
    askingPrice !== null && `The asking price is ${money(askingPrice)}.`,
    `The ${type === 'counter' ? 'buyer' : 'seller'} has 48 hours to answer.`,
    offersLeft !== undefined && `You have ${counted(offersLeft, 'offer')} left for this listing.`,
  ]
    .filter(Boolean)
    .join(' ');
