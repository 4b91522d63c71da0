import { segmentLabels } from '@entities/listing/listing-labels';
import { optionsOf } from '@entities/listing/listing-spec-labels';
import { categories } from '@modules/marketplace/listing.schemas';
import { FieldColumns } from '@ui/forms/field-group';
import { FormField } from '@ui/forms/form-field';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { ListingFields } from './listing-form-fields';

const HINTS = {
  Cars: 'A whole vehicle, driving or not.',
  Parts: 'Anything that comes off or goes on one.',
  Tools: 'For the bench, the bay and the body shop.',
} as const;

const EXAMPLES = {
  Cars: 'Like “1967 Chevrolet C10 short bed, 250 six, three on the tree”.',
  Parts: 'Like “1955–57 Chevrolet 265/283 short water pump, rebuilt”.',
  Tools: 'Like “Sun 500 distributor machine, working”.',
} as const;

/** Step 1: for sale or wanted, category and title. */
export function WhatStep() {
  const { register, control, setValue } = useFormContext<ListingFields>();
  const [primary, type] = useWatch({ control, name: ['categoryPrimary', 'listingType'] });
  const subs = categories.find(({ name }) => name === primary)?.subs ?? [];
  return (
    <Stack gap="loose">
      <Controller
        name="listingType"
        render={({ field }) => (
          <RadioGroup
            legend="Are you selling or looking?"
            name={field.name}
            value={field.value as ListingFields['listingType']}
            onValueChange={field.onChange}
            options={[
              { value: 'for_sale', label: 'For sale', hint: 'You have it and want it to go to a good home.' },
              {
                value: 'wanted',
                label: 'Wanted',
                hint: 'You need it. Members who have one will find your ad.',
              },
            ]}
          />
        )}
      />
      <Controller
        name="categoryPrimary"
        render={({ field }) => (
          <RadioGroup
            legend="What is it?"
            name={field.name}
            value={field.value as ListingFields['categoryPrimary']}
            onValueChange={(value) => {
              field.onChange(value);
              setValue('categorySub', '', { shouldDirty: true });
            }}
            options={categories.map(({ name, label }) => ({ value: name, label, hint: HINTS[name] }))}
          />
        )}
      />
      <FormField
        name="title"
        label="Title"
        hint={
          type === 'wanted'
            ? `Write what you need and what it is for. ${EXAMPLES[primary]}`
            : EXAMPLES[primary]
        }
        required
      >
        <TextInput maxLength={120} autoComplete="off" {...register('title')} />
      </FormField>
      <FieldColumns of={2}>
        <FormField name="categorySub" label="Subcategory" optional>
          <Select
            placeholder="Not sure"
            options={subs.map((sub) => ({ value: sub, label: sub }))}
            {...register('categorySub')}
          />
        </FormField>
        <FormField name="marketSegment" label="Market">
          <Select options={optionsOf(segmentLabels)} {...register('marketSegment')} />
        </FormField>
      </FieldColumns>
    </Stack>
  );
}
