import type { MyListing } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { TextArea } from '@ui/forms/text-input';
import { Dialog } from '@ui/overlays/dialog';
import { useId, useState } from 'react';
import type { ListingCommand } from './listing.mutations';

export type RemoveListingDialogProps = {
  readonly listing: Pick<MyListing, 'title'>;
  readonly busy: boolean;
  readonly onCommand: (command: ListingCommand) => void;
  readonly onOpenChange: (open: boolean) => void;
};

/** Moderators remove a listing and give the reason that its seller will read. */
export function RemoveListingDialog({ listing, busy, onCommand, onOpenChange }: RemoveListingDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const formId = useId();
  const isBlank = reason.trim() === '';
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="small"
      title="Remove this listing"
      description={listing.title}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={busy}>
            Remove
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isBlank) onCommand({ type: 'remove', reason: reason.trim() });
        }}
      >
        <Field
          label="Which rule it breaks, and how"
          error={tried && isBlank ? 'Give the reason. The seller will read it.' : undefined}
          required
        >
          <TextArea maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
