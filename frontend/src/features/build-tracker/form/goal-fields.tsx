import { type BuildGoal, goalLabels } from '@entities/build/build-labels';
import { FieldColumns } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Controller, useFormContext } from 'react-hook-form';
import type { BuildFields } from './build-fields';

/** What it is to become, in a choice and in words. */
export function GoalFields() {
  const { register, control } = useFormContext<BuildFields>();
  return (
    <>
      <Controller
        control={control}
        name="goal"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup
            legend="What it is to become"
            name={name}
            value={value}
            onValueChange={onChange}
            options={goals.map((goal) => ({
              value: goal,
              label: goalLabels[goal].name,
              hint: goalLabels[goal].means,
            }))}
          />
        )}
      />
      <FormField
        name="about"
        label="What it is about"
        hint="Where it comes from, and what you are after."
        optional
      >
        <TextArea rows={4} maxLength={2_000} {...register('about')} />
      </FormField>
    </>
  );
}

const goals = Object.keys(goalLabels) as readonly BuildGoal[];

/** When it began, and by when it is to be done. */
export function DayFields() {
  const { register } = useFormContext<BuildFields>();
  return (
    <FieldColumns of={2}>
      <FormField name="startedOn" label="Started on" hint="When the work began." optional>
        <TextInput type="date" {...register('startedOn')} />
      </FormField>
      <FormField name="targetOn" label="Done by" hint="The day that you hope for." optional>
        <TextInput type="date" {...register('targetOn')} />
      </FormField>
    </FieldColumns>
  );
}
