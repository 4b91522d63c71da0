import { PageTitle } from '@lib/browser/page-title';
import { allPages, pathsOf } from '@modules/pages/all-pages.schemas';
import type { PageDeclaration } from '@modules/pages/page.schemas';
import { Loading } from '@ui/feedback/skeleton';
import { Page } from '@ui/layout/layout';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { matchRoutes, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { type LoadPage, pageFiles } from './page-files';
import { PageBoundary } from './shell/boundaries';

/** Maps every address to its page, as modules/pages/pages.schemas.ts declares it. Each page loads when it is first opened; letter case does not matter. */
export function Pages() {
  return (
    <Routes>
      {routes.map(({ path, page, render }) => (
        <Route key={path} path={path} element={<RoutedPage waiting={page.loading} page={render()} />} />
      ))}
      {allPages.flatMap(({ path, redirectsFrom = [], movedFrom = [] }) =>
        [...redirectsFrom, ...movedFrom].map((from) => (
          <Route key={from} path={from} element={<Redirect to={path} />} />
        )),
      )}
      <Route path="*" element={<RoutedPage page={<NotFound />} />} />
    </Routes>
  );
}

/** Loads the page at a path before anything is rendered, so that the first screen does not wait for it. */
export async function loadFirstPage(pathname: string): Promise<void> {
  await matchRoutes([...routes], pathname)?.[0]?.route.loadFirst();
}

const NotFound = lazy(() => import('../features/not-found/not-found-page'));

const routes = allPages.flatMap((page, index) => {
  const loaded = load(page, pageFiles[index] as LoadPage);
  return pathsOf(page).map((path) => ({ path, page, ...loaded }));
});

function load(page: PageDeclaration, loadFile: LoadPage) {
  const loadPage = async () => {
    const { default: Content, title = page.title } = await loadFile();
    return { default: () => titled(title, <Content />) };
  };
  const Lazy = lazy(loadPage);
  let Loaded: ComponentType | undefined;
  return {
    render: () => (Loaded ? <Loaded /> : <Lazy />),
    loadFirst: async () => {
      Loaded = (await loadPage()).default;
    },
  };
}

/** Shows the page under its declared title, which the page may replace. */
const titled = (title: string | null, content: ReactNode) => (
  <>
    <PageTitle title={title} />
    {content}
  </>
);

/** Each page has its own error boundary. */
function RoutedPage({
  waiting = 'Loading …',
  page,
}: {
  readonly waiting?: string | undefined;
  readonly page: ReactNode;
}) {
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

/** Leads to a page and keeps parameters and query. */
function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  const params = useParams();
  const pathname = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return <Navigate to={{ pathname, search }} replace />;
}
