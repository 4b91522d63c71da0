import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { TextInput } from '@ui/forms/text-input';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import style from './listing-form.module.css';
import { FormField, useMessage } from './listing-form-field';
import { blankFitment, type ListingFields } from './listing-form-fields';

const MOST = 40;

/** The vehicles it fits, one per row: years, make, model and a note. */
export function FitmentRows() {
  const { register, control, getValues } = useFormContext<ListingFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'fitment' });
  const problem = useMessage('fitment');
  const add = () => {
    const last = getValues('fitment').at(-1);
    append({ ...blankFitment, make: last?.make ?? '' });
  };
  return (
    <fieldset className={style.rows}>
      <legend>What it fits</legend>
      <p className={style.rowsHint}>
        Only what you know for sure. One row for each model; a note for what to watch.
      </p>
      {problem && (
        <p className={style.rowsProblem} role="alert">
          <CircleAlert aria-hidden="true" /> {problem}
        </p>
      )}
      {fields.map(({ id }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset for each row would be read out too often
        <div key={id} role="group" aria-label={`Fits, row ${index + 1}`} className={style.fitRow}>
          <FormField name={`fitment.${index}.yearFrom`} label="From">
            <TextInput inputMode="numeric" maxLength={4} {...register(`fitment.${index}.yearFrom`)} />
          </FormField>
          <FormField name={`fitment.${index}.yearTo`} label="To">
            <TextInput inputMode="numeric" maxLength={4} {...register(`fitment.${index}.yearTo`)} />
          </FormField>
          <FormField name={`fitment.${index}.make`} label="Make">
            <TextInput maxLength={60} {...register(`fitment.${index}.make`)} />
          </FormField>
          <FormField name={`fitment.${index}.model`} label="Model">
            <TextInput maxLength={60} {...register(`fitment.${index}.model`)} />
          </FormField>
          <FormField name={`fitment.${index}.note`} label="Note" optional className={style.fitNote}>
            <TextInput maxLength={200} {...register(`fitment.${index}.note`)} />
          </FormField>
          <IconButton
            label={`Remove row ${index + 1}`}
            onClick={() => remove(index)}
            className={style.fitRemove}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {fields.length < MOST && (
        <Button size="small" icon={<Plus />} onClick={add}>
          Add what it fits
        </Button>
      )}
    </fieldset>
  );
}
