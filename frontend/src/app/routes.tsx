import { Loading } from '@ui/feedback/skeleton';
import { Page } from '@ui/layout/layout';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PageBoundary } from './shell/boundaries';

/** Maps every address to its page. Each page loads when it is first opened; letter case does not matter. */
export function Pages() {
  return (
    <Routes>
      {pages.map(({ at, render, waiting }) =>
        at.map((path) => (
          <Route key={path} path={path} element={<RoutedPage waiting={waiting} page={render()} />} />
        )),
      )}
      <Route path="/api/login" element={<RedirectToLogin />} />
    </Routes>
  );
}

/** Loads the page at a path before anything is rendered, so that the first screen does not wait for it. */
export async function loadFirstPage(pathname: string): Promise<void> {
  const page = pages.find(({ at }) => at.some((path) => matchPath(path, pathname)));
  await page?.loadFirst();
}

const pages = [
  page(['/', '/home'], () => import('../features/marketplace/home/home-page')),
  page(['/listing/:id'], () => import('../features/marketplace/listing/listing-page')),
  page(['/listing/:id/edit'], () => import('../features/marketplace/listing-form/edit-listing-page')),
  page(['/create-listing'], () => import('../features/marketplace/listing-form/create-listing-page')),
  page(['/listings'], () => import('../features/marketplace/my-listings/my-listings-page')),
  page(['/saved'], () => import('../features/saved/saved-page')),
  page(['/matches'], () => import('../features/matches/matches-page')),
  page(['/member/:handle'], () => import('../features/members/profile/member-page')),
  page(['/guardian'], () => import('../features/members/guardian/guardian-page')),
  page(['/seller/:id'], () => import('../features/marketplace/storefront/storefront-page')),
  page(['/about'], () => import('../features/about/about-page')),
  page(['/support'], () => import('../features/support/support-page')),
  page(['/terms'], () => import('../features/terms/terms-page')),
  page(['/privacy'], () => import('../features/privacy/privacy-page')),
  page(['/donate'], () => import('../features/donate/donate-page')),
  page(['/login'], () => import('../features/auth/login/login-page')),
  page(['/logout', '/api/logout'], () => import('../features/auth/logout/logout-page')),
  page(['/verify-email'], () => import('../features/auth/email-links/verify-email-page')),
  page(['/confirm-email'], () => import('../features/auth/email-links/confirm-email-page')),
  page(['/reset-password'], () => import('../features/auth/email-links/reset-password-page')),
  page(['/sign-in-link'], () => import('../features/auth/email-links/sign-in-link-page')),
  page(['/auth/social/done'], () => import('../features/auth/social/social-done-page')),
  page(['/account'], () => import('../features/account/account-page')),
  page(['/inventory'], () => import('../features/inventory/inventory-page'), 'Loading Inventory…'),
  page(['/inventory/create'], () => import('../features/inventory/add-item-page'), 'Loading Add Item…'),
  page(['/inventory/import'], () => import('../features/inventory/import-page')),
  page(['/inventory/places'], () => import('../features/inventory/places-page')),
  page(['/inventory/places/:id'], () => import('../features/inventory/place-page')),
  page(['/inventory/places/:id/manifest'], () => import('../features/inventory/manifest/manifest-page')),
  page(['/inventory/scan'], () => import('../features/inventory/scan/scan-page')),
  page(['/inventory/scan/:id'], () => import('../features/inventory/scan/scan-session-page')),
  page(['/inventory/labels'], () => import('../features/inventory/labels/labels-page')),
  page(['/inventory/share'], () => import('../features/inventory/share/share-links-page')),
  page(['/q/:code'], () => import('../features/inventory/labels/scanned-label-page')),
  page(['/s/:token'], () => import('../features/inventory/share/shared-items-page')),
  page(['/inventory/:id'], () => import('../features/inventory/part-page'), 'Loading Part…'),
  page(['/inventory/:id/edit'], () => import('../features/inventory/edit-item-page'), 'Loading Part…'),
  page(['/wall'], () => import('../features/wall/wall-page')),
  page(
    ['/messages', '/messages/new', '/messages/:id'],
    () => import('../features/messages/messages-page'),
    'Loading Messages…',
  ),
  page(['/notifications'], () => import('../features/notifications/inbox/notifications-page')),
  page(['/unsubscribe'], () => import('../features/notifications/unsubscribe/unsubscribe-page')),
  page(['/events'], () => import('../features/events/events-page')),
  page(['/communities'], () => import('../features/communities/communities-page')),
  page(['/build-tracker'], () => import('../features/build-tracker/build-tracker-page')),
  page(['/analytics'], () => import('../features/analytics/analytics-page')),
  page(['/admin'], () => import('../features/admin/overview/admin-page')),
  page(['/admin/members/:id'], () => import('../features/admin/member/admin-member-page')),
  page(['/admin-advanced'], () => import('../features/admin/system-status/admin-advanced-page')),
  ...(import.meta.env?.DEV ? [page(['/gallery'], () => import('../features/gallery/gallery-page'))] : []),
  page(['*'], () => import('../features/not-found/not-found-page')),
];

function page(
  at: readonly string[],
  load: () => Promise<{ readonly default: ComponentType }>,
  waiting = 'Loading …',
) {
  const Lazy = lazy(load);
  let Loaded: ComponentType | undefined;
  return {
    at,
    waiting,
    render: () => (Loaded ? <Loaded /> : <Lazy />),
    loadFirst: async () => {
      Loaded = (await load()).default;
    },
  };
}

/** Each page has its own error boundary. */
function RoutedPage({ waiting, page }: { readonly waiting: string; readonly page: ReactNode }) {
  const { pathname } = useLocation();
  const wait = (
    <Page>
      <Loading label={waiting} shape="card" />
    </Page>
  );
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={wait}>
        {page}
        <PageAnswers />
      </Suspense>
    </PageBoundary>
  );
}

/** Lets public/early.js repeat a press that came before the page could answer. */
function PageAnswers() {
  useEffect(() => void window.dispatchEvent(new Event('page-answers')), []);
  return null;
}

/** Redirects /api/login to the login page and keeps the query. */
function RedirectToLogin() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: '/login', search }} replace />;
}
