import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { EmptyPage } from '@ui/feedback/empty';
import { Link } from 'react-router-dom';

/** The member has no item with this id. */
export function NoSuchPart({ id }: { readonly id: string }) {
  return (
    <EmptyPage
      title="No part with this label"
      visual={<SpaceCode code={id.slice(0, 12)} kind="label" size="large" />}
      action={
        <>
          <Button asChild variant="primary">
            <Link to={paths.inventory}>Open your inventory</Link>
          </Button>
          <Button asChild>
            <Link to={paths.listing(id)}>Search the listings</Link>
          </Button>
        </>
      }
    >
      None of your items has this label. If it is for sale, look for it in the listings.
    </EmptyPage>
  );
}
