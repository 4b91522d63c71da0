import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Page, PageHeading } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { RequireCapability } from '../require-capability';
import { Processors } from './processors';

/** System status: whether every processor follows the event log. */
export default function AdminAdvancedPage() {
  return (
    <RequireCapability capability="administer">
      <Page>
        <PageHeading
          kicker="Admin Console"
          title="System status"
          lead="Whether every processor keeps up with the event log."
          actions={
            <Button asChild>
              <Link to={paths.admin}>Admin Console</Link>
            </Button>
          }
        />
        <Panel title="Processors">
          <Processors />
        </Panel>
      </Page>
    </RequireCapability>
  );
}
