import { Button } from '@ui/actions/button';
import { ToggleChip } from '@ui/data/chip';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SpacesFilter } from './field-spaces';
import style from './spaces-page.module.css';

type SpacesFiltersProps = {
  readonly filter: SpacesFilter;
  readonly zones: readonly string[];
  readonly onChange: (change: Partial<SpacesFilter>) => void;
};

/** "Who has Model T parts?", a code, a zone, and what is free. */
export function SpacesFilters({ filter, zones, onChange }: SpacesFiltersProps) {
  const [words, setWords] = useState(filter.q);
  useEffect(() => setWords(filter.q), [filter.q]);
  return (
    <search>
      <div className={style.filters}>
        <form
          className={style.search}
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ q: words.trim() });
          }}
        >
          <Field label="Who has it, or which space" hideLabel>
            <TextInput
              type="search"
              before={<Search aria-hidden="true" />}
              placeholder="Model T parts, or B12"
              maxLength={120}
              autoComplete="off"
              enterKeyHint="search"
              value={words}
              onChange={({ target }) => {
                setWords(target.value);
                if (target.value === '' && filter.q !== '') onChange({ q: '' });
              }}
            />
          </Field>
          <Button type="submit">Search</Button>
        </form>
        {zones.length > 1 && (
          <Field label="Zone" className={style.zone}>
            <Select
              value={filter.zone}
              placeholder="All zones"
              options={zones.map((zone) => ({ value: zone, label: zone }))}
              onChange={({ target }) => onChange({ zone: target.value })}
            />
          </Field>
        )}
        <ToggleChip pressed={filter.free} onPressedChange={(free) => onChange({ free })}>
          Only what is free
        </ToggleChip>
      </div>
    </search>
  );
}
