import type { LogFilter } from '@entities/operations/operations.queries';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import style from './log-filter-form.module.css';

/** What to look for in the log. It goes into the address. */
export function LogFilterForm({ filter }: { readonly filter: LogFilter }) {
  const navigate = useNavigate();

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const asked = new URLSearchParams();
    for (const name of ['stream', 'type', 'position']) {
      const value = String(typed.get(name) ?? '').trim();
      if (value) asked.set(name, value);
    }
    const until = String(typed.get('until') ?? '');
    if (until) asked.set('until', new Date(until).toISOString());
    void navigate(`${paths.adminLog}?${asked}`);
  }

  return (
    <Form className={style.filter} onSubmit={look} noValidate>
      <Field label="Stream" hint="As in listing-5f3c…">
        <TextInput name="stream" defaultValue={String(filter.stream ?? '')} spellCheck={false} />
      </Field>
      <Field label="Type of event" hint="As in ListingPublished">
        <TextInput name="type" defaultValue={String(filter.type ?? '')} spellCheck={false} />
      </Field>
      <Field label="From position" hint="And before it">
        <TextInput name="position" inputMode="numeric" defaultValue={String(filter.position ?? '')} />
      </Field>
      <Field label="Until" hint="In your time zone">
        <TextInput name="until" type="datetime-local" defaultValue={localOf(filter.until)} />
      </Field>
      <Row>
        <Button type="submit" variant="primary">
          Look up
        </Button>
        <Button asChild variant="quiet">
          <Link to={paths.adminLog}>Clear</Link>
        </Button>
      </Row>
    </Form>
  );
}

/** "2026-06-01T07:00": as the browser's own field wants it. */
function localOf(until: unknown): string {
  const time = new Date(String(until ?? ''));
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
