import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';
import { allocationQuery } from './allocation.queries';
import { orderPaths } from './order-paths';

/** Where spaces of a date are given to those who ask for them; nothing where they are not. */
export function AllocationLink({ eventId, dateId }: { readonly eventId: string; readonly dateId: string }) {
  const { data } = useQuery(allocationQuery(dateId));
  if (!data || data.stage === 'none') return null;
  return (
    <Notice
      live={false}
      tone="info"
      title={words[data.stage]}
      action={
        <Button asChild>
          <Link to={orderPaths.allocation(eventId, dateId)}>
            {data.stage === 'open' ? 'Ask for spaces' : 'See how they are given'}
          </Link>
        </Button>
      }
    >
      The organizer gives spaces by what vendors ask for, and not to the first who come.
    </Notice>
  );
}

const words = {
  open: 'Ask for the spaces that you want',
  closed: 'Requests for spaces are closed',
  published: 'The spaces were given',
  finished: 'The spaces were given',
} as const;
