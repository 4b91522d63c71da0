import {
  useChangeStatus,
  useJoinBuild,
  useRemoveCollaborator,
  useRestoreBuild,
} from '@entities/build/build.mutations';
import { roleLabels, statusLabels } from '@entities/build/build-labels';
import { useWithdrawHandOver } from '@entities/build/hand-over.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { BuildView } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Row } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { useState } from 'react';
import { Link } from 'react-router-dom';

const AcceptDialog = later(() => import('../hand-over/accept-dialog').then((dialog) => dialog.AcceptDialog));

/** What a reader must know first, and can answer: an offer, an invitation, a decision, that it rests or is for sale. */
export function BuildNotices({ build }: { readonly build: BuildView }) {
  const { allowedActions, statusNote, status, listingId, offer } = build;
  const decision = build.private?.decision ?? null;
  return (
    <>
      {allowedActions.includes('accept offer') && <OfferedToMe build={build} />}
      {allowedActions.includes('withdraw offer') && <OfferedByMe build={build} />}
      {allowedActions.includes('join') && <Invited build={build} />}
      {allowedActions.includes('restore') && <Deleted build={build} />}
      {decision !== null && <Decided decision={decision} />}
      {status === 'planned' && hasBegun(build) && allowedActions.includes('status') && (
        <Begun build={build} />
      )}
      {statusNote !== '' && (status === 'dormant' || status === 'abandoned') && (
        <Notice live={false} title={status === 'dormant' ? 'It rests' : 'It was given up'}>
          {statusNote}
        </Notice>
      )}
      {listingId !== null && offer === null && (
        <Notice
          live={false}
          title="This car is for sale"
          action={
            <Button asChild size="small">
              <Link to={paths.listing(listingId)}>See the listing</Link>
            </Button>
          }
        />
      )}
    </>
  );
}

function OfferedToMe({ build }: { readonly build: BuildView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Notice
        live={false}
        title={`${build.owner.name} offers you this build`}
        action={
          <Button
            size="small"
            variant="primary"
            onPointerEnter={AcceptDialog.load}
            onFocus={AcceptDialog.load}
            onClick={() => setOpen(true)}
          >
            Answer
          </Button>
        }
      >
        The car, its open tasks and what is in it would become yours.
      </Notice>
      {isOpen && <AcceptDialog build={build} onClose={() => setOpen(false)} />}
    </>
  );
}

function OfferedByMe({ build: { id, title, offer } }: { readonly build: BuildView }) {
  const { mutate, isPending } = useWithdrawHandOver(id);
  if (offer === null) return null;
  return (
    <Notice
      live={false}
      title={`Offered to ${offer.to.name}`}
      action={
        <Button
          size="small"
          busy={isPending}
          onClick={() =>
            mutate(undefined, {
              onSuccess: () => toast({ title: `${title} is offered to nobody any more` }),
              onError: tell,
            })
          }
        >
          Withdraw the offer
        </Button>
      }
    >
      It is yours until they take it over.
    </Notice>
  );
}

function Invited({ build }: { readonly build: BuildView }) {
  const { id, owner, title, collaborators } = build;
  const join = useJoinBuild(id);
  const decline = useRemoveCollaborator(id);
  const me = useMember()?.id ?? '';
  const role = collaborators.find(({ member }) => member.id === me)?.role ?? 'looks';
  return (
    <Notice
      live={false}
      title={`${owner.name} invites you to this build`}
      action={
        <Row>
          <Button
            size="small"
            variant="primary"
            busy={join.isPending}
            onClick={() =>
              join.mutate(undefined, {
                onSuccess: () => toast({ title: `You work on ${title} now`, tone: 'good' }),
                onError: tell,
              })
            }
          >
            Accept
          </Button>
          <Button size="small" busy={decline.isPending} onClick={() => decline.mutate(me, { onError: tell })}>
            Decline
          </Button>
        </Row>
      }
    >
      Your part: {roleLabels[role].means}
    </Notice>
  );
}

/** Whoever begins to work seldom thinks of the status. */
function Begun({ build: { id, title } }: { readonly build: BuildView }) {
  const { mutate, isPending } = useChangeStatus(id);
  const begin = () =>
    mutate(
      { status: 'active', note: '' },
      {
        onSuccess: () => toast({ title: `${title}: ${statusLabels.active.name}`, tone: 'good' }),
        onError: tell,
      },
    );
  return (
    <Notice
      live={false}
      title="Work has begun"
      action={
        <Button size="small" busy={isPending} onClick={begin}>
          It is in progress
        </Button>
      }
    >
      This build is still said to be planned.
    </Notice>
  );
}

const hasBegun = ({ entries, tasksDone }: BuildView) => entries > 0 || tasksDone > 0;

function Deleted({ build: { id, title } }: { readonly build: BuildView }) {
  const { mutate, isPending } = useRestoreBuild();
  return (
    <Notice
      tone="warn"
      live={false}
      title="You deleted this build"
      action={
        <Button
          size="small"
          busy={isPending}
          onClick={() =>
            mutate(id, {
              onSuccess: () => toast({ title: `${title} is back`, tone: 'good' }),
              onError: tell,
            })
          }
        >
          Restore
        </Button>
      }
    >
      It can be restored for 30 days.
    </Notice>
  );
}

function Decided({ decision }: { readonly decision: 'hidden' | 'removed' }) {
  return (
    <Notice
      tone="warn"
      live={false}
      title={decision === 'hidden' ? 'Hidden until a review' : 'Our staff removed this build'}
      action={
        <Button asChild size="small">
          <Link to={paths.decisions}>See the decision</Link>
        </Button>
      }
    >
      {decision === 'hidden'
        ? 'Only those who work on it see it. Our staff look at it.'
        : 'Only those who work on it see it, and nobody changes it. You can appeal.'}
    </Notice>
  );
}

const tell = (error: unknown) => void toast({ title: messageOf(error), tone: 'problem' });
