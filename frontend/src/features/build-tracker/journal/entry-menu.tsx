import { useMember } from '@lib/session/session';
import type { BuildView, EntryView } from '@modules/builds/builds.schemas';
import { IconButton } from '@ui/actions/icon-button';
import { later } from '@ui/overlays/later';
import { OnDemand } from '@ui/overlays/on-demand';
import { Ellipsis } from 'lucide-react';
import { lazy, useState } from 'react';
import type { EntryQuestion } from './entry-menu-items';

const loadMenu = () => import('./entry-menu-items');
const Items = lazy(() => loadMenu().then((menu) => ({ default: menu.EntryMenuItems })));
const EditEntry = later(() => import('./edit-entry-dialog').then((dialog) => dialog.EditEntryDialog));
const Report = later(() => import('@entities/report/report-dialog').then((dialog) => dialog.ReportDialog));
const OpenCase = later(() =>
  import('@entities/case/open-case-dialog').then((dialog) => dialog.OpenCaseDialog),
);

export type EntryMenuProps = { readonly build: BuildView; readonly entry: EntryView };

/** What the reader may do with an entry, behind a button; nothing for guests. */
export function EntryMenu({ build, entry }: EntryMenuProps) {
  const [asking, setAsking] = useState<EntryQuestion | null>(null);
  const member = useMember();
  if (!member) return null;
  const button = (
    <IconButton label={`More about the entry of ${entry.on}`}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  const close = () => setAsking(null);
  const target = { kind: 'build-entry', id: entry.id } as const;
  return (
    <>
      <OnDemand
        button={button}
        opens="menu"
        load={loadMenu}
        overlay={<Items button={button} buildId={build.id} entry={entry} onAsk={setAsking} />}
      />
      {asking === 'edit' && <EditEntry buildId={build.id} entry={entry} onClose={close} />}
      {asking === 'report' && (
        <Report what="this entry" target={{ ...target, label: `The entry of ${entry.on}` }} onClose={close} />
      )}
      {asking === 'openCase' && <OpenCase target={target} onClose={close} />}
    </>
  );
}
