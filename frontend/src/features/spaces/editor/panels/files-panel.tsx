import { useDownload } from '@entities/download.mutations';
import {
  type MapFile,
  mapFiles,
  useImportMapFile,
  useSetMapAnchor,
} from '@entities/spaces/map-draft.mutations';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import type { ImportedSpaces } from '@modules/spaces/spaces.contract';
import { Button } from '@ui/actions/button';
import { Table } from '@ui/data/table';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { FieldColumns } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { NumberInput, TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import style from '../editor.module.css';
import type { Editor } from '../use-editor';

/** Tables and GeoJSON, in and out. */
export function FilesPanel({ editor }: { readonly editor: Editor }) {
  const [error, setError] = useState<Error | null>(null);
  const table = useDownload(
    () => mapFiles.table(editor.eventId),
    () => 'spaces.csv',
    setError,
  );
  const geojson = useDownload(
    () => mapFiles.geojson(editor.eventId),
    () => 'spaces.geojson',
    setError,
  );
  const save = async (run: () => void) => {
    setError(null);
    await editor.drawing.whenSent();
    run();
  };
  return (
    <Stack gap="loose">
      <section aria-labelledby="files-out" className={style.part}>
        <h3 id="files-out">Save as a file</h3>
        <p className={style.quiet}>The table opens in any spreadsheet, and can be read again here.</p>
        {error && <Notice tone="problem">{messageOf(error)}</Notice>}
        <Row>
          <Button busy={table.isPending} onClick={() => void save(() => table.mutate())}>
            Table (CSV)
          </Button>
          <Button busy={geojson.isPending} onClick={() => void save(() => geojson.mutate())}>
            Map (GeoJSON)
          </Button>
        </Row>
      </section>
      <ReadFile editor={editor} />
      <AnchorForm editor={editor} />
    </Stack>
  );
}

function ReadFile({ editor }: { readonly editor: Editor }) {
  const run = useImportMapFile(editor.eventId);
  const [as, setAs] = useState<MapFile['as']>('table');
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [result, setResult] = useState<(ImportedSpaces & { readonly isPreview: boolean }) | null>(null);
  const read = async (preview: boolean) => {
    setMissing(file === null);
    if (!file) return;
    await editor.drawing.whenSent();
    run.mutate(
      { file, as, preview },
      {
        onSuccess: (outcome) => {
          setResult({ ...outcome, isPreview: preview });
          if (!preview) editor.canvas.current?.fit();
        },
      },
    );
  };
  const choose = () => {
    setResult(null);
    setMissing(false);
    run.reset();
  };
  return (
    <section aria-labelledby="files-in" className={style.part}>
      <h3 id="files-in">Read a file</h3>
      <p className={style.quiet}>
        A line is the space of its code: it is added, or changed. A column that is not there changes nothing.
        You see first what would become of it.
      </p>
      <Form
        noValidate
        aria-label="Read a file"
        onSubmit={(event) => {
          event.preventDefault();
          void read(true);
        }}
      >
        <Stack>
          <Field label="What it is">
            <Select
              value={as}
              onChange={({ target }) => {
                setAs(target.value as MapFile['as']);
                choose();
              }}
            >
              <option value="table">A table of spaces (CSV)</option>
              <option value="spaces">Outlines of spaces (GeoJSON)</option>
              <option value="shapes">Shapes of the background (GeoJSON)</option>
            </Select>
          </Field>
          <Field
            label="File"
            error={isMissing ? 'Choose a file first.' : run.isError && messageOf(run.error)}
            required
          >
            <TextInput
              key={as}
              type="file"
              accept={as === 'table' ? '.csv,.tsv,.txt,text/csv' : '.geojson,.json,application/geo+json'}
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null);
                choose();
              }}
            />
          </Field>
          <Row>
            <Button type="submit" busy={run.isPending && run.variables.preview} busyLabel="Reading…">
              Preview
            </Button>
          </Row>
        </Stack>
      </Form>
      {result && <Outcome result={result} busy={run.isPending} onImport={() => void read(false)} />}
    </section>
  );
}

type OutcomeProps = {
  readonly result: ImportedSpaces & { readonly isPreview: boolean };
  readonly busy: boolean;
  readonly onImport: () => void;
};

/** What became, or would become, of the lines; those that are left out with their reasons. */
export function Outcome({ result, busy, onImport }: OutcomeProps) {
  const { added, changed, unchanged, refused, problems, isPreview } = result;
  const counts = `${added} new, ${changed} changed, ${unchanged} as they are, ${refused} left out`;
  return (
    <>
      <Notice
        isResult
        tone={isPreview ? 'info' : 'good'}
        title={isPreview ? `It would be: ${counts}` : `It is read: ${counts}`}
        action={
          isPreview &&
          added + changed > 0 && (
            <Button variant="primary" busy={busy} busyLabel="Reading…" onClick={onImport}>
              Read {counted(added + changed, 'line')}
            </Button>
          )
        }
      />
      {problems.length > 0 && (
        <Table
          caption="Left out"
          captionShown
          rows={problems}
          rowKey={({ row }) => String(row)}
          columns={[
            { key: 'row', header: 'Line', lead: true, cell: ({ row }) => `Line ${row}` },
            { key: 'code', header: 'Code', cell: ({ code }) => code },
            { key: 'reason', header: 'Why', words: true, cell: ({ reason }) => reason },
          ]}
        />
      )}
      {refused > problems.length && <p>The first {problems.length} are shown.</p>}
    </>
  );
}

/** Where the map is on the earth, which GeoJSON needs. */
function AnchorForm({ editor }: { readonly editor: Editor }) {
  const { anchor } = editor.draft.layout;
  const set = useSetMapAnchor(editor.eventId);
  const [typed, setTyped] = useState({
    latitude: anchor ? String(anchor.latitude) : '',
    longitude: anchor ? String(anchor.longitude) : '',
    bearing: anchor ? String(anchor.bearing) : '0',
  });
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const text = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const send = () => {
    const found: Record<string, string> = {};
    const read = (name: keyof typeof typed, least: number, most: number) => {
      const value = typed[name].trim() === '' ? Number.NaN : Number(typed[name]);
      if (!(value >= least && value <= most)) found[name] = `Write a number from ${least} to ${most}.`;
      return value;
    };
    const next = {
      latitude: read('latitude', -90, 90),
      longitude: read('longitude', -180, 180),
      bearing: read('bearing', 0, 359.99),
    };
    setMessages(found);
    if (Object.keys(found).length === 0) set.mutate(next);
  };
  return (
    <section aria-labelledby="map-anchor" className={style.part}>
      <h3 id="map-anchor">Place on the earth</h3>
      <p className={style.quiet}>
        GeoJSON needs it: the latitude and longitude of the origin, and where up points to.
      </p>
      <Form
        noValidate
        aria-label="Place on the earth"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack>
          <FieldColumns of={3}>
            <Field label="Latitude" error={messages.latitude}>
              <NumberInput {...text('latitude')} />
            </Field>
            <Field label="Longitude" error={messages.longitude}>
              <NumberInput {...text('longitude')} />
            </Field>
            <Field label="Up points to" error={messages.bearing}>
              <NumberInput unit="°" {...text('bearing')} />
            </Field>
          </FieldColumns>
          {set.isError && <Notice tone="problem">{messageOf(set.error)}</Notice>}
          <Row>
            <Button type="submit" busy={set.isPending}>
              Set the place
            </Button>
          </Row>
        </Stack>
      </Form>
    </section>
  );
}
