import { itemsQuery } from '@entities/inventory/item.queries';
import { LocationSelect } from '@entities/inventory/location-select';
import { type NewShareLink as NewLink, useMakeShareLink } from '@entities/inventory/share-link.mutations';
import { messageOf } from '@lib/api/problem';
import { endOfDay, today } from '@lib/day';
import { counted } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { Controller, useForm, useWatch } from 'react-hook-form';

type NewShareLinkProps = {
  /** Items that are selected in the list. */
  readonly itemIds: string[];
  readonly onClose: () => void;
};

type LinkFields = Required<Omit<NewLink, 'itemIds' | 'endsAt'>> & { readonly lastDay: string };

/** Makes a link: its contents, their level of detail, and its expiry. */
export function NewShareLink({ itemIds, onClose }: NewShareLinkProps) {
  const { mutate, isPending, error } = useMakeShareLink();
  const { data } = useQuery(itemsQuery({ limit: 1 }));
  const tags = data?.tags ?? [];
  const { register, control, handleSubmit } = useForm<LinkFields>({
    defaultValues: {
      title: 'Everything I brought',
      scope: itemIds.length > 0 ? 'items' : 'all',
      locationId: null,
      tag: '',
      showPrices: true,
      showPlaces: false,
      lastDay: '',
    },
  });
  const { title = '', scope, locationId = null, tag } = useWatch({ control });
  const isComplete =
    title.trim() !== '' && (scope !== 'location' || locationId !== null) && (scope !== 'tag' || tag !== '');
  const make = handleSubmit(({ lastDay, ...link }) =>
    mutate({ ...link, itemIds, endsAt: endOfDay(lastDay) }, { onSuccess: onClose }),
  );
  return (
    <DialogForm
      title="New share link"
      action="Create link"
      busy={isPending}
      disabled={!isComplete}
      problem={error && messageOf(error)}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      <Field label="Title of the page" required>
        <TextInput required maxLength={80} {...register('title')} />
      </Field>
      <Controller
        control={control}
        name="scope"
        render={({ field }) => (
          <RadioGroup
            legend="What it shows"
            value={field.value}
            onValueChange={field.onChange}
            options={[
              ...(itemIds.length > 0
                ? [
                    {
                      value: 'items' as const,
                      label: `The ${counted(itemIds.length, 'item')} that you selected`,
                    },
                  ]
                : []),
              { value: 'all', label: 'All that is public' },
              { value: 'location', label: 'A place, with all that is inside' },
              ...(tags.length > 0 ? [{ value: 'tag' as const, label: 'Items with a tag' }] : []),
            ]}
          />
        )}
      />
      {scope === 'location' && (
        <Controller
          control={control}
          name="locationId"
          render={({ field: { value, onChange } }) => (
            <LocationSelect label="Place" value={value} onChange={onChange} none="Choose a place" />
          )}
        />
      )}
      {scope === 'tag' && (
        <Field label="Tag" required>
          <Select
            required
            {...register('tag')}
            placeholder="Choose a tag"
            options={tags.map((one) => ({ value: one, label: one }))}
          />
        </Field>
      )}
      {scope !== 'all' && (
        <p>Items that only you can see are left out. To show one, edit it and choose who sees it.</p>
      )}
      <Checkbox label="Show prices" {...register('showPrices')} />
      <Checkbox
        label="Show where each item is"
        hint="The name of the shelf or bin alone, never where your barn is."
        {...register('showPlaces')}
      />
      <Field label="Last day" optional>
        <TextInput type="date" min={today()} {...register('lastDay')} />
      </Field>
    </DialogForm>
  );
}
