import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import { keptStatuses } from '@modules/inventory/item.schemas';
import { finderOf, searchTextOf } from '@modules/kernel/text/words.rules';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ItemRows } from './item-rows';
import { OnDevice } from './on-device';

/** The inventory, or a place in it, without a connection. */
export function ItemsOnDevice() {
  return <OnDevice>{(inventory) => <Items inventory={inventory} />}</OnDevice>;
}

function Items({ inventory }: { readonly inventory: InventoryIndex }) {
  const [words, setWords] = useState('');
  const locationId = useSearchParams()[0].get('locationId');
  const items = useMemo(() => {
    const kept: readonly string[] = keptStatuses;
    const there = locationId ? inventory.itemsAt(inventory.within(locationId)) : inventory.items();
    return there
      .filter(({ status }) => kept.includes(status))
      .map((item) => ({ item, text: searchTextOf(item.title, item.code) }))
      .sort((one, other) => one.item.title.localeCompare(other.item.title));
  }, [inventory, locationId]);
  const isFound = finderOf(words);
  const found = words.trim() ? items.filter(({ text }) => isFound(text)) : items;
  return (
    <>
      <Field label="Search what is on this device" hideLabel>
        <TextInput
          type="search"
          before={<Search aria-hidden="true" />}
          placeholder="Title or code"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <ItemRows inventory={inventory} items={found.map(({ item }) => item)} />
    </>
  );
}
