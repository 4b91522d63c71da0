import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';

/** Explains how buyers and sellers can reach each other. */
export default function MessagesPage() {
  usePageTitle('Messages');
  const member = useMember();
  return (
    <Page width="form">
      <PageHeading title="Messages" lead="No messages. Here is how to reach a seller." />
      <Stack>
        <Panel title="Want a part?">
          <p>
            Open its listing and press “Hold for me”. It is then yours to fetch for 72 hours: nobody else can
            take it, and the seller is told at once.
          </p>
        </Panel>
        <Panel title="Selling?">
          <p>
            Your listings page shows what is on hold. Release it if the buyer does not come, or mark it as
            sold when they have.
          </p>
        </Panel>
        <Row>
          <Button asChild variant="primary">
            <Link to={paths.home}>Browse Listings</Link>
          </Button>
          <Button asChild>
            <Link to={member ? paths.listings : paths.login(paths.listings)}>Your listings</Link>
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}
