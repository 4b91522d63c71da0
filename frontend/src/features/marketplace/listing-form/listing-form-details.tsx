import { HelpAbout } from '@entities/help/help-about';
import { conditionLabels, originLabels } from '@entities/listing/listing-labels';
import { conditionHints, optionsOf, originHints } from '@entities/listing/listing-spec-labels';
import { FitmentRows } from '@entities/part-form/fitment-rows';
import { PartNumberRows } from '@entities/part-form/part-number-rows';
import { isVehicleCategory } from '@modules/marketplace/listing.schemas';
import { FieldColumns } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { Select } from '@ui/forms/select';
import { NumberInput, TextArea } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { useFormContext, useWatch } from 'react-hook-form';
import style from './listing-form.module.css';
import type { ListingFields } from './listing-form-fields';
import { VehicleFields } from './listing-form-vehicle';

/** Step 2: details of the part or vehicle. */
export function DetailsStep() {
  const { register, control } = useFormContext<ListingFields>();
  const [primary, condition, origin] = useWatch({
    control,
    name: ['categoryPrimary', 'condition', 'origin'],
  });
  const isVehicle = isVehicleCategory(primary);
  return (
    <Stack gap="loose">
      {isVehicle && <VehicleFields />}
      <FormField
        name="description"
        label="Description"
        hint={
          isVehicle
            ? 'Its history, what was done and when, what still has to be done, where the rust is.'
            : 'What it came off, what was done to it, what is missing or damaged. For parts that wear, give measurements.'
        }
        optional
      >
        <TextArea rows={7} maxLength={5000} {...register('description')} />
      </FormField>
      <FieldColumns of={2}>
        <FormField
          name="condition"
          label="Condition"
          help={<HelpAbout word="condition" label="Condition" />}
          hint={hintOf(conditionHints, condition) ?? 'The state it is in.'}
          optional
        >
          <Select placeholder="Choose…" options={optionsOf(conditionLabels)} {...register('condition')} />
        </FormField>
        {!isVehicle && (
          <FormField
            name="origin"
            label="Origin"
            hint={hintOf(originHints, origin) ?? 'Who made it, and when.'}
            optional
          >
            <Select placeholder="Rather not say" options={optionsOf(originLabels)} {...register('origin')} />
          </FormField>
        )}
      </FieldColumns>
      {!isVehicle && (
        <>
          <FormField name="quantity" label="How many" className={style.short}>
            <NumberInput inputMode="numeric" {...register('quantity')} />
          </FormField>
          <PartNumberRows />
          <FitmentRows />
        </>
      )}
    </Stack>
  );
}

const hintOf = (hints: Readonly<Record<string, string>>, chosen: string) => hints[chosen];
