import { useArchiveCommunity, useReopenCommunity } from '@entities/community/community.mutations';
import { problemOf, wordIn } from '@entities/community/rule-fields';
import { messageOf, problemAt } from '@lib/api/problem';
import type { CommunityView } from '@modules/community/community/community.contract';
import { Field } from '@ui/forms/field';
import { TextArea } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';

type ArchiveProps = { readonly community: CommunityView; readonly onClose: () => void };

/** Archives the community, with a reason that its page shows. */
export function ArchiveDialog({ community: { id, name }, onClose }: ArchiveProps) {
  const { mutate, isPending, error } = useArchiveCommunity(id);
  return (
    <DialogForm
      title={`Archive ${name}?`}
      description="It can still be read, and nobody posts, comments or joins. You can reopen it."
      action="Archive it"
      danger
      busy={isPending}
      problem={problemOf(error)}
      onSubmit={(typed) => mutate(wordIn(typed, 'reason'), { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label="Reason" hint="Its page shows it." optional error={problemAt(error, 'reason')}>
        <TextArea name="reason" maxLength={500} rows={3} />
      </Field>
    </DialogForm>
  );
}

/** Opens an archived community again. */
export function ReopenDialog({ community: { id, name }, onClose }: ArchiveProps) {
  const { mutate, isPending, error } = useReopenCommunity(id);
  return (
    <DialogForm
      title={`Reopen ${name}?`}
      description="Its members can post and comment again."
      action="Reopen it"
      busy={isPending}
      problem={error && messageOf(error)}
      onSubmit={() => mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
