import { organizerKindLabels } from '@entities/organizer/organizer-labels';
import { organizerKinds } from '@modules/events/organizer/organizer.schemas';
import { FormField, useMessage } from '@ui/forms/form-field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Controller, useFormContext } from 'react-hook-form';
import type { OrganizerFields } from './organizer-fields';

/** What everybody reads of an organizer. */
export function OrganizerWords({ isNew }: { readonly isNew: boolean }) {
  const { register, control } = useFormContext<OrganizerFields>();
  const kindProblem = useMessage('kind');
  return (
    <>
      <FormField
        name="name"
        label="Name"
        hint={isNew ? 'Its address is made from it, and stays.' : 'Its address stays as it is.'}
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
            name={name}
            value={value || undefined}
            onValueChange={onChange}
            error={kindProblem}
            options={organizerKinds.map((kind) => ({ value: kind, label: organizerKindLabels[kind] }))}
          />
        )}
      />
      <FormField name="about" label="What you do" hint="Since when, for whom, which events you run." optional>
        <TextArea rows={4} maxLength={2_000} {...register('about')} />
      </FormField>
      <FormField name="zip" label="ZIP code" hint="Where you are at home. Others see the town." optional>
        <TextInput inputMode="numeric" maxLength={5} autoComplete="postal-code" {...register('zip')} />
      </FormField>
      <FormField name="website" label="Website" hint="The whole address, with https://." optional>
        <TextInput
          type="url"
          inputMode="url"
          maxLength={300}
          spellCheck={false}
          autoComplete="url"
          placeholder="https://"
          {...register('website')}
        />
      </FormField>
    </>
  );
}
