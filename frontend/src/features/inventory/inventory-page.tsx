import { useKeepInventory } from '@entities/inventory/offline/use-keep-inventory';
import { paths } from '@lib/paths';
import { useAwayMember, useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { FileUp, Package, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ExportButton } from './export-button';
import { Items } from './list/items';
import { ItemsOnDevice } from './on-device/on-demand';
import { InventoryNav } from './section-nav';
import { WaitingForYou } from './transfer/waiting-for-you';

/** /inventory: what the member owns, and where it is. */
export default function InventoryPage() {
  const session = useSession();
  const isAway = useAwayMember() !== undefined;
  useKeepInventory();
  return (
    <Page>
      <PageHeading
        title="Inventory"
        lead="What you own, how many, and where it is. Only you see it, unless you share it."
        actions={
          session.status === 'signed-in' && (
            <>
              <Button asChild variant="primary" icon={<Plus />}>
                <Link to={paths.createInventory}>Add an item</Link>
              </Button>
              <Button asChild icon={<FileUp />}>
                <Link to={paths.importInventory}>Import</Link>
              </Button>
              <ExportButton />
            </>
          )
        }
      />
      {session.status === 'loading' && <Loading label="Loading Inventory…" shape="row" />}
      {isAway && (
        <>
          <InventoryNav />
          <ItemsOnDevice />
        </>
      )}
      {session.status === 'signed-out' && !isAway && <SignInFirst />}
      {session.status === 'signed-in' && (
        <>
          <InventoryNav />
          <Stack>
            <WaitingForYou />
            <Items />
          </Stack>
        </>
      )}
    </Page>
  );
}

function SignInFirst() {
  return (
    <Empty
      visual={<Package aria-hidden="true" />}
      title="Sign in to see your inventory"
      action={
        <Button asChild variant="primary">
          <Link to={paths.login(paths.inventory)}>Sign in</Link>
        </Button>
      }
    >
      Keep track of every part that you own, and find it again when somebody drives up for it.
    </Empty>
  );
}
