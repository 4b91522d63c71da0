import { messageOf } from '@lib/api/problem';
import { money } from '@lib/format';
import { Button, type ButtonProps } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import { later } from '@ui/overlays/later';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useDealStep } from './deal.mutations';

const PriceDialog = later(() => import('./price-dialog').then((dialog) => dialog.PriceDialog));
const Confirm = later(() => import('@ui/overlays/dialog').then((dialog) => dialog.Confirm));

export type SoldToButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  readonly listingId: string;
  readonly member: { readonly id: string; readonly name: string };
  /** Dollars that both agreed on, or the asking price. */
  readonly price: number | null;
  /** Both agreed on the price, so one press is enough. */
  readonly isAgreed: boolean;
  readonly isWanted?: boolean;
};

/** The author of a listing ends it with a member: it is sold to them, or found with them. */
export function SoldToButton({
  listingId,
  member,
  price,
  isAgreed,
  isWanted = false,
  ...look
}: SoldToButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { toast } = useToast();
  const step = useDealStep(listingId, undefined, ({ type }) => {
    setOpen(false);
    if (type === 'reopen') toast({ title: 'It is listed again', tone: 'good' });
    else
      toast({
        title: isWanted ? 'Marked found.' : `Sold to ${member.name}.`,
        tone: 'good',
        action: { label: 'Undo', onClick: takeBack },
      });
  });
  const takeBack = () =>
    step
      .mutateAsync({ type: 'reopen' })
      .catch((error: unknown) => toast({ title: messageOf(error), tone: 'problem' }));
  const words = isWanted ? `Got it from ${member.name}` : `Sold to ${member.name}`;
  const send = (soldFor: number | null) =>
    step.mutate({ type: 'finish', memberId: member.id, price: soldFor }, { onError: () => setOpen(true) });
  return (
    <>
      <Button
        icon={<BadgeCheck aria-hidden="true" />}
        busy={step.isPending}
        {...look}
        onClick={() => (isAgreed && price !== null ? send(price) : setOpen(true))}
      >
        {isAgreed && price !== null ? `${words} for ${money(price)}` : words}
      </Button>
      {isOpen && isWanted && (
        <Confirm
          open
          onOpenChange={setOpen}
          title={`${words}?`}
          description="This ends your wanted ad, and you can both leave feedback."
          action="Got it"
          busy={step.isPending}
          onConfirm={() => send(null)}
        />
      )}
      {isOpen && !isWanted && (
        <PriceDialog
          title={`${words}?`}
          description="This ends the listing. We tell the others who made an offer."
          label="Sale price"
          hint="Leave it blank to keep it private."
          optional
          price={price}
          max={null}
          action={(soldFor) => (soldFor === null ? words : `${words} for ${soldFor}`)}
          busy={step.isPending}
          error={step.error}
          onSubmit={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
