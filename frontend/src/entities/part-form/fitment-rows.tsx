import { HelpAbout } from '@entities/help/help-about';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { FieldGroup } from '@ui/forms/field-group';
import { FormField, useMessage } from '@ui/forms/form-field';
import { TextInput } from '@ui/forms/text-input';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { blankFitment, type PartFields } from './part-fields';
import style from './part-rows.module.css';
import { MakeSuggestions, ModelSuggestions, makesId, modelsId } from './vehicle-suggestions';

const MOST = 40;

/** The vehicles it fits, one per row: years, make, model and a note. */
export function FitmentRows({
  legend = 'What it fits',
  hint = 'Only what you know for sure. One row for each model. Use the note for exceptions.',
  add: addLabel = 'Add a vehicle',
}: {
  readonly legend?: string;
  readonly hint?: string;
  /** The label of the button that adds a row. */
  readonly add?: string;
}) {
  const { register, control, getValues } = useFormContext<PartFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'fitment' });
  const rows = useWatch({ control, name: 'fitment' });
  const problem = useMessage('fitment');
  const add = () => {
    const last = getValues('fitment').at(-1);
    append({ ...blankFitment, make: last?.make ?? '' });
  };
  return (
    <FieldGroup
      legend={legend}
      error={problem}
      hint={
        <>
          {hint} <HelpAbout word="fitment" label="What it fits" />
        </>
      }
    >
      <MakeSuggestions />
      {fields.map(({ id }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset for each row would be read out too often
        <div key={id} role="group" aria-label={`Fits, row ${index + 1}`} className={style.fitRow}>
          <FormField name={`fitment.${index}.yearFrom`} label="From">
            <TextInput maxLength={40} {...register(`fitment.${index}.yearFrom`)} />
          </FormField>
          <FormField name={`fitment.${index}.yearTo`} label="To">
            <TextInput maxLength={40} {...register(`fitment.${index}.yearTo`)} />
          </FormField>
          <FormField name={`fitment.${index}.make`} label="Make">
            <TextInput maxLength={60} list={makesId} {...register(`fitment.${index}.make`)} />
          </FormField>
          <FormField name={`fitment.${index}.model`} label="Model">
            <TextInput maxLength={60} list={modelsId(index)} {...register(`fitment.${index}.model`)} />
          </FormField>
          <FormField name={`fitment.${index}.note`} label="Note" optional className={style.fitNote}>
            <TextInput maxLength={200} {...register(`fitment.${index}.note`)} />
          </FormField>
          <ModelSuggestions row={index} make={rows[index]?.make ?? ''} />
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
          {addLabel}
        </Button>
      )}
    </FieldGroup>
  );
}
