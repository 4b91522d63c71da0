import { dayText } from '@entities/inventory/inventory-labels';
import { itemQuery } from '@entities/inventory/item.queries';
import { ItemStatusBadge } from '@entities/inventory/item-status-badge';
import { Matches } from '@entities/match/matches';
import { RequireMember } from '@entities/member/require-member';
import { PhotoGallery } from '@entities/photo/photo-gallery';
import { useOnline } from '@lib/browser/connection';
import { usePageTitle } from '@lib/browser/page-title';
import { readDay } from '@lib/day';
import { paths } from '@lib/paths';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { later } from '@ui/overlays/later';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import style from './item/item.module.css';
import { ItemActions } from './item/item-actions';
import { ItemFacts } from './item/item-facts';
import { ItemHistory } from './item/item-history';
import { ItemOut } from './item/item-out';
import { ItemStock } from './item/item-stock';
import { NoSuchPart } from './no-such-part';
import { ItemOnDevice } from './on-device/on-demand';
import { Provenance } from './transfer/provenance';

const FitSaidPanel = later(() =>
  import('@entities/build/fit-said-panel').then((panel) => panel.FitSaidPanel),
);

/** /inventory/:id: one item, now or as it was on a day. */
export default function PartPage() {
  return (
    <RequireMember away={<ItemOnDevice />}>
      <Part />
    </RequireMember>
  );
}

function Part() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const day = readDay(params.get('on'));
  const query = useQuery(itemQuery(id, day));
  const isOnline = useOnline();
  usePageTitle(query.data?.title);
  const showNow = <Button onClick={() => setParams({})}>Show it as it is now</Button>;
  const refused = day ? (
    <EmptyPage title={`Not there yet on ${dayText(day)}`} action={showNow}>
      You added it later.
    </EmptyPage>
  ) : (
    <NoSuchPart id={id} />
  );
  const { data: item, instead } = loadedPage(query, {
    label: 'Loading Part…',
    shape: 'plate',
    count: 1,
    refused,
  });
  if (!item) return isOnline ? instead : <ItemOnDevice />;
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.inventory}>Inventory</Link>}
        title={item.title}
        lead={<Lead item={item} />}
      />
      {day && (
        <Notice
          live={false}
          className={style.past}
          title={`As it was at the end of ${dayText(day)}`}
          action={showNow}
        >
          Places are shown with the names they have today.
        </Notice>
      )}
      <div className={style.columns}>
        <div className={style.column}>
          <div className={style.gallery}>
            <PhotoGallery photos={item.photos} title={item.title} />
          </div>
          <div className={style.facts}>
            {item.matchOptIn && <Matches of={item.id} title="Somebody near you needs this" />}
            <ItemFacts item={item} />
          </div>
        </div>
        <div className={style.column}>
          <Panel title="Where it is" className={style.where}>
            <Stack>
              <ItemStock item={item} />
              {!day && <ItemActions item={item} />}
            </Stack>
          </Panel>
          {item.portions.length > 0 && <ItemOut item={item} isPast={day !== undefined} />}
          {!day && <Provenance id={item.id} />}
          {!day && <FitSaidPanel of={{ itemId: item.id }} />}
          {!day && (
            <div className={style.history}>
              <ItemHistory id={item.id} onDay={(on) => setParams({ on })} />
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}

function Lead({ item }: { readonly item: ItemDetail }) {
  return (
    <span className={style.lead}>
      <SpaceCode code={item.code} kind="label" />
      <ItemStatusBadge status={item.status} />
      {item.listingId && <Link to={paths.listing(item.listingId)}>See its listing</Link>}
    </span>
  );
}
