import { eventKindLabels, eventKinds } from '@entities/event/event-labels';
import { FormField, useMessage } from '@ui/forms/form-field';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Controller, useFormContext } from 'react-hook-form';
import { timeZones } from '../dates/date-fields';
import { DatesFields } from '../dates/dates-fields';
import type { EventFields } from './event-fields';

/** Title, kind, and what it is. */
export function EventWords() {
  const { register, control } = useFormContext<EventFields>();
  const kindProblem = useMessage('kind');
  return (
    <>
      <FormField name="title" label="Title" required>
        <TextInput maxLength={120} autoComplete="off" {...register('title')} />
      </FormField>
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup
            legend="Kind"
            required
            name={name}
            value={value || undefined}
            onValueChange={onChange}
            error={kindProblem}
            options={eventKinds.map((kind) => ({ value: kind, label: eventKindLabels[kind].one }))}
          />
        )}
      />
      <FormField
        name="description"
        label="Description"
        hint="Who comes, what is sold or shown, what there is to eat."
        optional
      >
        <TextArea rows={5} maxLength={5_000} {...register('description')} />
      </FormField>
    </>
  );
}

/** When a new event is on. */
export function NewEventDates() {
  const { control, watch } = useFormContext<EventFields>();
  const errors: Readonly<Record<string, string | undefined>> = {
    firstDay: useMessage('dates.firstDay'),
    lasts: useMessage('dates.lasts'),
    opens: useMessage('dates.opens'),
    closes: useMessage('dates.closes'),
    rule: useMessage('dates.rule'),
    extraDays: useMessage('dates.extraDays'),
  };
  return (
    <Controller
      control={control}
      name="dates"
      render={({ field: { value, onChange } }) => (
        <DatesFields
          value={value}
          onChange={onChange}
          timeZone={watch('timeZone')}
          errorAt={(name) => errors[name]}
          prefix="dates."
        />
      )}
    />
  );
}

export function TimeZoneField() {
  const { register, watch } = useFormContext<EventFields>();
  return (
    <FormField name="timeZone" label="Time zone" hint="Of the place: all times are its local time." required>
      <Select {...register('timeZone')} options={timeZones(watch('timeZone'))} />
    </FormField>
  );
}
