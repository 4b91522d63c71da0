import { WhatHappensNext } from '@entities/deal/what-happens-next';
import { useMember } from '@lib/session/session';
import type { MyListing } from '@modules/marketplace/listing.schemas';
import { maxLetters } from '@modules/messages/message.schemas';
import { Field } from '@ui/forms/field';
import { TextArea } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { ListingActionRequest } from './listing.mutations';

export type HoldDialogProps = {
  readonly listing: Pick<MyListing, 'title' | 'seller'>;
  readonly busy: boolean;
  readonly onCommand: (command: ListingActionRequest) => void;
  readonly onOpenChange: (open: boolean) => void;
};

/** Explains a hold, and takes a note to the seller. */
export function HoldDialog({ listing, busy, onCommand, onOpenChange }: HoldDialogProps) {
  const [note, setNote] = useState('');
  const { name } = listing.seller;
  const mayWrite = useMember()?.capabilities.includes('message') ?? false;
  return (
    <DialogForm
      title="Hold it for 72 hours?"
      description={listing.title}
      action="Hold for me"
      busy={busy}
      onSubmit={() => onCommand({ type: 'hold', note: note.trim() })}
      onClose={() => onOpenChange(false)}
    >
      {mayWrite && (
        <Field label={`Note to ${name}`} hint="It starts your conversation." optional>
          <TextArea
            rows={3}
            maxLength={maxLetters}
            placeholder="When could you pick it up?"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      )}
      <div>
        <p>
          <strong>What happens next</strong>
        </p>
        <WhatHappensNext side="buyer" name={name} />
      </div>
    </DialogForm>
  );
}
