import { donorsQuery } from '@entities/donation/donation.queries';
import { GiftRows } from '@entities/donation/gift-row';
import { paths } from '@lib/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading } from '@ui/layout/layout';
import { HandHeart } from 'lucide-react';
import { Link } from 'react-router-dom';

/** /donate/donors: everybody who gave and lets themselves be thanked. */
export default function DonorsPage() {
  return (
    <Page width="form">
      <BackLink>
        <Link to={paths.donate}>Support Us</Link>
      </BackLink>
      <PageHeading title="Donors" lead="They keep the mobile web app free. Each is named as they chose." />
      <Donors />
    </Page>
  );
}

function Donors() {
  const query = useInfiniteQuery(donorsQuery);
  const { data, instead } = loaded(query, { label: 'Loading the donors…', shape: 'row' });
  if (!data) return instead;
  const gifts = data.pages.flatMap((page) => page.gifts);
  if (gifts.length === 0)
    return (
      <Empty
        visual={<HandHeart aria-hidden="true" />}
        title="Nobody is named here yet"
        action={
          <Button asChild variant="primary">
            <Link to={paths.donate}>Support us</Link>
          </Button>
        }
      >
        Whoever gives is thanked here, and can stay anonymous.
      </Empty>
    );
  return (
    <>
      <GiftRows gifts={gifts} />
      <Pager
        shown={gifts.length}
        unit="gifts"
        busy={query.isFetchingNextPage}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      />
    </>
  );
}
