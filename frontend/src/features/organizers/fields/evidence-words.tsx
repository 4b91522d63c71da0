import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { useFormContext } from 'react-hook-form';
import type { EvidenceFields } from './organizer-fields';

/** What shows staff that the member speaks for the organizer, and whom we ask back. */
export function EvidenceWords() {
  const { register } = useFormContext<EvidenceFields>();
  return (
    <FieldGroup legend="For our staff" hint="Only our staff reads this part. It is never published.">
      <FormField
        name="evidence"
        label="How we can check it"
        hint="A web page that names you, like the board on your club’s website or last year’s flyer, or a registration number."
        required
      >
        <TextArea rows={4} maxLength={2_000} {...register('evidence')} />
      </FormField>
      <FormField
        name="contact.name"
        label="Contact person"
        hint="Whom we ask if something is unclear."
        required
      >
        <TextInput maxLength={120} autoComplete="name" {...register('contact.name')} />
      </FormField>
      <FieldColumns of={2}>
        <FormField name="contact.email" label="E-mail" required>
          <TextInput type="email" maxLength={254} autoComplete="email" {...register('contact.email')} />
        </FormField>
        <FormField name="contact.phone" label="Phone" optional>
          <TextInput type="tel" maxLength={40} autoComplete="tel" {...register('contact.phone')} />
        </FormField>
      </FieldColumns>
    </FieldGroup>
  );
}
