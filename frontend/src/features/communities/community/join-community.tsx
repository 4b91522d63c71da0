import { useJoinCommunity, useLeaveCommunity } from '@entities/community/community.mutations';
import { communityInvitationQuery } from '@entities/community/community.queries';
import { isRefusal, messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import type { CommunityView } from '@modules/community/community/community.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { later } from '@ui/overlays/later';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';
import { useInvitationSecret } from './use-invitation-secret';

const RequestDialog = later(() => import('./request-dialog').then((dialog) => dialog.RequestDialog));
const LeaveDialog = later(() => import('./leave-dialog').then((dialog) => dialog.LeaveDialog));

/** Join, ask to, use an invitation, withdraw a request, or leave: what the reader may do, and why not. */
export function JoinCommunity({ community }: { readonly community: CommunityView }) {
  const { id, slug, name, join, standing, isArchived, allowedActions } = community;
  const { secret, forget } = useInvitationSecret(id);
  const session = useSession();
  const joining = useJoinCommunity(id);
  const leaving = useLeaveCommunity(id);
  const [asking, ask] = useState<'request' | 'leave' | null>(null);
  const isStranger = standing === 'none';
  const fail = (error: unknown) => toast({ title: messageOf(error), tone: 'problem' });

  if (session.status === 'signed-out')
    return isArchived ? null : <SignInToJoin slug={slug} isInvited={secret !== ''} join={join} />;
  if (secret !== '' && (isStranger || standing === 'requested') && session.status === 'signed-in')
    return (
      <Invited
        id={id}
        name={name}
        secret={secret}
        busy={joining.isPending}
        onJoin={() =>
          joining.mutate(
            { invitation: secret },
            {
              onSuccess: forget,
              onError: (error) => {
                if (isRefusal(error)) forget();
                fail(error);
              },
            },
          )
        }
        onOver={forget}
      />
    );
  return (
    <>
      {allowedActions.includes('join') && (
        <Button
          variant="primary"
          busy={joining.isPending}
          onClick={() => joining.mutate({}, { onError: fail })}
        >
          Join
        </Button>
      )}
      {allowedActions.includes('requestToJoin') && (
        <Button
          variant="primary"
          onPointerEnter={RequestDialog.load}
          onFocus={RequestDialog.load}
          onClick={() => ask('request')}
        >
          Ask to join
        </Button>
      )}
      {standing === 'requested' && <p className={style.quiet}>A moderator reads your request next.</p>}
      {allowedActions.includes('withdrawRequest') && (
        <Button busy={leaving.isPending} onClick={() => leaving.mutate(undefined, { onError: fail })}>
          Withdraw the request
        </Button>
      )}
      {isStranger && join === 'invitation' && !isArchived && (
        <p className={style.quiet}>To join, ask one of its moderators for a link.</p>
      )}
      {allowedActions.includes('leave') && (
        <Button
          variant="quiet"
          onPointerEnter={LeaveDialog.load}
          onFocus={LeaveDialog.load}
          onClick={() => ask('leave')}
        >
          Leave
        </Button>
      )}
      {asking === 'request' && <RequestDialog community={community} onClose={() => ask(null)} />}
      {asking === 'leave' && <LeaveDialog community={community} onClose={() => ask(null)} />}
    </>
  );
}

type InvitedProps = {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  readonly busy: boolean;
  readonly onJoin: () => void;
  /** The link is over. */
  readonly onOver: () => void;
};

/** An invitation that was opened: opening it changes nothing. */
function Invited({ id, name, secret, busy, onJoin, onOver }: InvitedProps) {
  const { data, error } = useQuery(communityInvitationQuery(id, secret));
  const isOver = isRefusal(error);
  useEffect(() => {
    if (!isOver) return;
    toast({ title: messageOf(error), tone: 'problem' });
    onOver();
  }, [isOver, error, onOver]);
  return (
    <>
      <p className={style.quiet}>You are invited to {name}.</p>
      <Button variant="primary" disabled={!data} busy={busy} onClick={onJoin}>
        Accept and join
      </Button>
      <Button variant="quiet" onClick={onOver}>
        Not now
      </Button>
    </>
  );
}

type SignInToJoinProps = Pick<CommunityView, 'slug' | 'join'> & { readonly isInvited: boolean };

function SignInToJoin({ slug, isInvited, join }: SignInToJoinProps) {
  if (join === 'invitation' && !isInvited)
    return <p className={style.quiet}>To join, ask one of its moderators for a link.</p>;
  return (
    <>
      {isInvited && <p className={style.quiet}>You are invited.</p>}
      <Button asChild variant="primary">
        <Link to={paths.login(paths.community(slug))}>
          {join === 'request' && !isInvited ? 'Sign in to ask' : 'Sign in to join'}
        </Link>
      </Button>
    </>
  );
}
