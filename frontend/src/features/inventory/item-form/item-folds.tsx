import { visibilityLabels } from '@entities/inventory/inventory-labels';
import { itemsQuery } from '@entities/inventory/item.queries';
import { conditionLabels, originLabels } from '@entities/listing/listing-labels';
import { optionsOf } from '@entities/listing/listing-spec-labels';
import { FitmentRows } from '@entities/part-form/fitment-rows';
import { PartNumberRows } from '@entities/part-form/part-number-rows';
import type { visibilities } from '@modules/inventory/item.schemas';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@ui/forms/checkbox';
import { FieldColumns } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Fold } from '@ui/layout/fold';
import { Controller, useFormContext, useFormState } from 'react-hook-form';
import { TagInput } from '../tag-input';
import { CustomFieldRows } from './custom-field-rows';
import { blankItem, type ItemFields } from './item-fields';
import { MoneyField } from './money-field';

type Name = keyof ItemFields;

/** The other fields of an item, each group under its heading. A group with an error is open. */
export function ItemFolds() {
  const { register, getValues } = useFormContext<ItemFields>();
  const { errors } = useFormState<ItemFields>();
  const { data } = useQuery(itemsQuery({ limit: 1 }));
  const fold = (...names: readonly Name[]) => ({
    isFilled: names.some((name) => JSON.stringify(getValues(name)) !== JSON.stringify(blankItem[name])),
    mustOpen: names.some((name) => errors[name] !== undefined),
  });
  return (
    <div>
      <Fold title="Condition and description" {...fold('condition', 'conditionNotes', 'description')}>
        <FormField name="condition" label="Condition">
          <Select placeholder="Not set" options={optionsOf(conditionLabels)} {...register('condition')} />
        </FormField>
        <FormField name="conditionNotes" label="Condition notes" optional>
          <TextArea rows={2} maxLength={500} {...register('conditionNotes')} />
        </FormField>
        <FormField name="description" label="Description" optional>
          <TextArea rows={4} maxLength={5000} {...register('description')} />
        </FormField>
      </Fold>
      <Fold title="Numbers, and what it fits" {...fold('partNumbers', 'fitment')}>
        <PartNumberRows />
        <FitmentRows />
      </Fold>
      <Fold title="Origin and donor car" {...fold('origin', 'donorVehicle')}>
        <FormField name="origin" label="Origin">
          <Select placeholder="Not set" options={optionsOf(originLabels)} {...register('origin')} />
        </FormField>
        <FormField name="donorVehicle" label="Came off" hint="Like “1968 Impala, 307 Turboglide”." optional>
          <TextInput maxLength={120} autoComplete="off" {...register('donorVehicle')} />
        </FormField>
      </Fold>
      <Fold title="Size and weight" {...fold('size')}>
        <FieldColumns of={2}>
          {SIZES.map(([name, label, unit]) => (
            <FormField key={name} name={`size.${name}`} label={label}>
              <TextInput
                inputMode="decimal"
                maxLength={9}
                autoComplete="off"
                after={unit}
                {...register(`size.${name}`)}
              />
            </FormField>
          ))}
        </FieldColumns>
      </Fold>
      <Fold title="What it cost you" {...fold('acquired')}>
        <FieldColumns of={3}>
          <MoneyField name="acquired.price" label="You paid" />
          <FormField name="acquired.on" label="On">
            <TextInput type="date" {...register('acquired.on')} />
          </FormField>
          <FormField name="acquired.from" label="From">
            <TextInput maxLength={120} autoComplete="off" {...register('acquired.from')} />
          </FormField>
        </FieldColumns>
      </Fold>
      <Fold title="Prices" {...fold('asking', 'minimum')}>
        <FieldColumns of={2}>
          <MoneyField name="asking" label="Asking price" />
          <MoneyField name="minimum" label="Lowest price" hint="Only you see it." />
        </FieldColumns>
      </Fold>
      <Fold title="Tags, notes and custom fields" {...fold('tags', 'notes', 'customFields')}>
        <Controller
          name="tags"
          render={({ field }) => (
            <TagInput
              label="Tag"
              name="tags"
              tags={field.value as string[]}
              onChange={field.onChange}
              known={data?.tags ?? []}
            />
          )}
        />
        <FormField name="notes" label="Notes for yourself" optional>
          <TextArea rows={3} maxLength={2000} {...register('notes')} />
        </FormField>
        <CustomFieldRows />
      </Fold>
      <Fold title="Who sees it" {...fold('visibility', 'matchOptIn')}>
        <Controller
          name="visibility"
          render={({ field }) => (
            <RadioGroup
              legend="Who can see it?"
              name={field.name}
              value={field.value as (typeof visibilities)[number]}
              onValueChange={field.onChange}
              options={VISIBILITIES.map((value) => ({ value, label: visibilityLabels[value] }))}
            />
          )}
        />
        <Checkbox label="Tell me when somebody looks for this" {...register('matchOptIn')} />
      </Fold>
    </div>
  );
}

const VISIBILITIES = ['private', 'link', 'public'] as const;
const SIZES = [
  ['length', 'Length', 'in'],
  ['width', 'Width', 'in'],
  ['height', 'Height', 'in'],
  ['weight', 'Weight', 'lb'],
] as const;
