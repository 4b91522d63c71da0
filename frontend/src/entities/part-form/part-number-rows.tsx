import { HelpAbout } from '@entities/help/help-about';
import { numberKindLabels, optionsOf } from '@entities/listing/listing-spec-labels';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { FieldGroup } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { PartFields } from './part-fields';
import style from './part-rows.module.css';

const MOST = 20;

/** Part and casting numbers, which experts search for. */
export function PartNumberRows() {
  const { register, control } = useFormContext<PartFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'partNumbers' });
  return (
    <FieldGroup
      legend={
        <>
          Part numbers <HelpAbout word="castingNumber" label="Part and casting numbers" />
        </>
      }
      hint="Clean the casting and read it twice. Buyers search by number."
    >
      {fields.map(({ id }, index) => (
        <div key={id} className={style.numberRow}>
          <FormField name={`partNumbers.${index}.number`} label={`Number ${index + 1}`}>
            <TextInput code maxLength={40} autoComplete="off" {...register(`partNumbers.${index}.number`)} />
          </FormField>
          <FormField name={`partNumbers.${index}.kind`} label="Kind">
            <Select options={optionsOf(numberKindLabels)} {...register(`partNumbers.${index}.kind`)} />
          </FormField>
          <IconButton label={`Remove number ${index + 1}`} onClick={() => remove(index)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {fields.length < MOST && (
        <Button size="small" icon={<Plus />} onClick={() => append({ number: '', kind: 'oem' })}>
          Add a part number
        </Button>
      )}
    </FieldGroup>
  );
}
