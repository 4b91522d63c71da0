import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Grid, Row, Stack } from '@ui/layout/layout';
import type { FormEvent } from 'react';
import { type AuditFilter, filterNames } from './audit-filter';

export type AuditSearchProps = {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
};

/** Who, on what, whom it concerns, which act and when. All that is filled in has to hold. */
export function AuditSearch({ filter, onChange }: AuditSearchProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChange(Object.fromEntries(filterNames.map((name) => [name, String(form.get(name) ?? '').trim()])));
  }

  return (
    <form aria-label="Search the audit trail" onSubmit={search} key={JSON.stringify(filter)}>
      <Stack>
        <Grid>
          {fields.map(({ name, label, hint }) => (
            <Field key={name} label={label} hint={hint}>
              <TextInput
                name={name}
                defaultValue={filter[name]}
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
              />
            </Field>
          ))}
          <Field label="From" hint="Days are in UTC.">
            <TextInput type="date" name="from" defaultValue={filter.from} />
          </Field>
          <Field label="To" hint="This day counts too.">
            <TextInput type="date" name="to" defaultValue={filter.to} />
          </Field>
        </Grid>
        <Row>
          <Button type="submit">Search</Button>
          {Object.keys(filter).length > 0 && (
            <Button type="button" variant="quiet" onClick={() => onChange({})}>
              Clear
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

const fields = [
  { name: 'actor', label: 'Who did it', hint: 'The id of a member, or installation.' },
  { name: 'action', label: 'What they did', hint: 'Such as case.decided.' },
  { name: 'target', label: 'On what', hint: 'Such as listing: and its id.' },
  { name: 'subject', label: 'Whom it concerns', hint: 'The id of a member.' },
] as const;
