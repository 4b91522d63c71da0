import { organizerKindLabels } from '@entities/organizer/organizer-labels';
import { organizerKinds } from '@modules/events/organizer/organizer.schemas';
import { FormField, useMessage } from '@ui/forms/form-field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Controller, useFormContext } from 'react-hook-form';
import type { OrganizerFields } from './organizer-fields';

/** What everybody reads of an organizer. */
export function OrganizerWords({
  isNew,
  isVerified = false,
}: {
  readonly isNew: boolean;
  readonly isVerified?: boolean;
}) {
  const { register, control } = useFormContext<OrganizerFields>();
  const kindProblem = useMessage('kind');
  return (
    <>
      <FormField
        name="name"
        label="Name"
        hint={
          isNew
            ? 'As people know it. The link to your page is made from it, and stays the same.'
            : isVerified
              ? 'Your name and what you are were checked. Write to us before you change them.'
              : 'The link to your page stays the same.'
        }
        required
      >
        <TextInput maxLength={80} autoComplete="organization" {...register('name')} />
      </FormField>
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup
            legend="What you are"
            required
            name={name}
            value={value || undefined}
            onValueChange={onChange}
            error={kindProblem}
            options={organizerKinds.map((kind) => ({ value: kind, label: organizerKindLabels[kind] }))}
          />
        )}
      />
      <FormField name="about" label="What you do" hint="Which events you run, for whom, since when." optional>
        <TextArea rows={4} maxLength={2_000} {...register('about')} />
      </FormField>
      <FormField name="zip" label="ZIP code" hint="Where you are based. Others see only the town." optional>
        <TextInput inputMode="numeric" maxLength={5} autoComplete="postal-code" {...register('zip')} />
      </FormField>
      <FormField name="website" label="Website" optional>
        <TextInput
          inputMode="url"
          autoCapitalize="none"
          maxLength={300}
          spellCheck={false}
          autoComplete="url"
          placeholder="www.example.com"
          {...register('website')}
        />
      </FormField>
    </>
  );
}
