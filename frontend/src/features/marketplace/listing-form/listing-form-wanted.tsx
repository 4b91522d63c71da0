import { conditionLabels, originLabels, urgencyLabels } from '@entities/listing/listing-labels';
import { optionsOf } from '@entities/listing/listing-spec-labels';
import { FitmentRows } from '@entities/part-form/fitment-rows';
import { PartNumberRows } from '@entities/part-form/part-number-rows';
import { isVehicleCategory } from '@modules/marketplace/listing.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { MoneyInput } from '@ui/forms/money-input';
import type { MoneyValue } from '@ui/forms/money-value';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { NumberInput, TextArea, TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { AttendedEvents } from './attended-events';
import style from './listing-form.module.css';
import type { ListingFields } from './listing-form-fields';
import { PlaceField } from './place-field';
import { hasLimit, radiusChoices, type WantedFields } from './wanted-fields';

/** Step 2 of a wanted ad: the vehicle that it is for, and what is acceptable. */
export function WantedDetailsStep() {
  const { register, control } = useFormContext<ListingFields>();
  const isVehicle = isVehicleCategory(useWatch({ control, name: 'categoryPrimary' }));
  return (
    <Stack gap="loose">
      <FitmentRows
        legend={isVehicle ? 'Which vehicle' : 'What it has to fit'}
        hint={
          isVehicle
            ? 'Make, model and the years that would work. One row for each model.'
            : 'Make, model and years. We tell members near you who have one that fits.'
        }
        add={'Add a vehicle'}
      />
      {!isVehicle && <PartNumberRows />}
      <FormField
        name="description"
        label="Description"
        hint="What it is for, what has to be right, and what you could live with."
        optional
      >
        <TextArea rows={5} maxLength={5000} {...register('description')} />
      </FormField>
      <FieldGroup legend="Condition you would accept" hint="Leave all unchecked if any will do.">
        <div className={style.accepted}>
          {optionsOf(conditionLabels).map(({ value, label }) => (
            <Checkbox key={value} label={label} value={value} {...register('wanted.acceptCondition')} />
          ))}
        </div>
      </FieldGroup>
      {!isVehicle && (
        <FieldGroup legend="Origin you would accept" hint="Leave all unchecked if any will do.">
          <div className={style.accepted}>
            {optionsOf(originLabels)
              .filter(({ value }) => value !== 'unknown')
              .map(({ value, label }) => (
                <Checkbox key={value} label={label} value={value} {...register('wanted.acceptOrigin')} />
              ))}
          </div>
        </FieldGroup>
      )}
      <FieldColumns of={2}>
        <FormField name="wanted.urgency" label="How soon do you need it?">
          <Select options={optionsOf(urgencyLabels)} {...register('wanted.urgency')} />
        </FormField>
        {!isVehicle && (
          <FormField name="quantity" label="How many">
            <NumberInput inputMode="numeric" {...register('quantity')} />
          </FormField>
        )}
      </FieldColumns>
    </Stack>
  );
}

const limitOptions: readonly {
  readonly value: WantedFields['limit'];
  readonly label: string;
  readonly hint: string;
}[] = [
  { value: 'shown', label: 'Up to a price that everyone sees', hint: 'Saves haggling.' },
  {
    value: 'private',
    label: 'Up to a price that I keep private',
    hint: 'Nobody sees it. We skip what costs more when we look for matches.',
  },
  { value: 'open', label: 'Open to offers', hint: 'No limit.' },
  { value: 'trade', label: 'Trade', hint: 'For something you have.' },
];

/** Step 3 of a wanted ad: the maximum price, the distance, and the member's place. */
export function WantedTermsStep() {
  const { register, control } = useFormContext<ListingFields>();
  const [limit, radius] = useWatch({ control, name: ['wanted.limit', 'wanted.radius'] });
  return (
    <Stack gap="loose">
      <Controller
        name="wanted.limit"
        render={({ field }) => (
          <RadioGroup
            legend="What would you give for it?"
            name={field.name}
            value={field.value as WantedFields['limit']}
            onValueChange={field.onChange}
            options={limitOptions}
          />
        )}
      />
      {hasLimit(limit) && (
        <FormField name="price" label="The most you would pay" required className={style.short}>
          <Controller
            name="price"
            render={({ field: { value, onChange, ...field } }) => (
              <MoneyInput {...field} cents={value as MoneyValue} onCentsChange={onChange} />
            )}
          />
        </FormField>
      )}
      {limit === 'trade' && (
        <FormField name="tradeFor" label="What you would give" optional>
          <TextInput maxLength={200} {...register('tradeFor')} />
        </FormField>
      )}
      <PlaceField label="Where you are" />
      <FormField
        name="wanted.radius"
        label="How far you would go for it"
        hint="We look for matches within this distance."
        className={style.short}
      >
        <Select options={radiusChoices(radius)} {...register('wanted.radius')} />
      </FormField>
      <FieldGroup legend="How you can get it">
        <Checkbox label="I can pick it up" value="local" {...register('shipping')} />
        <Checkbox
          label="Ship it to me"
          hint="Sellers farther away will hear about it too."
          value="ships"
          {...register('shipping')}
        />
        <Checkbox label="By freight" value="freight" {...register('shipping')} />
        <Checkbox label="At a swap meet" value="meet" {...register('shipping')} />
      </FieldGroup>
      <AttendedEvents />
    </Stack>
  );
}
