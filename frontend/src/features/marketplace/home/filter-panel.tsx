import { countsQuery } from '@entities/listing/counts.queries';
import { segmentLabels } from '@entities/listing/listing-labels';
import { categories, marketSegments, radiusOptions } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import style from './filter-panel.module.css';
import { FitmentFilters } from './fitment-filters';
import { PriceFilter } from './price-filter';
import { type Change, type Changes, defaults, type SearchFilter, subs } from './search-filter';
import { radiusLabel } from './search-labels';
import type { MapSearch } from './search-query';
import { ConditionFilter, OriginFilter } from './several-filter';

export type FilterPanelProps = {
  readonly filter: SearchFilter;
  /** The search whose results are counted; null until it is known how far it reaches. */
  readonly counted: MapSearch | null;
  readonly onChange: (change: Change) => void;
};

/** All filters. Each applies as soon as it is changed. */
export function FilterPanel({ filter, counted, onChange }: FilterPanelProps) {
  const { categoryPrimary, categorySub, marketSegment, radius, status } = filter;
  const { data: counts } = useQuery({ ...countsQuery(counted ?? {}), enabled: counted !== null });
  const category = categories.find(({ name }) => name === categoryPrimary);
  const part = { filter, counts, onChange };
  return (
    <div className={style.panel}>
      <Field label="Category">
        <Select
          value={categoryPrimary ?? ''}
          placeholder="All categories"
          options={categories.map(({ name, label }) => ({ value: name, label }))}
          onChange={({ target: { value } }) =>
            onChange((newest) => categoryChanges(value, newest.categorySub))
          }
        />
      </Field>
      <Field label="Subcategory">
        <Select
          value={categorySub ?? ''}
          placeholder="All subcategories"
          options={(category?.subs ?? subs).map((sub) => ({ value: sub, label: sub }))}
          onChange={({ target: { value } }) => onChange({ categorySub: value || undefined })}
        />
      </Field>
      <FitmentFilters {...part} />
      <PriceFilter filter={filter} onChange={onChange} />
      <ConditionFilter {...part} />
      <OriginFilter {...part} />
      <Field label="Market">
        <Select
          value={marketSegment ?? ''}
          placeholder="All markets"
          options={marketSegments.map((segment) => ({ value: segment, label: segmentLabels[segment] }))}
          onChange={({ target: { value } }) =>
            onChange({ marketSegment: marketSegments.find((segment) => segment === value) })
          }
        />
      </Field>
      <Field label="Radius">
        <Select
          value={radius ?? ''}
          placeholder="Any distance"
          options={radiusOptions.map((miles) => ({ value: miles, label: radiusLabel(miles) }))}
          onChange={({ target: { value } }) =>
            onChange({ radius: radiusOptions.find((miles) => String(miles) === value) })
          }
        />
      </Field>
      <Checkbox
        label="Include held and sold"
        checked={status === undefined}
        onChange={({ target: { checked } }) => onChange({ status: checked ? undefined : defaults.status })}
      />
    </div>
  );
}

/** A new category keeps the subcategory only if it has one of that name. */
function categoryChanges(primary: string, sub: string | undefined): Changes {
  const category = categories.find(({ name }) => name === primary);
  const keeps = category === undefined || (category.subs as readonly string[]).includes(sub ?? '');
  return { categoryPrimary: category?.name, categorySub: keeps ? sub : undefined };
}
