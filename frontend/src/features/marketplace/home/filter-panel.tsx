import { segmentLabels, typeLabels } from '@entities/listing/listing-labels';
import { moneyMessage, readCents } from '@modules/kernel/http/amounts.schemas';
import {
  categories,
  listingTypes,
  marketSegments,
  radiusOptions,
} from '@modules/marketplace/listing.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { NumberInput } from '@ui/forms/text-input';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import style from './filter-panel.module.css';
import { type Change, type Changes, defaults, type SearchFilter, subs, unreadPrice } from './search-filter';
import { radiusLabel } from './search-labels';

type PanelProps = { readonly filter: SearchFilter; readonly onChange: (change: Change) => void };

/** All filters. Each applies as soon as it is changed. */
export function FilterPanel({ filter, onChange }: PanelProps) {
  const { categoryPrimary, categorySub, marketSegment, listingType, radius, status } = filter;
  const category = categories.find(({ name }) => name === categoryPrimary);
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
      <fieldset className={style.prices}>
        <legend className={style.legend}>Price in dollars</legend>
        <PriceField
          label="Min price"
          name="minPrice"
          value={filter.minPrice}
          onCommit={(minPrice) => onChange({ minPrice })}
        />
        <PriceField
          label="Max price"
          name="maxPrice"
          value={filter.maxPrice}
          onCommit={(maxPrice) => onChange({ maxPrice })}
        />
      </fieldset>
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
      <Field label="Listing type">
        <Select
          value={listingType ?? ''}
          placeholder="For sale and wanted"
          options={listingTypes.map((type) => ({ value: type, label: typeLabels[type] }))}
          onChange={({ target: { value } }) =>
            onChange({ listingType: listingTypes.find((type) => type === value) })
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

/** A price that applies on blur or Enter. An empty field means none. Unreadable text, also from the address, stays as typed and filters nothing. */
function PriceField({
  label,
  name,
  value,
  onCommit,
}: {
  readonly label: string;
  readonly name: 'minPrice' | 'maxPrice';
  readonly value: number | undefined;
  readonly onCommit: (dollars: number | undefined) => void;
}) {
  const [address] = useSearchParams();
  const [draft, setDraft] = useState<string | undefined>(() => unreadPrice(address, name));
  const [isLeft, setLeft] = useState(true);
  const cents = readCents(draft ?? '');
  const commit = () => {
    setLeft(true);
    if (draft === undefined || cents === undefined) return;
    setDraft(undefined);
    onCommit(cents ? cents / 100 : undefined);
  };
  return (
    <Field label={label} hideLabel error={isLeft && cents === undefined && moneyMessage}>
      <NumberInput
        placeholder={label.startsWith('Min') ? 'Min' : 'Max'}
        value={draft ?? value ?? ''}
        onChange={(event) => {
          setDraft(event.target.value);
          setLeft(false);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </Field>
  );
}

/** A new category keeps the subcategory only if it has one of that name. */
function categoryChanges(primary: string, sub: string | undefined): Changes {
  const category = categories.find(({ name }) => name === primary);
  const keeps = category === undefined || (category.subs as readonly string[]).includes(sub ?? '');
  return { categoryPrimary: category?.name, categorySub: keeps ? sub : undefined };
}
