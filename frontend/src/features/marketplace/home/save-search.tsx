import type { Point } from '@entities/listing/listing.queries';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatFilter, type SearchFilter } from './search-filter';

/** Loads its form when somebody saves a search: few visits do. */
const SaveSearchDialog = lazy(() =>
  import('./save-search-dialog').then((dialog) => ({ default: dialog.SaveSearchDialog })),
);

type SaveSearchProps = { readonly filter: SearchFilter; readonly from: Point | null };

/** Saves the search in the address. A guest signs in first, and comes back to it. */
export function SaveSearch({ filter, from }: SaveSearchProps) {
  const member = useMember();
  const [isAsking, setIsAsking] = useState(false);
  if (!member)
    return (
      <Button variant="quiet" size="small" icon={<Bookmark />} asChild>
        <Link to={paths.login(`${paths.home}?${formatFilter(filter)}`)}>Save this search</Link>
      </Button>
    );
  return (
    <>
      <Button variant="quiet" size="small" icon={<Bookmark />} onClick={() => setIsAsking(true)}>
        Save this search
      </Button>
      <Button variant="quiet" size="small" asChild>
        <Link to={paths.saved}>Saved</Link>
      </Button>
      {isAsking && (
        <Suspense>
          <SaveSearchDialog filter={filter} from={from} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
