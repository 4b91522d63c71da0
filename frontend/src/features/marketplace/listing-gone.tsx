import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Shown when a listing is gone or never existed. */
export function ListingGone() {
  usePageTitle('Listing gone');
  return (
    <EmptyPage
      visual={<SearchX aria-hidden="true" />}
      title="This listing is no longer here"
      action={
        <Button asChild>
          <Link to={paths.home}>Browse Listings</Link>
        </Button>
      }
    >
      It was sold, taken down, or it expired. Other sellers may have the same part.
    </EmptyPage>
  );
}
