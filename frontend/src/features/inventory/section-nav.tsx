import { myListingsQuery } from '@entities/listing/own-listings.queries';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { LinkTabs } from '@ui/layout/link-tabs';

/** The sections of the inventory: items, places, labels, share links, and the member's listings and drafts. */
export function InventoryNav() {
  const { data } = useQuery({ ...myListingsQuery(), enabled: useMember() !== undefined });
  const { active = 0, held = 0 } = data?.counts ?? {};
  return (
    <LinkTabs
      label="Inventory"
      tabs={[
        { to: paths.inventory, label: 'Items' },
        { to: paths.places, label: 'Places' },
        { to: paths.scan, label: 'Scan' },
        { to: paths.labels, label: 'Labels' },
        { to: paths.shareLinks, label: 'Share' },
        { to: paths.listings, label: 'My listings', ...(data && { count: active + held }) },
      ]}
    />
  );
}
