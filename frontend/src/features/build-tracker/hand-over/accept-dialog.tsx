import { useAnswerHandOver } from '@entities/build/hand-over.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { BuildView } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Stack } from '@ui/layout/layout';
import { Dialog } from '@ui/overlays/dialog';
import { useNavigate } from 'react-router-dom';
import { WhatGoesAlong } from './what-goes-along';

type AcceptDialogProps = { readonly build: BuildView; readonly onClose: () => void };

/** Takes over a build that is offered, or declines it. */
export function AcceptDialog({ build, onClose }: AcceptDialogProps) {
  const { id, title, owner, offer } = build;
  const { mutate, isPending, error, variables } = useAnswerHandOver(id);
  const navigate = useNavigate();
  const accept = () =>
    mutate(true, {
      onSuccess: () => {
        toast({ title: `${title} is yours`, tone: 'good' });
        onClose();
      },
    });
  const decline = () =>
    mutate(false, {
      onSuccess: () => {
        toast({ title: `You declined ${title}` });
        navigate(paths.buildTracker);
      },
    });
  return (
    <Dialog
      open
      size="small"
      title={`Take over ${title}?`}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="quiet" busy={isPending && variables === false} onClick={decline}>
            Decline
          </Button>
          <Button variant="primary" busy={isPending && variables === true} onClick={accept}>
            Take it over
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Notice tone="problem">{messageOf(error)}</Notice>}
        <p>
          It becomes yours, with its open tasks and what is in the car. {owner.name} keeps a book of it as it
          is now.
        </p>
        {offer && <WhatGoesAlong title="Its history" given={offer.goesAlong} />}
        <p>It starts private: you decide who sees it, and who works on it with you.</p>
      </Stack>
    </Dialog>
  );
}
