import { phases } from '@modules/events/gathering/gathering.schemas';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { FormField, useMessage } from '@ui/forms/form-field';
import { MoneyInput } from '@ui/forms/money-input';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Plus, X } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { type EventFields, phaseLabels, weatherLabels } from './event-fields';
import style from './event-form.module.css';

const MOST = 12;

/** What happens within a date.
 *  in  lasts: how many days one date has */
export function ScheduleFields({ lasts }: { readonly lasts: number }) {
  const { register, control } = useFormContext<EventFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'schedule' });
  const next = phases[Math.min(fields.length, phases.length - 1)] ?? 'setup';
  return (
    <FieldGroup
      legend="Schedule"
      hint="Optional. Set-up, vendors in, open to the public, tear-down: the same for each date."
      error={useMessage('schedule')}
    >
      {fields.length > 0 && (
        <div className={style.rows}>
          {fields.map(({ id }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset for each row would be read out too often
            <div key={id} role="group" aria-label={`Phase ${index + 1}`} className={style.row} data-wide>
              <FormField name={`schedule.${index}.phase`} label="What">
                <Select
                  {...register(`schedule.${index}.phase`)}
                  options={phases.map((value) => ({ value, label: phaseLabels[value] }))}
                />
              </FormField>
              <FormField name={`schedule.${index}.from`} label="From">
                <TextInput type="time" {...register(`schedule.${index}.from`)} />
              </FormField>
              <FormField name={`schedule.${index}.until`} label="Until" optional>
                <TextInput type="time" {...register(`schedule.${index}.until`)} />
              </FormField>
              <IconButton label={`Remove phase ${index + 1}`} onClick={() => remove(index)}>
                <X aria-hidden="true" />
              </IconButton>
              {lasts > 1 && (
                <FormField name={`schedule.${index}.onDay`} label="On">
                  <Select
                    {...register(`schedule.${index}.onDay`, { valueAsNumber: true })}
                    options={Array.from({ length: lasts }, (_, day) => ({
                      value: day,
                      label: `Day ${day + 1}`,
                    }))}
                  />
                </FormField>
              )}
            </div>
          ))}
        </div>
      )}
      {fields.length < MOST && (
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => append({ phase: next, onDay: 0, from: '', until: '' })}
        >
          Add to the schedule
        </Button>
      )}
    </FieldGroup>
  );
}

/** What it costs to come. */
export function AdmissionFields() {
  const { register, control } = useFormContext<EventFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'admission' });
  return (
    <FieldGroup
      legend="Admission"
      hint="Optional. Adults, children, a car with its driver."
      error={useMessage('admission')}
    >
      {fields.length > 0 && (
        <div className={style.rows}>
          {fields.map(({ id }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset for each row would be read out too often
            <div key={id} role="group" aria-label={`Price ${index + 1}`} className={style.row}>
              <FormField name={`admission.${index}.label`} label="For">
                <TextInput maxLength={60} placeholder="Adults" {...register(`admission.${index}.label`)} />
              </FormField>
              <Controller
                control={control}
                name={`admission.${index}.cents`}
                render={({ field: { name, value, onChange, onBlur } }) => (
                  <FormField name={name} label="Price" hint="0 when it is free.">
                    <MoneyInput name={name} cents={value} onCentsChange={onChange} onBlur={onBlur} />
                  </FormField>
                )}
              />
              <IconButton label={`Remove price ${index + 1}`} onClick={() => remove(index)}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          ))}
        </div>
      )}
      {fields.length < MOST && (
        <Button size="small" icon={<Plus />} onClick={() => append({ label: '', cents: null })}>
          Add a price
        </Button>
      )}
    </FieldGroup>
  );
}

/** Rules, weather and whom the public may ask. */
export function RulesAndContact() {
  const { register } = useFormContext<EventFields>();
  return (
    <>
      <FormField name="rules" label="Rules" hint="Pets, alcohol, what may not be sold." optional>
        <TextArea rows={4} maxLength={5_000} {...register('rules')} />
      </FormField>
      <FormField name="weather" label="In bad weather" optional>
        <Select
          {...register('weather')}
          placeholder="Not said"
          options={Object.entries(weatherLabels).map(([value, label]) => ({ value, label }))}
        />
      </FormField>
      <FieldGroup
        legend="Contact"
        hint="Everybody can read it, so give your club’s, not a person’s own. Members can also write to you here."
      >
        <FieldColumns of={2}>
          <FormField name="contact.email" label="E-mail" optional>
            <TextInput type="email" maxLength={254} autoComplete="off" {...register('contact.email')} />
          </FormField>
          <FormField name="contact.phone" label="Phone" optional>
            <TextInput type="tel" maxLength={40} autoComplete="off" {...register('contact.phone')} />
          </FormField>
        </FieldColumns>
        <FormField name="contact.website" label="Website" optional>
          <TextInput
            maxLength={300}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="www.example.com"
            {...register('contact.website')}
          />
        </FormField>
      </FieldGroup>
    </>
  );
}
