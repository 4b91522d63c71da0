import { myBoughtQuery } from '@entities/listing/own-listings.queries';
import { centsOf, dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { BoughtListing } from '@modules/marketplace/listing.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Card } from '@ui/data/card';
import { Pager } from '@ui/data/pager';
import { Photo } from '@ui/data/photo';
import { Price } from '@ui/data/price';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { NoBreak } from '@ui/layout/no-break';
import { Link } from 'react-router-dom';
import { BoughtSteps } from '../bought-steps';
import style from './my-listings-list.module.css';

/** What the member has bought, newest first: what they paid, when, from whom, and what is left to do. */
export function Bought() {
  const query = useInfiniteQuery(myBoughtQuery);
  const { data, instead } = loaded(query, {
    label: 'Loading Listings…',
    shape: 'row',
    isEmpty: ({ pages }) => pages[0]?.bought.length === 0,
    empty: (
      <Empty
        title="Nothing bought yet"
        action={
          <Button asChild>
            <Link to={paths.home}>Browse listings</Link>
          </Button>
        }
      >
        When a seller marks something as sold to you, you see it here with what you paid.
      </Empty>
    ),
  });
  if (!data) return instead;
  const all = data.pages.flatMap(({ bought }) => bought);
  return (
    <>
      <ul role="list" className={style.shelf}>
        {all.map((one) => (
          <li key={one.dealId}>
            <Purchase bought={one} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Pager
          shown={all.length}
          unit="purchases"
          onMore={() => void query.fetchNextPage()}
          busy={query.isFetchingNextPage}
        />
      )}
    </>
  );
}

function Purchase({ bought }: { readonly bought: BoughtListing }) {
  const { listing, listingId, price, at, other, status, feedbackUntil } = bought;
  return (
    <Card
      layout="row"
      heading="h2"
      photo={<Photo src={listing?.photo?.card} alt="" />}
      price={price !== null && <Price cents={centsOf(price)} size="small" />}
      title={
        listing ? (
          <Link to={paths.listing(listingId)}>
            <NoBreak>{listing.title}</NoBreak>
          </Link>
        ) : (
          'A listing that is no longer shown'
        )
      }
      facts={[
        status === 'unconfirmed' && `${other?.name ?? 'The seller'} says that you bought it`,
        `from ${other?.name ?? 'a former member'}`,
        dayIn(at),
        status === 'agreed' && feedbackUntil && (
          <Badge key="due" tone="sale">
            Feedback due
          </Badge>
        ),
      ]}
      actions={<BoughtSteps bought={bought} listingId={listingId} title={listing?.title} />}
    />
  );
}
