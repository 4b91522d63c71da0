import { unitLabels } from '@entities/inventory/inventory-labels';
import { LocationSelect } from '@entities/inventory/location-select';
import { optionsOf } from '@entities/listing/listing-spec-labels';
import { categories } from '@modules/marketplace/listing.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { FieldColumns } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { ItemFields } from './item-fields';
import style from './item-form.module.css';

type ItemBasicsProps = {
  /** On a saved item, quantity and place are changed on its own page. */
  readonly isSaved: boolean;
  readonly photos: ReactNode;
};

/** The fields that everybody fills in: title, photo, quantity, place, type. */
export function ItemBasics({ isSaved, photos }: ItemBasicsProps) {
  const { register, control } = useFormContext<ItemFields>();
  const isUncounted = useWatch({ control, name: 'isUncounted' });
  return (
    <>
      <FormField
        name="title"
        label="Title"
        hint="What you would shout across the shop: “Quadrajet off the ’68”."
        required
      >
        <TextInput maxLength={120} autoComplete="off" {...register('title')} />
      </FormField>
      {photos}
      {!isSaved && (
        <>
          <div className={style.count}>
            <FormField name="quantity" label="How many">
              <TextInput
                inputMode="numeric"
                maxLength={9}
                autoComplete="off"
                disabled={isUncounted}
                {...register('quantity')}
              />
            </FormField>
            <Checkbox label="I don’t know" {...register('isUncounted')} />
          </div>
          <Controller
            name="locationId"
            render={({ field }) => (
              <LocationSelect
                name={field.name}
                label="Where it is"
                value={field.value as string | null}
                onChange={field.onChange}
              />
            )}
          />
        </>
      )}
      <FieldColumns of={2}>
        <FormField name="type" label="Type">
          <Select {...register('type')}>
            {categories.map(({ name, label, subs }) => (
              <optgroup key={name} label={label}>
                <option value={`${name}/`}>{label}: not sure</option>
                {subs.map((sub) => (
                  <option key={sub} value={`${name}/${sub}`}>
                    {sub}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </FormField>
        <FormField name="unit" label="Counted in">
          <Select options={optionsOf(unitLabels)} {...register('unit')} />
        </FormField>
      </FieldColumns>
    </>
  );
}
