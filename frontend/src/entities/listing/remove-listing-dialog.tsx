import type { MyListing } from '@modules/marketplace/listing.schemas';
import { Field } from '@ui/forms/field';
import { TextArea } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { ListingActionRequest } from './listing.mutations';

export type RemoveListingDialogProps = {
  readonly listing: Pick<MyListing, 'title'>;
  readonly busy: boolean;
  readonly onCommand: (command: ListingActionRequest) => void;
  readonly onOpenChange: (open: boolean) => void;
};

/** Moderators remove a listing and give the reason that its seller will read. */
export function RemoveListingDialog({ listing, busy, onCommand, onOpenChange }: RemoveListingDialogProps) {
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(0);
  const isBlank = reason.trim() === '';
  return (
    <DialogForm
      title="Remove this listing"
      description={listing.title}
      action="Remove"
      danger
      busy={busy}
      refused={refused}
      onSubmit={() => {
        if (isBlank) setRefused(refused + 1);
        else onCommand({ type: 'remove', reason: reason.trim() });
      }}
      onClose={() => onOpenChange(false)}
    >
      <Field
        label="Which rule it breaks, and how"
        error={refused > 0 && isBlank ? 'Enter the reason. The seller will read it.' : undefined}
        required
      >
        <TextArea maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </DialogForm>
  );
}
