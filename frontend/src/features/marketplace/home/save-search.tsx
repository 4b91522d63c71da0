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

type SaveSearchProps = {
  readonly filter: SearchFilter;
  readonly from: Point | null;
  /** A phone has room for one short word. */
  readonly isWide: boolean;
};

/** Saves the search in the address. A guest signs in first, and comes back to it. */
export function SaveSearch({ filter, from, isWide }: SaveSearchProps) {
  const member = useMember();
  const [isAsking, setIsAsking] = useState(false);
  const look = {
    variant: isWide ? 'quiet' : 'secondary',
    size: isWide ? 'small' : 'medium',
    icon: <Bookmark />,
    'aria-label': 'Save this search',
  } as const;
  const words = isWide ? 'Save this search' : 'Save';
  if (!member)
    return (
      <Button {...look} asChild>
        <Link to={paths.login(`${paths.home}?${formatFilter(filter)}`)}>{words}</Link>
      </Button>
    );
  return (
    <>
      <Button {...look} onClick={() => setIsAsking(true)}>
        {words}
      </Button>
      {isWide && (
        <Button variant="quiet" size="small" asChild>
          <Link to={paths.saved}>Saved</Link>
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <SaveSearchDialog filter={filter} from={from} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
