import { HelpAbout } from '@entities/help/help-about';
import { optionsOf, shippingLabels } from '@entities/listing/listing-spec-labels';
import type { ListingBody } from '@modules/marketplace/listing.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { FieldGroup } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { MoneyInput } from '@ui/forms/money-input';
import type { MoneyValue } from '@ui/forms/money-value';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import style from './listing-form.module.css';
import { CompsLine } from './listing-form-comps';
import { isPriced, type ListingFields } from './listing-form-fields';
import { PlaceField } from './place-field';

type Mode = ListingBody['priceMode'];
const modes: readonly { readonly value: Mode; readonly label: string; readonly hint: string }[] = [
  { value: 'fixed', label: 'Fixed price', hint: 'This is what it costs.' },
  { value: 'obo', label: 'Or best offer', hint: 'A price to start from.' },
  { value: 'ask', label: 'Ask for price', hint: 'Most buyers skip listings without a price.' },
  { value: 'trade', label: 'Trade', hint: 'For something you need.' },
  { value: 'free', label: 'Free', hint: 'First to come and get it.' },
];

/** Step 3: price, delivery and location. */
export function PriceStep() {
  const { register, control } = useFormContext<ListingFields>();
  const [mode, type] = useWatch({ control, name: ['priceMode', 'listingType'] });
  const isWanted = type === 'wanted';
  return (
    <Stack gap="loose">
      <Controller
        name="priceMode"
        render={({ field }) => (
          <RadioGroup
            legend={isWanted ? 'What would you give for it?' : 'How do you want to sell it?'}
            name={field.name}
            value={field.value as Mode}
            onValueChange={field.onChange}
            options={isWanted ? modes.filter(({ value }) => value !== 'free') : modes}
          />
        )}
      />
      {isPriced(mode) && (
        <FormField
          name="price"
          label={isWanted ? 'Up to' : 'Price'}
          help={<HelpAbout word="priceModes" label="Price" />}
          required
          className={style.short}
        >
          <Controller
            name="price"
            render={({ field: { value, onChange, ...field } }) => (
              <MoneyInput {...field} cents={value as MoneyValue} onCentsChange={onChange} />
            )}
          />
        </FormField>
      )}
      {isPriced(mode) && <CompsLine />}
      {mode === 'trade' && (
        <FormField name="tradeFor" label="Trade for" hint="What you would take for it." optional>
          <TextInput maxLength={200} {...register('tradeFor')} />
        </FormField>
      )}
      <FieldGroup legend="Pickup and shipping">
        {optionsOf(shippingLabels).map(({ value, label }) => (
          <Checkbox key={value} label={label} value={value} {...register('shipping')} />
        ))}
      </FieldGroup>
      <PlaceField />
    </Stack>
  );
}
