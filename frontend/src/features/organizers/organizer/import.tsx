import { type Calendar, useImportCalendar } from '@entities/organizer/organizer.mutations';
import { organizerPaths } from '@entities/organizer/organizer-paths';
import { messageOf, problemAt } from '@lib/api/problem';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { ImportedEntry } from '@modules/events/import/calendar-import.contract';
import type { OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Segmented } from '@ui/forms/segmented';
import { TextInput } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './organizer.module.css';

/** Drafts from a calendar file or feed: first what would become of each entry, then the drafts. */
export function Import({ organizer }: { readonly organizer: OrganizerPage }) {
  const run = useImportCalendar(organizer.id);
  const [from, setFrom] = useState<'file' | 'feed'>('file');
  const [chosen, setChosen] = useState<Calendar | null>(null);
  const [url, setUrl] = useState('');
  const [missing, setMissing] = useState(false);
  const [result, setResult] = useState<Pick<EntriesProps, 'entries' | 'isPreview'> | null>(null);

  const choose = (calendar: Calendar | null) => {
    setChosen(calendar);
    setMissing(false);
    setResult(null);
    run.reset();
  };
  const look = (preview: boolean) => {
    setMissing(chosen === null);
    if (chosen)
      run.mutate(
        { ...chosen, preview },
        { onSuccess: ({ entries }) => setResult({ entries, isPreview: preview }) },
      );
  };
  const error = missing
    ? from === 'file'
      ? 'Choose a file first.'
      : 'Enter the address first.'
    : (problemAt(run.error, 'url') ?? (run.isError && messageOf(run.error)));

  return (
    <section aria-labelledby="import" className={style.part}>
      <h2 id="import">Import a calendar</h2>
      <p>
        From the calendar program that you use: a file of it, or its public address. A preview shows what
        comes of it. Each entry becomes a draft, and nothing is published. You can import the same calendar
        again: only what has changed there changes here.
      </p>
      <Segmented
        label="From"
        value={from}
        onValueChange={(next) => {
          setFrom(next);
          choose(next === 'feed' && url.trim() ? { url: url.trim() } : null);
        }}
        options={[
          { value: 'file', label: 'A file' },
          { value: 'feed', label: 'An address' },
        ]}
      />
      <Form
        aria-label="Import a calendar"
        noValidate
        className={style.part}
        onSubmit={(event) => {
          event.preventDefault();
          look(true);
        }}
      >
        {from === 'file' ? (
          <Field
            label="Calendar file"
            hint="An .ics file of at most 1 MB and 500 entries."
            error={error}
            required
          >
            <TextInput
              key="file"
              type="file"
              accept=".ics,text/calendar"
              onChange={({ target }) => {
                const file = target.files?.[0];
                choose(file ? { file } : null);
              }}
            />
          </Field>
        ) : (
          <Field
            label="Address of the calendar"
            hint="It begins with https:// or webcal://, and everybody who has it can read the calendar."
            error={error}
            required
          >
            <TextInput
              key="feed"
              type="url"
              autoCapitalize="none"
              maxLength={500}
              spellCheck={false}
              value={url}
              onChange={({ target }) => {
                setUrl(target.value);
                choose(target.value.trim() ? { url: target.value.trim() } : null);
              }}
            />
          </Field>
        )}
        <Row>
          <Button type="submit" busy={run.isPending && run.variables.preview} busyLabel="Reading…">
            Preview
          </Button>
        </Row>
      </Form>
      {result && (
        <Entries {...result} slug={organizer.slug} isBusy={run.isPending} onImport={() => look(false)} />
      )}
    </section>
  );
}

type EntriesProps = {
  readonly slug: string;
  readonly entries: readonly ImportedEntry[];
  readonly isPreview: boolean;
  readonly isBusy: boolean;
  readonly onImport: () => void;
};

/** What became, or would become, of each entry. */
function Entries({ slug, entries, isPreview, isBusy, onImport }: EntriesProps) {
  const count = entries.filter(({ outcome }) => outcome === 'drafted' || outcome === 'changed').length;
  return (
    <>
      <Notice
        isResult
        tone={isPreview ? 'info' : 'good'}
        title={
          isPreview
            ? count === 0
              ? 'Nothing would change'
              : `${counted(count, 'draft')} would be made or changed`
            : `${counted(count, 'draft')} made or changed`
        }
        action={
          count > 0 &&
          (isPreview ? (
            <Button variant="primary" busy={isBusy} busyLabel="Importing…" onClick={onImport}>
              Import {counted(count, 'entry', 'entries')}
            </Button>
          ) : (
            <Button asChild>
              <Link to={organizerPaths.part(slug, 'drafts')}>See the drafts</Link>
            </Button>
          ))
        }
      />
      <Table
        caption="Entries of the calendar"
        rows={entries}
        rowKey={({ uid }) => uid}
        empty={<Empty heading="h3" title="The calendar has no entries" />}
        columns={[
          { key: 'title', header: 'Entry', lead: true, cell: Title },
          {
            key: 'outcome',
            header: 'Outcome',
            cell: ({ outcome }) => (
              <Badge tone={outcomes[outcome].tone}>
                {isPreview ? outcomes[outcome].would : outcomes[outcome].was}
              </Badge>
            ),
          },
          { key: 'dates', header: 'Dates', figures: true, cell: ({ dates }) => dates },
          { key: 'reason', header: 'Note', words: true, cell: ({ reason }) => reason },
        ]}
      />
    </>
  );
}

const Title = ({ title, gatheringId }: ImportedEntry) =>
  gatheringId ? <Link to={paths.editEvent(gatheringId)}>{title}</Link> : title || 'Without a title';

const outcomes = {
  drafted: { would: 'New draft', was: 'Drafted', tone: 'good' },
  changed: { would: 'Changes', was: 'Changed', tone: 'good' },
  unchanged: { would: 'As it is', was: 'As it was', tone: 'plain' },
  skipped: { would: 'Left out', was: 'Left out', tone: 'held' },
  refused: { would: 'Refused', was: 'Refused', tone: 'problem' },
} as const satisfies Record<ImportedEntry['outcome'], unknown>;
