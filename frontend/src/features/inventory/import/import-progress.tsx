import { useImportCommand, useRefreshInventory } from '@entities/inventory/import.mutations';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { ImportView } from '@modules/inventory/import/import.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Progress } from '@ui/feedback/progress';
import { Row, Stack } from '@ui/layout/layout';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { BadRows } from './bad-rows';
import style from './import.module.css';

type ViewProps = { readonly view: ImportView };

/** The progress of the import, and a button to stop it. The import continues without this page. */
export function ImportRunning({ view }: ViewProps) {
  const { mutate, isPending, error } = useImportCommand(view.id);
  return (
    <Stack>
      <p className={style.sum}>
        {view.handled.toLocaleString('en-US')} of {counted(view.rows, 'row')}
      </p>
      <Progress value={(view.handled / Math.max(1, view.rows)) * 100} label={`Importing ${view.fileName}`} />
      <p>You can leave this page: the import goes on, and this page shows its progress.</p>
      {error && <Notice tone="problem">{messageOf(error)}</Notice>}
      <Row>
        <Button busy={isPending} onClick={() => mutate({ type: 'cancel' })}>
          Stop
        </Button>
      </Row>
    </Stack>
  );
}

/** The result of the import. */
export function ImportDone({ view, onAgain }: ViewProps & { readonly onAgain: () => void }) {
  const refresh = useRefreshInventory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each import that is over
  useEffect(() => refresh(), [view.id, view.status]);
  const isDone = view.status === 'done';
  return (
    <Stack>
      <Notice
        tone={isDone ? 'good' : 'warn'}
        isResult
        title={
          isDone
            ? outcome(view)
            : `Stopped after ${view.handled.toLocaleString('en-US')} of ${counted(view.rows, 'row')}`
        }
      >
        {isDone
          ? 'The file is deleted.'
          : 'What was added stays, and the file is deleted. Import it again for the rest: no row is added twice.'}
      </Notice>
      {view.refused > 0 && (
        <BadRows
          rows={view.badRows}
          total={view.refused}
          lead="Fix them in the file, then import it again:"
        />
      )}
      <Row>
        <Button asChild variant="primary">
          <Link to={paths.inventory}>See your inventory</Link>
        </Button>
        <Button onClick={onAgain}>Import another file</Button>
      </Row>
    </Stack>
  );
}

/** "412 items added, 3 changed, 8 unchanged" */
const outcome = ({ added, changed, unchanged, furtherPlaces }: ImportView): string =>
  [
    `${counted(added, 'item')} added`,
    changed > 0 && `${changed.toLocaleString('en-US')} changed`,
    unchanged > 0 && `${unchanged.toLocaleString('en-US')} as they were`,
    furtherPlaces > 0 && `${counted(furtherPlaces, 'row')} with a further place`,
  ]
    .filter(Boolean)
    .join(', ');
