import { useAskForVerification } from '@entities/organizer/organizer.mutations';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { EvidenceBody, type OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

type AskDialogProps = { readonly organizer: OrganizerPage; readonly onClose: () => void };

/** Asks staff again, with evidence and a contact. */
export function AskDialog({ organizer: { id, name, inside }, onClose }: AskDialogProps) {
  const ask = useAskForVerification(id);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const errorAt = (path: string, words: string) =>
    missing.includes(path) ? words : problemAt(ask.error, path);
  const submit = (typed: FormData) => {
    const word = (field: string) => String(typed.get(field) ?? '').trim();
    const body = {
      evidence: word('evidence'),
      contact: { name: word('name'), email: word('email'), phone: word('phone') || null },
    };
    const checked = EvidenceBody.safeParse(body);
    setMissing(checked.error?.issues.map(({ path }) => path.join('.')) ?? []);
    if (!checked.success) return;
    ask.mutate(checked.data, {
      onSuccess: () => {
        toast({ title: 'Sent. We tell you as soon as we have read it.', tone: 'good' });
        onClose();
      },
    });
  };
  return (
    <DialogForm
      holds
      size="medium"
      title={`Ask to verify ${name}`}
      description="Only our staff reads this. It is never published."
      action="Ask"
      busy={ask.isPending}
      problem={ask.error && !isAtField(ask.error) ? messageOf(ask.error) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {inside?.reason && (
        <Notice live={false} tone="warn" title="What we wrote to you">
          {inside.reason}
        </Notice>
      )}
      <Field
        label="How we can check it"
        hint="A web page that names you, or a registration number."
        required
        error={errorAt('evidence', 'Say how we can see that you speak for it.')}
      >
        <TextArea name="evidence" rows={4} maxLength={2_000} />
      </Field>
      <Field label="Contact person" required error={errorAt('contact.name', 'Enter a name.')}>
        <TextInput name="name" maxLength={120} autoComplete="name" />
      </Field>
      <Field label="E-mail" required error={errorAt('contact.email', 'Enter a whole e-mail address.')}>
        <TextInput name="email" type="email" maxLength={254} autoComplete="email" />
      </Field>
      <Field label="Phone" optional error={problemAt(ask.error, 'contact.phone')}>
        <TextInput name="phone" type="tel" maxLength={40} autoComplete="tel" />
      </Field>
    </DialogForm>
  );
}
