import { paths } from '@lib/paths';
import { useAwayMember, useSession } from '@lib/session/session';
import { Loading } from '@ui/feedback/skeleton';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AwayPage } from './away-page';

type RequireMemberProps = {
  readonly children: ReactNode;
  /** What a member sees who was signed in here, while the server cannot be asked. */
  readonly away?: ReactNode;
};

/** Sends a guest to the login page first, then back here. */
export function RequireMember({ children, away = <AwayPage /> }: RequireMemberProps) {
  const session = useSession();
  const isAway = useAwayMember() !== undefined;
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <Loading label="Loading your account…" />;
  if (isAway) return away;
  if (session.status === 'signed-out') return <Navigate to={paths.login(pathname + search)} replace />;
  return children;
}
