import { wasFieldUsed } from '@entities/inventory/offline/offline-used';
import { shownAnnouncementsQuery } from '@entities/operations/announcements.queries';
import { watchBehind } from '@lib/api/behind';
import { isEmbedded } from '@lib/browser/is-embedded';
import { whenIdle } from '@lib/browser/when-idle';
import { leftMembers } from '@lib/session/left';
import { currentSession, rememberedMember, useMember, watchSession } from '@lib/session/session';
import { notifyManager, type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useToast } from '@ui/feedback/use-toast';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Bell } from '../features/notifications/bell/bell';
import { Pages } from './routes';
import { GlobalBoundary, OverlayBoundary } from './shell/boundaries';
import { Shell } from './shell/shell';

export interface AppProps {
  readonly queries: QueryClient;
  /** The router on the server, where the browser's cannot be used. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
}

/** The whole app: one router, one cache of server state, one frame around every page. */
export function App({ queries, router: Router = BrowserRouter }: AppProps) {
  return (
    <GlobalBoundary>
      <ServerState client={queries}>
        <Router>
          <Shell bell={<Bell />}>
            <OverlayBoundary>
              <WhenIdle>
                <NotesIfAny />
              </WhenIdle>
            </OverlayBoundary>
            <OverlayBoundary>
              <WhenIdle>
                <ConnectionNotes />
              </WhenIdle>
            </OverlayBoundary>
            <Pages />
          </Shell>
          <OverlayBoundary>
            <AfterStart>
              <Onboarding />
            </AfterStart>
          </OverlayBoundary>
          <OverlayBoundary>
            <ForMembers />
          </OverlayBoundary>
        </Router>
        <OverlayBoundary>
          <Toasts />
        </OverlayBoundary>
      </ServerState>
    </GlobalBoundary>
  );
}

const Onboarding = lazy(() =>
  import('../features/onboarding/onboarding').then((module) => ({ default: module.Onboarding })),
);

/** Loads while there is a connection, for when there is none. */
const ConnectionNotes = lazy(() =>
  import('../features/connection/connection-notes').then((notes) => ({ default: notes.ConnectionNotes })),
);

const Notes = lazy(() => import('./shell/notes').then((module) => ({ default: module.Notes })));

/** Most visits have nothing to be told: they load one answer, and no code to show it. */
function NotesIfAny() {
  const isSuspended = useMember()?.suspension != null;
  const isTold = (useQuery(shownAnnouncementsQuery).data?.announcements.length ?? 0) > 0;
  return (isSuspended || isTold) && <Notes />;
}

/** What may wait until the page is there and has nothing to do. */
function WhenIdle({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => whenIdle(() => setShown(true)), []);
  return isShown && !isEmbedded() && <Suspense>{children}</Suspense>;
}

/** What only the browser renders; its code loads after the page. */
function AfterStart({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return isShown && <Suspense>{children}</Suspense>;
}

const MemberDialogs = lazy(() =>
  import('./member-dialogs').then((module) => ({ default: module.MemberDialogs })),
);

function ForMembers() {
  if (!useMember()) return null;
  return (
    <AfterStart>
      <MemberDialogs />
    </AfterStart>
  );
}

const Toaster = lazy(() => import('@ui/feedback/toast').then((module) => ({ default: module.Toaster })));

/** The code of toasts loads with the first one. */
function Toasts() {
  if (useToast().toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

/** Milliseconds until a page asks again for a response that did not yet include the member's own changes. */
export const BEHIND_MS = 2_000;

/** Deletes what this device has of members whose session has ended; the code for it loads only if there are any. */
async function forgetWhatIsLeft(): Promise<void> {
  if (leftMembers().length === 0 && !wasFieldUsed()) return;
  const { forgetDevice } = await import('@entities/device/forget-device');
  await forgetDevice();
}

/** Clears every cached query when the member changes, so that nobody sees what another member was shown. When nobody is signed in, this device keeps
 *  nothing of a member. */
function ServerState({ client, children }: { readonly client: QueryClient; readonly children: ReactNode }) {
  useEffect(() => {
    let who = sessionKey();
    return watchSession(() => {
      const now = sessionKey();
      if (now === 'guest' && !rememberedMember()) void forgetWhatIsLeft();
      if (now === undefined || now === who) return;
      if (who !== undefined) resetQueries(client);
      who = now;
    });
  }, [client]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchBehind(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.refetchQueries({ type: 'active' });
      }, BEHIND_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Queries on screen are fetched again after the pages know who is signed in: a member's query is never sent as a
 *  guest. */
function resetQueries(client: QueryClient): void {
  notifyManager.batch(() => {
    for (const query of client.getQueryCache().getAll()) query.reset();
  });
  setTimeout(() => void client.refetchQueries({ type: 'active' }, { cancelRefetch: false }));
}

/** Undefined until the session is known. */
function sessionKey(): string | undefined {
  const session = currentSession();
  if (session.status === 'loading') return undefined;
  return session.status === 'signed-in' ? session.user.uid : 'guest';
}
