import { PublicItemGrid } from '@entities/inventory/public-item-grid';
import { PublicItemPage } from '@entities/inventory/public-item-page';
import { sendScan } from '@entities/inventory/share-link.mutations';
import { sharedItemQuery, sharedItemsQuery } from '@entities/inventory/share-link.queries';
import { ListingGridSkeleton } from '@entities/listing/listing-grid';
import { SeeOthers } from '@entities/listing/see-others';
import { ReportButton } from '@entities/report/report-button';
import { tab } from '@lib/browser/browser-store';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { PageTurner } from '@ui/data/page-turner';
import { Empty, EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Link2Off, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';

/** /s/:token: the content of a share link, and with ?item= one item of it, for anybody who has the link. */
export default function SharedItemsPage() {
  const { token = '' } = useParams();
  const item = useSearchParams()[0].get('item');
  return item ? (
    <PublicItemPage
      key={item}
      query={sharedItemQuery(token, item)}
      here={paths.sharedItem(token, item)}
      back={paths.shared(token)}
    />
  ) : (
    <SharedItems key={token} token={token} />
  );
}

function SharedItems({ token }: { readonly token: string }) {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const query = useQuery(sharedItemsQuery(token, page));
  useCountedOnce(token, query.data !== undefined);
  usePageTitle(query.data?.title);
  const { data, instead } = loadedPage(query, {
    label: 'Loading what they brought…',
    children: <ListingGridSkeleton />,
    refused: <NoLink />,
    stale: 'hidden',
  });
  if (!data) return instead;
  const { title, owner, showPrices, items, total, pageSize } = data;
  const turn = (next: number) => {
    setPage(next);
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.member(owner.id)}>{owner.name}</Link>}
        title={title}
        lead="Tap what you like, or walk over and ask."
      />
      <Stack>
        <div ref={top} tabIndex={-1}>
          {total === 0 ? (
            <Empty visual={<Store aria-hidden="true" />} title="Nothing left right now">
              {owner.name} has sold out, or has not put anything here yet.
            </Empty>
          ) : (
            <PublicItemGrid
              items={items}
              showPrices={showPrices}
              heading="h2"
              label={title}
              pathOf={(id) => paths.sharedItem(token, id)}
            />
          )}
        </div>
        <PageTurner page={page} size={pageSize} total={total} unit="items" onPage={turn} />
        <p>
          <Link to={paths.member(owner.id)}>Listings of {owner.name}</Link>
        </p>
        <div>
          <ReportButton
            what="this page"
            target={{ kind: 'share-link', id: token, label: title }}
            ownerId={owner.id}
          />
        </div>
      </Stack>
    </Page>
  );
}

/** A visit counts once, however often the page is reloaded. */
function useCountedOnce(token: string, isShown: boolean): void {
  const isReady = useSession().status !== 'loading' && isShown;
  useEffect(() => {
    const key = `opened-${token}`;
    if (!isReady || tab.read(key) !== null) return;
    tab.write(key, 'counted');
    void sendScan(token);
  }, [token, isReady]);
}

function NoLink() {
  usePageTitle('Link ended');
  return (
    <EmptyPage
      visual={<Link2Off aria-hidden="true" />}
      title="This link no longer works"
      action={<SeeOthers />}
    >
      The seller has ended it, or the address is incomplete. Ask them for a new one.
    </EmptyPage>
  );
}
