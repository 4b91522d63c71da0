import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import type { Followed } from '@modules/community/follow/follow.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { toast } from '@ui/feedback/toast-store';
import { OnDemand } from '@ui/overlays/on-demand';
import { BellOff, Check, Ellipsis, Plus } from 'lucide-react';
import { lazy } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFollow } from './follow.mutations';
import { type FollowTarget, followQuery } from './follow.queries';
import style from './follow-button.module.css';

export type FollowButtonProps = FollowTarget & {
  /** What it is called: "Ana", "#carburetor", "Chevrolet C10". */
  readonly name: string;
  readonly size?: 'small' | 'medium';
  /** What a list has already said of it, so that its rows ask nothing more. */
  readonly known?: Pick<Followed, 'isFollowed' | 'isMuted' | 'mutedUntil'>;
};

/** Follows a member, community, tag, vehicle, build or organizer, or no longer; the menu beside it mutes. A guest signs in first. Nothing for oneself. */
export function FollowButton({ kind, id, name, size = 'medium', known }: FollowButtonProps) {
  const target = { kind, id };
  const session = useSession();
  const isAsked = session.status === 'signed-in' && !known;
  const { data: asked } = useQuery({ ...followQuery(target), enabled: isAsked });
  const { mutate, isPending } = useFollow(target);
  if (session.status === 'signed-out') return <SignInToFollow name={name} size={size} />;
  if (asked && !asked.mayFollow && !asked.isFollowed && !asked.isMuted) return null;
  const data = known ?? asked;
  const { isFollowed = false, isMuted = false, mutedUntil = null } = data ?? {};
  const change = () =>
    mutate(!isFollowed, {
      onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
    });
  return (
    <span className={style.both}>
      <Button
        size={size}
        disabled={!data}
        busy={isPending}
        icon={isFollowed ? <Check /> : <Plus />}
        aria-label={isFollowed ? `Following ${name}. Press to unfollow.` : `Follow ${name}`}
        onClick={change}
      >
        {isFollowed ? 'Following' : 'Follow'}
      </Button>
      {data && (
        <OnDemand
          opens="menu"
          button={<MenuButton name={name} isMuted={isMuted} />}
          load={loadMenu}
          overlay={
            <FollowMenu
              button={<MenuButton name={name} isMuted={isMuted} />}
              target={target}
              name={name}
              isMuted={isMuted}
              mutedUntil={mutedUntil}
            />
          }
        />
      )}
    </span>
  );
}

const loadMenu = () => import('./follow-menu');
const FollowMenu = lazy(() => loadMenu().then(({ FollowMenu: Menu }) => ({ default: Menu })));

function MenuButton({ name, isMuted, ...rest }: { readonly name: string; readonly isMuted: boolean }) {
  return (
    <IconButton {...rest} label={isMuted ? `${name} is muted. Change it.` : `Mute ${name}`}>
      {isMuted ? <BellOff aria-hidden="true" /> : <Ellipsis aria-hidden="true" />}
    </IconButton>
  );
}

function SignInToFollow({ name, size }: Required<Pick<FollowButtonProps, 'name' | 'size'>>) {
  const { pathname, search } = useLocation();
  return (
    <Button asChild size={size} icon={<Plus />}>
      <Link to={paths.login(pathname + search)} aria-label={`Follow ${name}`}>
        Follow
      </Link>
    </Button>
  );
}
