import {
  MakeSuggestions,
  ModelSuggestions,
  makesId,
  modelsId,
} from '@entities/part-form/vehicle-suggestions';
import { FieldColumns } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { NumberInput, TextInput } from '@ui/forms/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BuildFields } from './build-fields';

/** Year, make and model of the car. */
export function CarFields() {
  const { register, control } = useFormContext<BuildFields>();
  const make = useWatch({ control, name: 'vehicle.make' });
  return (
    <>
      <FieldColumns of={3}>
        <FormField name="vehicle.year" label="Year" required>
          <NumberInput inputMode="numeric" maxLength={4} {...register('vehicle.year')} />
        </FormField>
        <FormField name="vehicle.make" label="Make" required>
          <TextInput list={makesId} maxLength={40} autoComplete="off" {...register('vehicle.make')} />
        </FormField>
        <FormField name="vehicle.model" label="Model" required>
          <TextInput
            list={modelsId('car')}
            maxLength={60}
            autoComplete="off"
            {...register('vehicle.model')}
          />
        </FormField>
      </FieldColumns>
      <MakeSuggestions />
      <ModelSuggestions row="car" make={make} />
    </>
  );
}

/** What it is called, and its VIN, which only the owner reads. */
export function NameFields({ hasVin = true }: { readonly hasVin?: boolean }) {
  const { register } = useFormContext<BuildFields>();
  return (
    <FieldColumns of={2}>
      <FormField name="vehicle.nickname" label="Nickname" hint="The build goes by this name." optional>
        <TextInput maxLength={60} autoComplete="off" {...register('vehicle.nickname')} />
      </FormField>
      {hasVin && (
        <FormField name="vehicle.vin" label="VIN or serial number" hint="Only you read it." optional>
          <TextInput code maxLength={40} autoComplete="off" {...register('vehicle.vin')} />
        </FormField>
      )}
    </FieldColumns>
  );
}
