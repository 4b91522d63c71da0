import { locationKindLabels } from '@entities/inventory/inventory-labels';
import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import { paths } from '@lib/paths';
import { Facts } from '@ui/data/card';
import { SpaceCode } from '@ui/data/space-code';
import { Page, PageHeading } from '@ui/layout/layout';
import { Link, useParams } from 'react-router-dom';
import { ItemRows } from './item-rows';
import { OnDevice } from './on-device';
import style from './on-device.module.css';

/** The storage locations without a connection. */
export function PlacesOnDevice() {
  return <OnDevice>{(inventory) => <Places inventory={inventory} />}</OnDevice>;
}

function Places({ inventory }: { readonly inventory: InventoryIndex }) {
  const places = inventory.places.toSorted((one, other) => one.path.localeCompare(other.path));
  return (
    <ul role="list" className={style.list} aria-label="Places">
      {places.map(({ id, path, code, kind }) => (
        <li key={id} className={style.row}>
          <span className={style.name}>
            <Link to={paths.place(id)}>{path}</Link>
            <SpaceCode code={code} size="small" />
          </span>
          <Facts facts={[locationKindLabels[kind]]} />
        </li>
      ))}
    </ul>
  );
}

/** One storage location without a connection, with everything in it. */
export function PlaceOnDevice() {
  const { id = '' } = useParams();
  return (
    <Page width="form">
      <OnDevice>{(inventory) => <Place inventory={inventory} id={id} />}</OnDevice>
    </Page>
  );
}

function Place({ inventory, id }: { readonly inventory: InventoryIndex; readonly id: string }) {
  const place = inventory.place(id);
  const kicker = <Link to={paths.places}>Places</Link>;
  if (!place) return <PageHeading kicker={kicker} title="This place is not on this device" />;
  return (
    <>
      <PageHeading kicker={kicker} title={place.path} lead={<SpaceCode code={place.code} kind="place" />} />
      <ItemRows inventory={inventory} items={inventory.itemsAt(inventory.within(id))} />
    </>
  );
}
