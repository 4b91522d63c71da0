import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import { useOfflineInventory } from '@entities/inventory/offline/use-offline-inventory';
import { useFieldMember } from '@entities/member/use-field-member';
import { dayIn, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Stack } from '@ui/layout/layout';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './on-device.module.css';

export type OnDeviceProps = { readonly children: (inventory: InventoryIndex) => ReactNode };

/** Shows what this device has of the member's inventory, and since when, while there is no connection. */
export function OnDevice(props: OnDeviceProps) {
  const memberId = useFieldMember();
  return memberId !== undefined && <OnDeviceOf memberId={memberId} {...props} />;
}

function OnDeviceOf({ memberId, children }: OnDeviceProps & { readonly memberId: string }) {
  const { inventory, readAt } = useOfflineInventory(memberId).now;
  if (!inventory) return <Loading label="Reading this device…" shape="row" />;
  if (readAt === undefined)
    return (
      <Empty visual={<CloudOff aria-hidden="true" />} title="Nothing of your inventory is on this device yet">
        Open your inventory once with a connection. From then on you find your items here without one.
      </Empty>
    );
  return (
    <Stack>
      <div className={style.since}>
        <p>
          On this device since {dayIn(readAt)}, {timeIn(readAt)}. Photos and details need a connection.
        </p>
        <Button asChild size="small">
          <Link to={paths.scan}>Scan</Link>
        </Button>
      </div>
      {children(inventory)}
    </Stack>
  );
}
