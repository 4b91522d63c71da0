import { useMember } from '@lib/session/session';
import type { BuildAction, BuildView } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { later } from '@ui/overlays/later';
import { Flag, Pencil, ShieldX } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const EditDialog = later(() => import('./edit-build-dialog').then((dialog) => dialog.EditBuildDialog));
const StatusDialog = later(() => import('./status-dialog').then((dialog) => dialog.StatusDialog));
const CaseDialog = later(() =>
  import('@entities/case/open-case-dialog').then((dialog) => dialog.OpenCaseDialog),
);

/** What is done with the build as a whole: edit it, say its status; for staff, a case about it. */
export function BuildMenu({ build }: { readonly build: BuildView }) {
  const [asking, setAsking] = useState<Question | null>(null);
  const me = useMember()?.id;
  const close = () => setAsking(null);
  const shown = questions.filter(
    ({ action }) => build.allowedActions.includes(action) && (action !== 'openCase' || me !== build.owner.id),
  );
  return (
    <>
      {shown.map(({ action, label, icon, load }) => (
        <Button
          key={action}
          size="small"
          icon={icon}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => setAsking(action)}
        >
          {label}
        </Button>
      ))}
      {asking === 'edit' && <EditDialog build={build} onClose={close} />}
      {asking === 'status' && <StatusDialog build={build} onClose={close} />}
      {asking === 'openCase' && <CaseDialog target={{ kind: 'build', id: build.id }} onClose={close} />}
    </>
  );
}

type Question = Extract<BuildAction, 'edit' | 'status' | 'openCase'>;

const questions: readonly {
  readonly action: Question;
  readonly label: string;
  readonly icon: ReactNode;
  readonly load: () => void;
}[] = [
  { action: 'edit', label: 'Edit', icon: <Pencil />, load: EditDialog.load },
  { action: 'status', label: 'Change status', icon: <Flag />, load: StatusDialog.load },
  { action: 'openCase', label: 'Open a case', icon: <ShieldX />, load: CaseDialog.load },
];
