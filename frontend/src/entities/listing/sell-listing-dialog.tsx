import { centsOf } from '@lib/format';
import type { MyListing } from '@modules/marketplace/listing.schemas';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { dollarsIn, isUnread, type MoneyValue } from '@ui/forms/money-value';
import { RadioGroup } from '@ui/forms/radio-group';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { ListingActionRequest } from './listing.mutations';

export type SellListingDialogProps = {
  readonly listing: Pick<MyListing, 'title' | 'price' | 'agreedPrice' | 'status'>;
  readonly busy: boolean;
  readonly onCommand: (command: ListingActionRequest) => void;
  readonly onOpenChange: (open: boolean) => void;
};

/** Asks where the listing sold, and for how much if the seller wants to say. */
export function SellListingDialog({ listing, busy, onCommand, onOpenChange }: SellListingDialogProps) {
  const [where, setWhere] = useState<'here' | 'elsewhere'>(listing.status === 'held' ? 'here' : 'elsewhere');
  const [cents, setCents] = useState<MoneyValue>(centsOf(listing.agreedPrice ?? listing.price));
  return (
    <DialogForm
      title="Mark as sold"
      description={listing.title}
      action="Mark sold"
      busy={busy}
      onSubmit={() => {
        if (!isUnread(cents)) onCommand({ type: 'sell', where, price: dollarsIn(cents) });
      }}
      onClose={() => onOpenChange(false)}
    >
      <RadioGroup
        legend="Where did it sell?"
        value={where}
        onValueChange={setWhere}
        options={[
          {
            value: 'here',
            label: 'Here',
            hint: listing.status === 'held' ? 'To the member who holds it.' : 'Through this site.',
          },
          {
            value: 'elsewhere',
            label: 'Elsewhere',
            hint: 'At a meet, by word of mouth, on another site.',
          },
        ]}
      />
      <Field
        label="Sale price"
        hint="It helps others price theirs. Leave it blank to keep it private."
        optional
      >
        <MoneyInput cents={cents} onCentsChange={setCents} />
      </Field>
    </DialogForm>
  );
}
