import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Grid, Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { Shelf } from './shelf';

/** The member's parts. A part is kept as a listing: a draft until they want to sell it. */
export default function InventoryPage() {
  usePageTitle('Inventory');
  const member = useMember();
  return (
    <Page>
      <PageHeading
        title="Inventory"
        lead="What you have, where it is, and what you want for it."
        actions={
          <Button asChild variant="primary">
            <Link to={paths.createInventory}>Add a part</Link>
          </Button>
        }
      />
      <Stack gap="loose">
        {member && <Shelf />}
        <Grid min="20rem" stretch>
          <Panel title="Keep a part as a draft">
            <p>
              Write a part down with its numbers, condition and photos, and leave it unpublished. Only you see
              a draft, and it takes one press to sell it later.
            </p>
            <p>
              <Button asChild>
                <Link to={member ? paths.listings : paths.login(paths.listings)}>Open your listings</Link>
              </Button>
            </p>
          </Panel>
          <Panel title="Note where it is">
            <p>
              Give your shelves short codes and put them in the description, as in{' '}
              <SpaceCode code="A-3-07" kind="bin" size="small" />: aisle, shelf, bin. You will find the part
              again when somebody drives up for it.
            </p>
          </Panel>
        </Grid>
      </Stack>
    </Page>
  );
}
