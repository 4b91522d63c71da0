import { pathText, quantityText } from '@entities/inventory/inventory-labels';
import { itemsQuery } from '@entities/inventory/item.queries';
import type { ItemCard } from '@modules/inventory/item.schemas';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { useDeferredValue, useState } from 'react';

type ItemChoiceProps = {
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (item: ItemCard) => void;
};

/** A choice among what the member has in stock, found by typing. */
export function ItemChoice({ value, error, onChange }: ItemChoiceProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, instead } = loadedPart(
    useQuery(itemsQuery({ ...(search && { search }), status: 'in_stock', limit: shown })),
    'Loading your inventory…',
  );
  return (
    <Stack>
      <Field label="Search your inventory">
        <TextInput
          type="search"
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {instead}
      {data && (
        <RadioGroup
          legend={data.total > shown ? `The first ${shown} of ${data.total} in stock` : 'In stock'}
          value={value ?? undefined}
          error={error}
          onValueChange={(id) => {
            const item = data.items.find((one) => one.id === id);
            if (item) onChange(item);
          }}
          options={data.items.map((item) => ({
            value: item.id,
            label: item.title,
            hint: item.stock
              .map(({ path, quantity }) => `${pathText(path)}: ${quantityText(quantity, item.unit)}`)
              .join(', '),
          }))}
        />
      )}
      {data?.items.length === 0 && <p role="status">Nothing in stock matches.</p>}
    </Stack>
  );
}

const shown = 8;
