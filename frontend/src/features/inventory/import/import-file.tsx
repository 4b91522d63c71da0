import { useUploadImport } from '@entities/inventory/import.mutations';
import { importsQuery } from '@entities/inventory/import.queries';
import { isRefusal, messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { maxImportRows } from '@modules/inventory/import/import.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import style from './import.module.css';

/** The first step: choose a file. An import that is under way comes first. */
export function ImportFile({ onUploaded }: { readonly onUploaded: (id: string) => void }) {
  const { mutate, isPending, error } = useUploadImport();
  const { data: imports = [] } = useQuery(importsQuery);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const open = imports.find(({ status }) => ['uploaded', 'running', 'stopped'].includes(status));
  return (
    <Stack>
      {open && (
        <Notice
          live={false}
          action={
            <Button asChild size="small">
              <Link to={paths.inventoryImport(open.id)}>Open it</Link>
            </Button>
          }
        >
          {open.status === 'running'
            ? `“${open.fileName}” is being imported now.`
            : `“${open.fileName}” is waiting: ${counted(open.rows, 'row')} are not imported yet. Another file takes its place.`}
        </Notice>
      )}
      {error && (
        <Notice tone="problem" title={isRefusal(error) ? undefined : 'The file could not be transferred'}>
          {messageOf(error)}
        </Notice>
      )}
      <Panel title="Choose a file">
        <Stack>
          <p id={hintId}>
            A CSV file with a heading and one row for each item, as any spreadsheet saves it: Excel, Numbers,
            Google Sheets, an export of Homebox, or one of ours. {maxImportRows.toLocaleString('en-US')} rows
            at most.
          </p>
          <div>
            <Button
              variant="primary"
              icon={<FileUp />}
              busy={isPending}
              busyLabel="Reading it…"
              aria-describedby={hintId}
              onClick={() => input.current?.click()}
            >
              Choose a file
            </Button>
            <input
              ref={input}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              aria-label="CSV file"
              tabIndex={-1}
              className={style.file}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) mutate(file, { onSuccess: ({ id }) => onUploaded(id) });
              }}
            />
          </div>
          <p className={style.quiet}>
            Nothing is added yet. We delete the file as soon as it is imported or you cancel, and after 24
            hours at the latest.
          </p>
        </Stack>
      </Panel>
    </Stack>
  );
}
