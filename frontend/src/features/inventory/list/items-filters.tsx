import { noPlace } from '@entities/inventory/inventory-labels';
import { locationsQuery } from '@entities/inventory/item.queries';
import { type itemSorts } from '@modules/inventory/item.schemas';
import { categories } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Field } from '@ui/forms/field';
import { SearchSelect } from '@ui/forms/search-select';
import { Select } from '@ui/forms/select';
import style from './items.module.css';
import type { ItemsChange, ItemsFilter } from './items-filter';

type Sort = (typeof itemSorts)[number];
const sortLabels: Readonly<Record<Sort, string>> = {
  changed: 'Last changed',
  title: 'Title',
  place: 'Place',
  price: 'Asking price',
  seen: 'Last seen',
};

type ItemsFiltersProps = {
  readonly filter: ItemsFilter;
  readonly change: (change: ItemsChange) => void;
  readonly tags: readonly string[];
};

/** Place, type, tag and sort order. */
export function ItemsFilters({ filter, change, tags }: ItemsFiltersProps) {
  const { data: places = [] } = useQuery(locationsQuery());
  const { categoryPrimary = '', categorySub = '' } = filter;
  return (
    <div className={style.filters}>
      <Field label="Place">
        <SearchSelect
          placeholder="Anywhere"
          value={filter.locationId ?? ''}
          onChange={(id) => change({ locationId: id || undefined })}
          options={[
            { value: 'none', label: noPlace },
            ...places.map(({ id, path, itemsWithin }) => ({ value: id, label: `${path} (${itemsWithin})` })),
          ]}
        />
      </Field>
      <Field label="Type">
        <Select
          placeholder="Any type"
          value={`${categoryPrimary}/${categorySub}`}
          onChange={({ target }) => {
            const [primary, sub] = target.value.split('/');
            change({
              categoryPrimary: categories.find(({ name }) => name === primary)?.name,
              categorySub: sub || undefined,
            });
          }}
        >
          {categories.map(({ name, label, subs }) => (
            <optgroup key={name} label={label}>
              <option value={`${name}/`}>All: {label}</option>
              {subs.map((sub) => (
                <option key={sub} value={`${name}/${sub}`}>
                  {sub}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field label="Tag">
        <Select
          placeholder={tags.length === 0 ? 'No tags yet' : 'Any tag'}
          value={filter.tag ?? ''}
          onChange={({ target }) => change({ tag: target.value || undefined })}
          options={tags.map((tag) => ({ value: tag, label: tag }))}
        />
      </Field>
      <Field label="Sort by">
        <Select
          value={filter.sort ?? 'changed'}
          onChange={({ target }) =>
            change({ sort: target.value === 'changed' ? undefined : (target.value as Sort) })
          }
          options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
        />
      </Field>
    </div>
  );
}
