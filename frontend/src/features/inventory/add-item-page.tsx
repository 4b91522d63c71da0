import { RequireMember } from '@entities/member/require-member';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';

/** Adds a part as a draft, which only its owner sees. */
export default function AddItemPage() {
  usePageTitle('Add Item');
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          kicker={<Link to={paths.inventory}>Inventory</Link>}
          title="Add Item"
          lead="Have the part and a phone at hand; it takes two minutes."
        />
        <Stack>
          <Panel title="Three things to look for">
            <ol>
              <li>The numbers on it: part number, casting number, date code.</li>
              <li>What it came off: year, make, model, and what else it fits.</li>
              <li>Its flaws. A photo of the worst side saves a drive for nothing.</li>
            </ol>
          </Panel>
          <p>
            <Button asChild variant="primary" size="large">
              <Link to={paths.createListing}>Write it down as a draft</Link>
            </Button>
          </p>
        </Stack>
      </Page>
    </RequireMember>
  );
}
