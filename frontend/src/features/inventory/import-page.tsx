import { useImportCommand } from '@entities/inventory/import.mutations';
import { importQuery } from '@entities/inventory/import.queries';
import { RequireMember } from '@entities/member/require-member';
import { isRefusal } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { ImportView } from '@modules/inventory/import/import.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Stepper } from '@ui/forms/stepper';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ImportColumns, type Mapping } from './import/import-columns';
import { ImportFile } from './import/import-file';
import { ImportPreview } from './import/import-preview';
import { ImportDone, ImportRunning } from './import/import-progress';

/** /inventory/import; `id` in the address is the import, so that it continues after a reload. */
export default function ImportPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          kicker={<Link to={paths.inventory}>Inventory</Link>}
          title="Import"
          lead="Bring in the list you already have."
        />
        {id === null ? (
          <Stack>
            <Steps current={0} />
            <ImportFile onUploaded={(next) => setParams({ id: next })} />
          </Stack>
        ) : (
          <OneImport key={id} id={id} onAgain={() => setParams({})} />
        )}
      </Page>
    </RequireMember>
  );
}

type OneImportProps = { readonly id: string; readonly onAgain: () => void };

function OneImport({ id, onAgain }: OneImportProps) {
  const { data: view, instead } = loaded(useQuery(importQuery(id)), {
    label: 'Loading the import…',
    shape: 'block',
    count: 1,
    problem: (error) =>
      isRefusal(error) && (
        <Notice tone="problem" action={<Button onClick={onAgain}>Choose a file</Button>}>
          This import no longer exists.
        </Notice>
      ),
  });
  if (!view) return instead;
  switch (view.status) {
    case 'uploaded':
    case 'stopped':
      return <Choose view={view} onAgain={onAgain} />;
    case 'running':
      return <ImportRunning view={view} />;
    default:
      return <ImportDone view={view} onAgain={onAgain} />;
  }
}

function Choose({ view, onAgain }: { readonly view: ImportView; readonly onAgain: () => void }) {
  const [mapping, setMapping] = useState<Mapping>(() => view.columns.map(({ guess }) => guess));
  const [isChecking, setChecking] = useState(false);
  const { mutate } = useImportCommand(view.id);
  return (
    <Stack>
      <Steps current={isChecking ? 2 : 1} onStep={(step) => step > 0 && setChecking(step === 2)} />
      {view.status === 'stopped' && (
        <Notice tone="warn" live={false} title="This import stopped halfway">
          Start it again: rows already in your inventory are not added twice.
        </Notice>
      )}
      {isChecking ? (
        <ImportPreview id={view.id} mapping={mapping} onBack={() => setChecking(false)} />
      ) : (
        <ImportColumns view={view} mapping={mapping} onChange={setMapping} onNext={() => setChecking(true)} />
      )}
      <div>
        <Button variant="quiet" onClick={() => mutate({ type: 'cancel' }, { onSuccess: onAgain })}>
          Cancel, and delete “{view.fileName}”
        </Button>
      </div>
    </Stack>
  );
}

type StepsProps = { readonly current: number; readonly onStep?: (step: number) => void };

const Steps = ({ current, onStep }: StepsProps) => (
  <Stepper label="Import" steps={STEPS} current={current} {...(onStep && current > 0 && { onStep })} />
);

const STEPS = [
  { key: 'file', label: 'File' },
  { key: 'columns', label: 'Columns' },
  { key: 'check', label: 'Check' },
];
