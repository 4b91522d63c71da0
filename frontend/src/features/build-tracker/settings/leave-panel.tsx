import { useRemoveCollaborator } from '@entities/build/build.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { toast } from '@ui/feedback/toast-store';
import { Panel } from '@ui/layout/panel';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useNavigate } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';

/** A collaborator leaves. */
export function LeavePanel({ build: { id, title, owner } }: BuildTabProps) {
  const me = useMember()?.id ?? '';
  const { mutate, isPending } = useRemoveCollaborator(id);
  const navigate = useNavigate();
  return (
    <Panel title="Your part" heading="h3">
      <p>What you wrote stays in the build, with your name.</p>
      <p>
        <ConfirmButton
          busy={isPending}
          title={`Leave ${title}?`}
          description={`To come back, ${owner.name} has to invite you again.`}
          action="Leave"
          onConfirm={() =>
            mutate(me, {
              onSuccess: () => {
                toast({ title: `You left ${title}` });
                navigate(paths.buildTracker);
              },
              onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
            })
          }
        >
          Leave this build
        </ConfirmButton>
      </p>
    </Panel>
  );
}
