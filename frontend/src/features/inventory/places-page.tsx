import { locationKindLabels } from '@entities/inventory/inventory-labels';
import { locationsQuery } from '@entities/inventory/item.queries';
import { NewLocationDialog } from '@entities/inventory/new-location-dialog';
import { RequireMember } from '@entities/member/require-member';
import { useOnline } from '@lib/browser/connection';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { LocationView } from '@modules/inventory/location.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Facts } from '@ui/data/card';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Field } from '@ui/forms/field';
import { Switch } from '@ui/forms/switch';
import { TextInput } from '@ui/forms/text-input';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import { ChevronRight, Plus, Search, Warehouse } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PlacesOnDevice } from './on-device/on-demand';
import { PlaceActions } from './places/place-actions';
import { usePlaceTree } from './places/place-tree';
import style from './places/places.module.css';
import { InventoryNav } from './section-nav';

/** /inventory/places: the tree of storage locations. */
export default function PlacesPage() {
  const [isMaking, setMaking] = useState(false);
  return (
    <RequireMember away={<PlacesAway />}>
      <Page>
        <PageHeading
          kicker={<Link to={paths.inventory}>Inventory</Link>}
          title="Places"
          lead="Buildings, racks, shelves, bins, the trailer: whatever you put things into."
          actions={
            <Button variant="primary" icon={<Plus />} onClick={() => setMaking(true)}>
              New place
            </Button>
          }
        />
        <InventoryNav />
        <Places onNew={() => setMaking(true)} />
        {isMaking && (
          <NewLocationDialog
            parentId={null}
            onMade={() => setMaking(false)}
            onClose={() => setMaking(false)}
          />
        )}
      </Page>
    </RequireMember>
  );
}

function PlacesAway() {
  return (
    <Page>
      <PageHeading kicker={<Link to={paths.inventory}>Inventory</Link>} title="Places" />
      <InventoryNav />
      <PlacesOnDevice />
    </Page>
  );
}

function Places({ onNew }: { readonly onNew: () => void }) {
  const [withArchived, setWithArchived] = useState(false);
  const query = useQuery(locationsQuery(withArchived ? 'true' : 'false'));
  const [words, setWords] = useState('');
  const isOnline = useOnline();
  const tree = usePlaceTree(query.data ?? [], words);
  const { data: places, instead } = loaded(query, { label: 'Loading places…', shape: 'row' });
  if (!places) return isOnline ? instead : <PlacesOnDevice />;
  return (
    <Stack>
      {places.length === 0 ? (
        <Empty
          visual={<Warehouse aria-hidden="true" />}
          title="No places yet"
          action={
            <Button variant="primary" onClick={onNew}>
              Add your first place
            </Button>
          }
        >
          Start with the building, then its racks and shelves.
        </Empty>
      ) : (
        <>
          {places.length > manyPlaces && (
            <div className={style.find}>
              <Field label="Find a place" className={style.findField}>
                <TextInput
                  type="search"
                  before={<Search aria-hidden="true" />}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
              </Field>
              <Button onClick={tree.unfoldAll}>Expand all</Button>
              <Button onClick={tree.foldAll}>Collapse all</Button>
            </div>
          )}
          <p className={style.found} role="status">
            {words.trim() && counted(tree.rows.length, 'place')}
          </p>
          <ul role="list" className={style.tree} aria-label="Places">
            {tree.rows.map(({ place, hasInside }) => (
              <li
                key={place.id}
                className={style.place}
                data-depth={words.trim() ? 0 : Math.min(place.depth, MOST_INDENT)}
              >
                <Fold
                  place={place}
                  isUnfolded={tree.isUnfolded(place.id)}
                  onToggle={hasInside && !words.trim() ? () => tree.toggle(place.id) : undefined}
                />
                <Place place={place} isFound={words.trim() !== ''} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Switch label="Show archived places" checked={withArchived} onCheckedChange={setWithArchived} />
    </Stack>
  );
}

const MOST_INDENT = 5;
/** With this many places, the page offers a search and folding. */
const manyPlaces = 12;

interface FoldProps {
  readonly place: LocationView;
  readonly isUnfolded: boolean;
  /** Left out when nothing is inside. */
  readonly onToggle: (() => void) | undefined;
}

function Fold({ place, isUnfolded, onToggle }: FoldProps) {
  if (!onToggle) return <span className={style.noFold} />;
  return (
    <button
      type="button"
      className={style.fold}
      aria-expanded={isUnfolded}
      aria-label={`What is in ${place.path}`}
      onClick={onToggle}
    >
      <ChevronRight aria-hidden="true" />
    </button>
  );
}

interface PlaceProps {
  readonly place: LocationView;
  /** Whether the row is found by a search: it then shows its path. */
  readonly isFound: boolean;
}

function Place({ place, isFound }: PlaceProps) {
  const { id, name, path, kind, code, items, itemsWithin, isArchived } = place;
  return (
    <>
      <div className={style.words}>
        <span className={style.name}>
          <Link to={paths.place(id)}>
            <NoBreak>{isFound ? path : name}</NoBreak>
          </Link>
          <SpaceCode code={code} size="small" />
        </span>
        <Facts
          facts={[
            locationKindLabels[kind],
            isArchived && 'archived',
            itemsWithin > 0 && (
              <Link key="items" to={paths.inventoryAt(id)}>
                {counted(itemsWithin, 'item')}
              </Link>
            ),
            itemsWithin > items && items > 0 && `${items} right here`,
          ]}
        />
      </div>
      <div className={style.actions}>
        <PlaceActions place={place} />
      </div>
    </>
  );
}
