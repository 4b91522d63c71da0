import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { type ListingCounts, years } from '@modules/marketplace/listing.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { type SearchOption, SearchSelect } from '@ui/forms/search-select';
import { NumberInput } from '@ui/forms/text-input';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countText } from './count-text';
import style from './filter-panel.module.css';
import { formatFilter, yearOf } from './search-filter';
import type { CountedFilterProps } from './several-filter';

/** Which vehicle it fits: one of the garage, or a make with its model and year. */
export function FitmentFilters({ filter, counts, onChange }: CountedFilterProps) {
  const { make, model, year } = filter;
  return (
    <>
      <GarageFilter filter={filter} counts={counts} onChange={onChange} />
      <Field label="Make">
        <SearchSelect
          value={make ?? ''}
          placeholder="Any make"
          options={optionsOf(make, counts?.makes, counts?.isExact)}
          onChange={(value) => onChange({ make: value || undefined, model: undefined })}
        />
      </Field>
      {make && (
        <Field label="Model">
          <SearchSelect
            value={model ?? ''}
            placeholder={`Any ${make}`}
            options={optionsOf(model, counts?.models, counts?.isExact)}
            onChange={(value) => onChange({ model: value || undefined })}
          />
        </Field>
      )}
      <YearFilter key={year} year={year} onCommit={(next) => onChange({ year: next })} />
    </>
  );
}

/** Counted values as choices, with the chosen one, which may find nothing. */
function optionsOf(
  chosen: string | undefined,
  counted: ListingCounts['makes'] = [],
  isExact = false,
): readonly SearchOption[] {
  const found = counted.map(({ value, count }) => ({
    value,
    label: value,
    note: countText(count, isExact),
  }));
  if (!chosen || counted.some(({ value }) => value === chosen)) return found;
  return [{ value: chosen, label: chosen }, ...found];
}

/** Only what fits the member's vehicles. Who has none there is shown the way. */
function GarageFilter({ filter, counts, onChange }: CountedFilterProps) {
  const isMember = useMember() !== undefined;
  const count = counts?.garage;
  if (!isMember && !filter.fits)
    return (
      <p className={style.way}>
        <Link to={paths.login(`${paths.home}?${formatFilter({ ...filter, fits: 'garage' })}`)}>Sign in</Link>{' '}
        to see only what fits the cars in your garage.
      </p>
    );
  if (count === null && !filter.fits)
    return (
      <p className={style.way}>
        <Link to={paths.editProfile}>Add your car to your garage</Link> to see only what fits it.
      </p>
    );
  return (
    <Checkbox
      label={
        <span className={style.option}>
          Fits my garage
          {typeof count === 'number' && (
            <span className={style.count}>{countText(count, counts?.isExact ?? false)}</span>
          )}
        </span>
      }
      checked={filter.fits !== undefined}
      onChange={({ target: { checked } }) => onChange({ fits: checked ? 'garage' : undefined })}
    />
  );
}

/** A model year, which applies on blur or Enter. */
function YearFilter({
  year,
  onCommit,
}: {
  readonly year: number | undefined;
  readonly onCommit: (year: number | undefined) => void;
}) {
  const [typed, setTyped] = useState(String(year ?? ''));
  const [isLeft, setLeft] = useState(true);
  const read = yearOf(typed.trim());
  const isReadable = typed.trim() === '' || read !== undefined;
  const commit = () => {
    setLeft(true);
    if (isReadable && read !== year) onCommit(read);
  };
  return (
    <Field
      label="Year"
      error={isLeft && !isReadable && `Write a year from ${years.from} to ${years.to}, like 1956.`}
    >
      <NumberInput
        inputMode="numeric"
        placeholder="Any year"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setLeft(false);
        }}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
    </Field>
  );
}
