import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { Loading } from '@ui/feedback/skeleton';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** Sends a guest to the login page first, then back here. */
export function RequireMember({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <Loading label="Loading your account…" />;
  if (session.status === 'signed-out') return <Navigate to={paths.login(pathname + search)} replace />;
  return children;
}
