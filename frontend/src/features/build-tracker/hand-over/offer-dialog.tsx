import { useOfferHandOver } from '@entities/build/hand-over.mutations';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import type { BuildView } from '@modules/builds/builds.schemas';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { GoesAlongFields, useGiven } from './goes-along';

type OfferDialogProps = { readonly build: BuildView; readonly onClose: () => void };

/** Offers the build to a member, with what goes along; again, to change that. */
export function OfferDialog({ build, onClose }: OfferDialogProps) {
  const { id, title, offer } = build;
  const { mutate, isPending, error } = useOfferHandOver(id);
  const [given, setGiven] = useGiven(offer?.goesAlong);
  const [member, setMember] = useState('');
  const [isBlank, setBlank] = useState(false);
  const send = () => {
    const to = offer ? offer.to.id : member.trim().replace(/^@/, '');
    setBlank(to === '');
    if (to === '') return;
    mutate(
      { member: to, goesAlong: given },
      {
        onSuccess: () => {
          toast({ title: `${title} is offered to ${offer ? offer.to.name : `@${to}`}`, tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <DialogForm
      holds
      size="medium"
      title={offer ? `What goes to ${offer.to.name}` : `Hand over ${title}`}
      description="It stays yours until they take it over. Until then you can withdraw it."
      action={offer ? 'Save' : 'Offer it'}
      busy={isPending}
      problem={error && !isAtField(error, ['member']) ? messageOf(error) : null}
      onSubmit={send}
      onClose={onClose}
    >
      {!offer && (
        <Field
          label="Handle of the member"
          required
          error={
            isBlank && member.trim() === ''
              ? 'Enter the handle of a member, like @ray.'
              : problemAt(error, 'member')
          }
        >
          <TextInput
            placeholder="@handle"
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={member}
            onChange={({ target }) => setMember(target.value)}
          />
        </Field>
      )}
      <GoesAlongFields buildId={id} given={given} onChange={setGiven} />
    </DialogForm>
  );
}
