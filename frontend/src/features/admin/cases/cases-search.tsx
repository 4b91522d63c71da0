import { caseCategoryLabels } from '@entities/case/case-labels';
import { paths } from '@lib/paths';
import { Chip, ChipRow } from '@ui/data/chip';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { WordsSearch } from '../words-search';
import style from './cases.module.css';
import { addressOf, type CasesFilter, statuses } from './cases-filter';

type CasesSearchProps = {
  readonly filter: CasesFilter;
  readonly onChange: (change: Partial<CasesFilter>) => void;
};

/** Which cases the queue shows. Enter searches; a choice of a list takes effect at once. */
export function CasesSearch({ filter, onChange }: CasesSearchProps) {
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
      <WordsSearch
        label="Search cases"
        placeholder="Title, name, handle or id"
        search={filter.search}
        onSearch={(search) => onChange({ search })}
        className={style.search}
      >
        <Field label="Category" hideLabel>
          <Select
            value={filter.category}
            placeholder="Every category"
            onChange={({ target }) => onChange({ category: target.value })}
            options={Object.entries(caseCategoryLabels).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </WordsSearch>
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
