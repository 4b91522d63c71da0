import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { EmptyPage } from '@ui/feedback/empty';
import { Link, useParams } from 'react-router-dom';

/** Says that no part has this label, and links to the listing under the same label. */
export default function PartPage() {
  const { id = '' } = useParams();
  usePageTitle('Part');
  return (
    <EmptyPage
      title="No part under this label"
      visual={<SpaceCode code={id.slice(0, 12)} kind="label" size="large" />}
      action={
        <>
          <Button asChild variant="primary">
            <Link to={paths.listing(id)}>Search the listings</Link>
          </Button>
          <Button asChild>
            <Link to={paths.inventory}>Inventory</Link>
          </Button>
        </>
      }
    >
      Parts are kept as listings and drafts. If this one is for sale, you find it there under the same label.
    </EmptyPage>
  );
}
