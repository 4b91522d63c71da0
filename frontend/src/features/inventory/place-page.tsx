import { locationKindLabels } from '@entities/inventory/inventory-labels';
import { locationQuery } from '@entities/inventory/item.queries';
import { useLocationCommand } from '@entities/inventory/location.mutations';
import { RequireMember } from '@entities/member/require-member';
import { useOnline } from '@lib/browser/connection';
import { usePageTitle } from '@lib/browser/page-title';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Plate } from '@ui/data/plate';
import { SpaceCode } from '@ui/data/space-code';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { MenuItem } from '@ui/overlays/menu';
import { ClipboardList, Ellipsis, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { History } from './history';
import { PlaceOnDevice } from './on-device/on-demand';
import { PlaceActions } from './places/place-actions';
import { PlacePhoto } from './places/place-photo';
import style from './places/places.module.css';

/** /inventory/places/:id: one storage location. */
export default function PlacePage() {
  return (
    <RequireMember away={<PlaceOnDevice />}>
      <Place />
    </RequireMember>
  );
}

function Place() {
  const { id = '' } = useParams();
  const query = useQuery(locationQuery(id));
  const isOnline = useOnline();
  const undo = useLocationCommand(id);
  usePageTitle(query.data?.name);
  const { data, instead } = loadedPage(query, {
    label: 'Loading this place…',
    shape: 'plate',
    count: 1,
    refused: <NoSuchPlace />,
  });
  if (!data) return isOnline ? instead : <PlaceOnDevice />;
  const { path, name, kind, code, note, items, itemsWithin, isArchived, history } = data;
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.places}>Places</Link>}
        title={name}
        lead={
          <>
            <SpaceCode code={code} kind="place" /> {isArchived && <Badge>Archived</Badge>}
          </>
        }
      />
      <div className={style.columns}>
        <Stack gap="loose">
          <PlacePhoto place={data} />
          <Plate
            title={path}
            facts={[
              { label: 'What it is', value: locationKindLabels[kind] },
              { label: 'Right here', value: counted(items, 'item') },
              { label: 'With everything inside', value: counted(itemsWithin, 'item') },
            ]}
          />
          {note && <p className={style.note}>{note}</p>}
          <div className={style.actions}>
            <Button asChild variant="primary">
              <Link to={paths.inventoryAt(id)}>See what is in it</Link>
            </Button>
            {isArchived ? (
              <Button asChild>
                <Link to={paths.manifest(id)}>Manifest</Link>
              </Button>
            ) : (
              <Button asChild>
                <Link to={`${paths.createInventory}?locationId=${id}`}>Add an item here</Link>
              </Button>
            )}
            <Button asChild icon={<Printer />}>
              <Link to={paths.labelOfPlace(id)}>Print label</Link>
            </Button>
            <PlaceActions place={data} button={<Button icon={<Ellipsis />}>More</Button>}>
              <MenuItem asChild>
                <Link to={paths.manifest(id)}>
                  <ClipboardList aria-hidden="true" />
                  Manifest
                </Link>
              </MenuItem>
            </PlaceActions>
          </div>
        </Stack>
        <Panel title="History">
          <History
            steps={history}
            busy={undo.isPending && undo.variables.type === 'undo' ? undo.variables.step : null}
            error={undo.error}
            onUndo={(step) => undo.mutate({ type: 'undo', step })}
          />
        </Panel>
      </div>
    </Page>
  );
}

function NoSuchPlace() {
  return (
    <EmptyPage
      title="No such place"
      action={
        <Button asChild variant="primary">
          <Link to={paths.places}>See your places</Link>
        </Button>
      }
    >
      You have no such place.
    </EmptyPage>
  );
}
