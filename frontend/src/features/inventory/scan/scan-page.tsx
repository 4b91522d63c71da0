import { useOfflineInventory } from '@entities/inventory/offline/use-offline-inventory';
import { useRefreshScanned } from '@entities/inventory/sent-scans.mutations';
import { RequireMember } from '@entities/member/require-member';
import { useFieldMember } from '@entities/member/use-field-member';
import { paths } from '@lib/paths';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading } from '@ui/layout/layout';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { InventoryNav } from '../section-nav';
import { Begin } from './begin';
import { DeviceStatus } from './device-status';
import { Scanning } from './scanning';

/** /inventory/scan: labels scanned one after the other, with a connection or without. */
export default function ScanPage() {
  const memberId = useFieldMember();
  if (memberId === undefined) return <RequireMember>{null}</RequireMember>;
  return <ScanPageOf key={memberId} memberId={memberId} />;
}

function ScanPageOf({ memberId }: { readonly memberId: string }) {
  const { offline, now } = useOfflineInventory(memberId);
  const { inventory, session, unsent } = now;
  const refresh = useRefreshScanned();
  // the copy that was read earlier does not include what was sent
  useEffect(() => {
    if (unsent === 0) refresh();
  }, [unsent, refresh]);
  return (
    <Page width="form">
      <PageHeading kicker={<Link to={paths.inventory}>Inventory</Link>} title="Scan" />
      {!session && <InventoryNav />}
      {!inventory && <Loading label="Reading this device…" shape="card" />}
      {inventory && <DeviceStatus offline={offline} now={now} />}
      {inventory && !session && <Begin offline={offline} now={now} inventory={inventory} />}
      {inventory && session && (
        <Scanning key={session.id} offline={offline} now={now} session={session} inventory={inventory} />
      )}
    </Page>
  );
}
