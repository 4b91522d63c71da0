import { useUndoScans } from '@entities/inventory/scan-session.mutations';
import { scanSessionQuery } from '@entities/inventory/scan-session.queries';
import { RequireMember } from '@entities/member/require-member';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { ScanSessionDetail, ScanView } from '@modules/inventory/scan-session/scan-session.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Age } from '@ui/data/age';
import { Facts } from '@ui/data/card';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Confirm } from '@ui/overlays/dialog';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { purposes } from './purposes';
import style from './scan.module.css';

/** /inventory/scan/:id: a session on the server, with every scan, and undo of one or all. */
export default function ScanSessionPage() {
  return (
    <RequireMember>
      <Session />
    </RequireMember>
  );
}

function Session() {
  const { id = '' } = useParams();
  const { data: session, instead } = loadedPage(useQuery(scanSessionQuery(id)), {
    width: 'form',
    label: 'Loading the session…',
    shape: 'row',
    refused: (
      <EmptyPage
        title="No such session"
        action={
          <Button asChild variant="primary">
            <Link to={paths.scan}>Scan</Link>
          </Button>
        }
      >
        You have no scan session at this address.
      </EmptyPage>
    ),
  });
  if (!session) return instead;
  return <SessionOf session={session} />;
}

function SessionOf({ session }: { readonly session: ScanSessionDetail }) {
  const { id, purpose, status, startedAt, scans, items } = session;
  const { mutate, data, error, isPending } = useUndoScans(id);
  const [isAsking, setAsking] = useState(false);
  const mayUndo = items.filter((scan) => scan.mayUndo).length;
  return (
    <Page width="form">
      <PageHeading
        kicker={<Link to={paths.scan}>Scan</Link>}
        title={purposes[purpose].label}
        lead={
          <Facts
            facts={[<Age key="age" since={startedAt} first />, counted(scans, 'scan'), statusWords[status]]}
          />
        }
      />
      <Stack>
        {error && <Notice tone="problem">{messageOf(error)}</Notice>}
        {data && data.left.length > 0 && (
          <Notice tone="warn" title={`${counted(data.left.length, 'scan')} could not be undone`}>
            {data.left[0]?.message}
          </Notice>
        )}
        {mayUndo > 0 && (
          <div>
            <Button icon={<Undo2 />} busy={isPending} onClick={() => setAsking(true)}>
              Undo the whole session
            </Button>
          </div>
        )}
        <Confirm
          open={isAsking}
          onOpenChange={setAsking}
          title="Undo the whole session?"
          description={`${counted(mayUndo, 'scan')} will be undone, the last first. Anything that a later step needs stays.`}
          action="Undo it"
          onConfirm={() => {
            setAsking(false);
            mutate(undefined);
          }}
        />
        <Panel title="Scanned">
          <ul role="list" className={style.list}>
            {items.map((scan) => (
              <li key={scan.id} className={style.row} data-state={scan.isUndone ? 'undone' : scan.outcome}>
                <span className={style.rowWords}>
                  <Link to={paths.inventoryPart(scan.itemId)} className={style.rowTitle}>
                    {scan.title || 'A part that is gone'}
                  </Link>
                  <span className={style.quiet}>{wordsOf(scan)}</span>
                </span>
                {scan.mayUndo && (
                  <IconButton
                    label={`Undo: ${scan.title}`}
                    disabled={isPending}
                    onClick={() => mutate(scan.id)}
                  >
                    <Undo2 aria-hidden="true" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      </Stack>
    </Page>
  );
}

const statusWords = {
  open: 'not finished',
  committed: 'finished',
  undone: 'undone',
  discarded: 'discarded',
};

function wordsOf({ sentence, from, outcome, refusal, isUndone, left, do: action }: ScanView): string {
  const before = action === 'move' && from ? `From ${from}. ` : '';
  if (isUndone) return `${before}${sentence} Undone.`;
  if (left[0]) return `${sentence} Not undone: ${left[0]}`;
  if (outcome === 'refused') return `${sentence} Not done: ${refusal ?? ''}`;
  if (outcome === 'conflict') return `${sentence} Waiting for your choice on the device that scanned it.`;
  return `${before}${sentence}${outcome === 'unchanged' ? ' Nothing changed.' : ''}`;
}
