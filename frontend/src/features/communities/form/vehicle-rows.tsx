import {
  MakeSuggestions,
  ModelSuggestions,
  makesId,
  modelsId,
} from '@entities/part-form/vehicle-suggestions';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { FieldGroup } from '@ui/forms/field-group';
import { FormField, useMessage } from '@ui/forms/form-field';
import { TextInput } from '@ui/forms/text-input';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { CommunityFields } from './community-fields';
import style from './community-form.module.css';

const MOST = 10;

/** The makes and models that it is about: members with such a car get it suggested. */
export function VehicleRows() {
  const { register, control } = useFormContext<CommunityFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'vehicles' });
  const rows = useWatch({ control, name: 'vehicles' });
  return (
    <FieldGroup
      legend="Makes and models"
      hint="We suggest it to members with such a car. Leave the model blank for all of a make."
      error={useMessage('vehicles')}
    >
      <MakeSuggestions />
      {fields.map(({ id }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset for each row would be read out too often
        <div key={id} role="group" aria-label={`Vehicle ${index + 1}`} className={style.vehicle}>
          <FormField name={`vehicles.${index}.make`} label="Make">
            <TextInput maxLength={40} list={makesId} {...register(`vehicles.${index}.make`)} />
          </FormField>
          <FormField name={`vehicles.${index}.model`} label="Model" optional>
            <TextInput maxLength={60} list={modelsId(index)} {...register(`vehicles.${index}.model`)} />
          </FormField>
          <ModelSuggestions row={index} make={rows[index]?.make ?? ''} />
          <IconButton label={`Remove vehicle ${index + 1}`} onClick={() => remove(index)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {fields.length < MOST && (
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => append({ make: rows.at(-1)?.make ?? '', model: '' })}
        >
          Add a make or model
        </Button>
      )}
    </FieldGroup>
  );
}
