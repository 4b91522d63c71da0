import { caseCategoryLabels } from '@entities/case/case-labels';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Chip, ChipRow } from '@ui/data/chip';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import style from './cases.module.css';
import { addressOf, type CasesFilter, statuses } from './cases-filter';

type CasesSearchProps = {
  readonly filter: CasesFilter;
  readonly onChange: (change: Partial<CasesFilter>) => void;
};

/** Which cases the queue shows. Enter searches; a choice of a list takes effect at once. */
export function CasesSearch({ filter, onChange }: CasesSearchProps) {
  const [words, setWords] = useState(filter.search);
  useEffect(() => setWords(filter.search), [filter.search]);
  return (
    <Stack gap="tight">
      <LinkTabs
        label="Which cases"
        tabs={statuses.map(([status, label]) => ({
          to: `${paths.adminCases}?${addressOf({ ...filter, status })}`,
          label,
          isCurrent: filter.status === status,
        }))}
      />
      <form
        aria-label="Search cases"
        className={style.search}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ search: words.trim() });
        }}
      >
        <Field label="Search cases" hideLabel className={style.words}>
          <TextInput
            type="search"
            before={<Search aria-hidden="true" />}
            placeholder="Title, name, handle or id"
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              if (target.value === '' && filter.search !== '') onChange({ search: '' });
            }}
          />
        </Field>
        <Field label="Category" hideLabel>
          <Select
            value={filter.category}
            placeholder="Every category"
            onChange={({ target }) => onChange({ category: target.value })}
            options={Object.entries(caseCategoryLabels).map(([value, label]) => ({ value, label }))}
          />
        </Field>
        <Button type="submit">Search</Button>
      </form>
      <Active filter={filter} onChange={onChange} />
    </Stack>
  );
}

/** What no field shows: the address narrows by it, as links of other pages do. */
function Active({ filter: { subject, kind }, onChange }: CasesSearchProps) {
  if (subject === '' && kind === '') return null;
  return (
    <ChipRow label="Narrowed by">
      {subject && (
        <Chip removeLabel="Remove the member" onRemove={() => onChange({ subject: '' })}>
          One member
        </Chip>
      )}
      {kind && (
        <Chip removeLabel={`Remove ${kind}`} onRemove={() => onChange({ kind: '' })}>
          {kind}
        </Chip>
      )}
    </ChipRow>
  );
}
