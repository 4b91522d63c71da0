import { odometerLabels, optionsOf, titleLabels } from '@entities/listing/listing-spec-labels';
import {
  MakeSuggestions,
  ModelSuggestions,
  makesId,
  modelsId,
} from '@entities/part-form/vehicle-suggestions';
import { Notice } from '@ui/feedback/notice';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ListingFields } from './listing-form-fields';
import { vehicleAge } from './listing-form-rules';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The vehicle, and the details that every buyer asks about. */
export function VehicleFields() {
  const { register, control } = useFormContext<ListingFields>();
  const [year, make] = useWatch({ control, name: ['vehicle.year', 'vehicle.make'] });
  return (
    <FieldGroup legend="The vehicle">
      <FieldColumns of={3}>
        <FormField name="vehicle.year" label="Year" required>
          <TextInput inputMode="numeric" maxLength={12} {...register('vehicle.year')} />
        </FormField>
        <FormField name="vehicle.make" label="Make" required>
          <TextInput maxLength={60} autoComplete="off" list={makesId} {...register('vehicle.make')} />
        </FormField>
        <FormField name="vehicle.model" label="Model" required>
          <TextInput
            maxLength={60}
            autoComplete="off"
            list={modelsId('own')}
            {...register('vehicle.model')}
          />
        </FormField>
      </FieldColumns>
      <MakeSuggestions />
      <ModelSuggestions row="own" make={make} />
      <YoungNotice year={year} />
      <FieldColumns of={3}>
        <FormField name="vehicle.body" label="Body" optional>
          <TextInput maxLength={60} {...register('vehicle.body')} />
        </FormField>
        <FormField name="vehicle.engine" label="Engine" optional>
          <TextInput maxLength={80} {...register('vehicle.engine')} />
        </FormField>
        <FormField name="vehicle.transmission" label="Transmission" optional>
          <TextInput maxLength={80} {...register('vehicle.transmission')} />
        </FormField>
        <FormField name="vehicle.mileage" label="Mileage" optional>
          <TextInput inputMode="numeric" maxLength={9} after="mi" {...register('vehicle.mileage')} />
        </FormField>
        <FormField name="vehicle.odometer" label="Odometer" optional>
          <Select
            placeholder="Rather not say"
            options={optionsOf(odometerLabels)}
            {...register('vehicle.odometer')}
          />
        </FormField>
        <FormField name="vehicle.title" label="Title status" optional>
          <Select
            placeholder="Rather not say"
            options={optionsOf(titleLabels)}
            {...register('vehicle.title')}
          />
        </FormField>
        <FormField name="vehicle.runs" label="Does it run?" optional>
          <Select placeholder="Rather not say" options={yesNo} {...register('vehicle.runs')} />
        </FormField>
        <FormField name="vehicle.matchingNumbers" label="Matching numbers?" optional>
          <Select placeholder="Unknown" options={yesNo} {...register('vehicle.matchingNumbers')} />
        </FormField>
        <FormField name="vin" label="VIN or serial" optional>
          <TextInput code maxLength={20} {...register('vin')} />
        </FormField>
      </FieldColumns>
    </FieldGroup>
  );
}

/** A vehicle of 20 to 24 years may be listed, with a note that the public rule says 25. */
function YoungNotice({ year }: { readonly year: string }) {
  if (!/^\d{4}$/.test(year) || vehicleAge(Number(year)) !== 'young') return null;
  return (
    <Notice tone="info" title="A young classic">
      Our public rule for vehicles is 25 years or older. You may list one of 20 to 24 years; buyers see its
      age.
    </Notice>
  );
}
