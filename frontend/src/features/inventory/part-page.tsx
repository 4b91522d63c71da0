import { usePageTitle } from '@lib/page-title';
import { paths } from '@lib/paths';
import { Button } from '@ui/button';
import { Empty } from '@ui/empty';
import { Page } from '@ui/layout';
import { SpaceCode } from '@ui/space-code';
import { Link, useParams } from 'react-router-dom';

/** The page of one part: parts for sale have theirs among the listings. */
export default function PartPage() {
  const { id = '' } = useParams();
  usePageTitle('Part');
  return (
    <Page width="form">
      <Empty
        heading="h1"
        title="No part under this label"
        visual={<SpaceCode code={id.slice(0, 12)} kind="label" size="large" />}
        action={
          <>
            <Button asChild variant="primary">
              <Link to={paths.listing(id)}>Look among the listings</Link>
            </Button>
            <Button asChild>
              <Link to={paths.inventory}>Inventory</Link>
            </Button>
          </>
        }
      >
        Parts are kept as listings and drafts. If this one is for sale, it stands there under the same label.
      </Empty>
    </Page>
  );
}
