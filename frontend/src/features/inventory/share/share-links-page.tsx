import { shareLinksQuery } from '@entities/inventory/share-link.queries';
import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Plus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { InventoryNav } from '../section-nav';
import { NewShareLink } from './new-share-link';
import { ShareLinkPanel } from './share-link-panel';

/** /inventory/share: links that show part of the inventory to anybody who has them. */
export default function ShareLinksPage() {
  return (
    <RequireMember>
      <ShareLinks />
    </RequireMember>
  );
}

function ShareLinks() {
  const { itemIds, clear } = useChosenItems();
  const [isMaking, setMaking] = useState(itemIds.length > 0);
  const { data, instead } = loaded(useQuery(shareLinksQuery), { label: 'Loading your links…', shape: 'row' });
  const close = () => {
    setMaking(false);
    clear();
  };
  const make = () => setMaking(true);
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.inventory}>Inventory</Link>}
        title="Share links"
        lead="A page of what you brought, for everybody with the link or the sign on your table. Private items are never on it."
        actions={
          <Button variant="primary" icon={<Plus />} onClick={make}>
            New link
          </Button>
        }
      />
      <InventoryNav />
      {instead}
      {data?.length === 0 && (
        <Empty
          visual={<QrCode aria-hidden="true" />}
          title="No links yet"
          action={
            <Button variant="primary" onClick={make}>
              Create your first link
            </Button>
          }
        >
          Make one for the next meet, print its sign, and put it on the table.
        </Empty>
      )}
      <Stack>
        {data?.map((link) => (
          <ShareLinkPanel key={link.id} link={link} />
        ))}
      </Stack>
      {isMaking && <NewShareLink itemIds={itemIds} onClose={close} />}
    </Page>
  );
}

/** The items that the list sent along to share. */
function useChosenItems() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { itemIds = [] } = (state ?? {}) as { readonly itemIds?: string[] };
  return { itemIds, clear: () => navigate(paths.shareLinks, { replace: true }) };
}
