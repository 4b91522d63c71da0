import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { SendHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSendToGuardian } from './guardianship.mutations';
import { guardianshipQuery } from './guardianship.queries';

export type SendToGuardianProps = { readonly path: string; readonly title: string };

/** Sends a page of ours to the minor's guardian, in the conversation of the two. Nothing without a verified guardian. */
export function SendToGuardian({ path, title }: SendToGuardianProps) {
  const { data } = useQuery(guardianshipQuery);
  const send = useSendToGuardian();
  const guardian = data?.status === 'verified' ? data.guardian : null;
  if (!guardian) return null;
  if (send.data)
    return (
      <Button asChild size="small">
        <Link to={paths.thread(send.data.id)}>Sent. See what {guardian.name} says</Link>
      </Button>
    );
  const words = `Could you write to them for me? ${title}\n${new URL(path, window.location.origin).href}`;
  return (
    <Button
      variant="primary"
      size="small"
      icon={<SendHorizontal />}
      busy={send.isPending}
      onClick={() =>
        send.mutate(
          { guardianId: guardian.id, words },
          { onError: (error) => toast({ title: messageOf(error), tone: 'problem' }) },
        )
      }
    >
      Send it to {guardian.name}
    </Button>
  );
}
