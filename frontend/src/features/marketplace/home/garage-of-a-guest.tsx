import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';
import { formatFilter, type SearchFilter } from './search-filter';

/** A guest opened a search for what fits a garage. */
export function GarageOfAGuest({ filter }: { readonly filter: SearchFilter }) {
  return (
    <Notice
      title="Sign in to see what fits your garage"
      action={
        <Button asChild>
          <Link to={paths.login(`${paths.home}?${formatFilter(filter)}`)}>Sign in</Link>
        </Button>
      }
    >
      Or remove this filter to see all listings.
    </Notice>
  );
}
