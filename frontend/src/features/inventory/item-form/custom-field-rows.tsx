import { optionsOf } from '@entities/listing/listing-spec-labels';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { FieldGroup } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { ItemFields } from './item-fields';
import style from './item-form.module.css';

const MOST = 20;
const kinds = { text: 'Text', number: 'Number', date: 'Date', 'yes-no': 'Yes or no' } as const;

/** Fields that the member makes up: a text, a number, a date, yes or no. */
export function CustomFieldRows() {
  const { control } = useFormContext<ItemFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'customFields' });
  return (
    <FieldGroup legend="Custom fields" hint="Whatever else you keep track of: bore, date code, box number.">
      {fields.map(({ id }, index) => (
        <CustomFieldRow key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < MOST && (
        <Button size="small" icon={<Plus />} onClick={() => append({ name: '', kind: 'text', value: '' })}>
          Add a field
        </Button>
      )}
    </FieldGroup>
  );
}

type CustomFieldRowProps = { readonly index: number; readonly onRemove: () => void };

function CustomFieldRow({ index, onRemove }: CustomFieldRowProps) {
  const { register, control, setValue } = useFormContext<ItemFields>();
  const row = `customFields.${index}` as const;
  const kind = useWatch({ control, name: `${row}.kind` });
  const value = register(`${row}.value`);
  return (
    <div className={style.own}>
      <FormField name={`${row}.name`} label={`Field ${index + 1}`}>
        <TextInput maxLength={40} autoComplete="off" {...register(`${row}.name`)} />
      </FormField>
      <FormField name={`${row}.kind`} label="Kind">
        <Select
          options={optionsOf(kinds)}
          {...register(`${row}.kind`, {
            onChange: ({ target }) => setValue(`${row}.value`, target.value === 'yes-no' ? 'yes' : ''),
          })}
        />
      </FormField>
      <FormField name={`${row}.value`} label="Value">
        {kind === 'yes-no' ? (
          <Select
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            {...value}
          />
        ) : (
          <TextInput
            type={kind === 'date' ? 'date' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            maxLength={500}
            autoComplete="off"
            {...value}
          />
        )}
      </FormField>
      <IconButton label={`Remove field ${index + 1}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
