import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Page } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link, useLocation } from 'react-router-dom';
import style from './not-found-page.module.css';

/** The page for unknown addresses. */
export default function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  const { pathname } = useLocation();
  return (
    <Page width="form">
      <Panel className={style.card}>
        <SpaceCode kind="space" code="404" size="large" />
        <h1>404 Page Not Found</h1>
        <p>
          There is no page at <code className={style.address}>{pathname}</code>. The link may be old or
          mistyped.
        </p>
        <div className={style.ways}>
          <Button asChild>
            <Link to={paths.home}>Browse Listings</Link>
          </Button>
          <Button asChild>
            <Link to={paths.support}>Help Center</Link>
          </Button>
        </div>
      </Panel>
    </Page>
  );
}
