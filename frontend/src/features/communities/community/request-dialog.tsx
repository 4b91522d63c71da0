import { useJoinCommunity } from '@entities/community/community.mutations';
import { problemOf, wordIn } from '@entities/community/rule-fields';
import { problemAt } from '@lib/api/problem';
import type { CommunityView } from '@modules/community/community/community.contract';
import { Field } from '@ui/forms/field';
import { TextArea } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';

type RequestDialogProps = { readonly community: CommunityView; readonly onClose: () => void };

/** Asks to join, with a note to the moderators. */
export function RequestDialog({ community: { id, name, rules }, onClose }: RequestDialogProps) {
  const { mutate, isPending, error } = useJoinCommunity(id);
  return (
    <DialogForm
      holds
      size="medium"
      title={`Ask to join ${name}`}
      description="A moderator reads it and answers. You are notified."
      action="Send the request"
      busy={isPending}
      problem={problemOf(error)}
      onSubmit={(typed) => mutate({ note: wordIn(typed, 'note') }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {rules.length > 0 && (
        <>
          <p>These are its rules:</p>
          <ol>
            {rules.map((rule) => (
              <li key={rule.id}>{rule.title}</li>
            ))}
          </ol>
        </>
      )}
      <Field
        label="A note to the moderators"
        hint="What you drive, and what brings you here."
        optional
        error={problemAt(error, 'note')}
      >
        <TextArea name="note" maxLength={500} rows={4} />
      </Field>
    </DialogForm>
  );
}
