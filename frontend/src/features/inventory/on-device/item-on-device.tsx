import { quantityText } from '@entities/inventory/inventory-labels';
import { ItemStatusBadge } from '@entities/inventory/item-status-badge';
import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import { paths } from '@lib/paths';
import { linesOf } from '@modules/inventory/scan-session/offline.schemas';
import { SpaceCode } from '@ui/data/space-code';
import { Page, PageHeading } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link, useParams } from 'react-router-dom';
import { OnDevice } from './on-device';
import style from './on-device.module.css';

/** An item without a connection: its code, and where it is. */
export function ItemOnDevice() {
  const { id = '' } = useParams();
  return (
    <Page width="form">
      <OnDevice>{(inventory) => <Item inventory={inventory} id={id} />}</OnDevice>
    </Page>
  );
}

function Item({ inventory, id }: { readonly inventory: InventoryIndex; readonly id: string }) {
  const item = inventory.item(id);
  const kicker = <Link to={paths.inventory}>Inventory</Link>;
  if (!item) return <PageHeading kicker={kicker} title="This item is not on this device" />;
  return (
    <>
      <PageHeading
        kicker={kicker}
        title={item.title}
        lead={
          <>
            <SpaceCode code={item.code} kind="label" /> <ItemStatusBadge status={item.status} />
          </>
        }
      />
      <Panel title="Where it is">
        <ul role="list" className={style.list}>
          {linesOf(item.stock).map(({ locationId, quantity }) => (
            <li key={locationId} className={style.row}>
              <span className={style.name}>
                {locationId === null ? (
                  inventory.nameOf(null)
                ) : (
                  <Link to={paths.place(locationId)}>{inventory.nameOf(locationId)}</Link>
                )}
              </span>
              {quantityText(quantity, 'each')}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
