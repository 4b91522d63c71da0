import { money } from '@lib/format';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { Confirm } from '@ui/overlays/dialog';
import { stillPossible } from './offers';

export type ReleaseDialogProps = {
  /** The side that releases it. */
  readonly side: 'buyer' | 'seller';
  /** Left out where the page names it. */
  readonly title?: string;
  /** Dollars; null without an accepted offer. */
  readonly agreedPrice: number | null;
  readonly takesOffers: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Says what follows when a hold is released. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  const { side, title, agreedPrice, takesOffers, busy, onConfirm, onClose } = props;
  return (
    <Confirm
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Release it?"
      description={`${title ? quoted(title) : 'It'} goes back to everybody, and the next buyer may hold it.`}
      action="Release"
      cancel="Keep the hold"
      busy={busy}
      onConfirm={onConfirm}
    >
      {agreedPrice !== null && (
        <p>The price of {money(agreedPrice)} that you agreed on ends with the hold.</p>
      )}
      <p>{again[side](takesOffers)}</p>
    </Confirm>
  );
}

const again: Readonly<Record<ReleaseDialogProps['side'], (takesOffers: boolean) => string>> = {
  buyer: (takesOffers) =>
    `You have held this once, so you cannot hold it again. ${stillPossible(takesOffers)}`,
  seller: (takesOffers) =>
    `The buyer has held this once, so they cannot hold it again. They can still ${takesOffers ? 'make an offer or ask you' : 'ask you'}.`,
};
