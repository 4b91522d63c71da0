import { call } from '@lib/api/call';
import { messageOf } from '@lib/api/problem';
import { myListings } from '@modules/marketplace/marketplace.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Plate } from '@ui/data/plate';
import { Notice } from '@ui/feedback/notice';
import { Skeleton } from '@ui/feedback/skeleton';

const shelfQuery = queryOptions({
  queryKey: [myListings.path, 'all'] as const,
  queryFn: ({ signal }) => call(myListings, { signal }),
  select: ({ counts }) => counts,
});

/** Counts the member's parts by state. */
export function Shelf() {
  const shelf = useQuery(shelfQuery);
  if (shelf.isPending) return <Skeleton shape="plate" />;
  if (shelf.isError) return <Notice tone="problem">{messageOf(shelf.error)}</Notice>;
  const { active = 0, held = 0, draft = 0, paused = 0, sold = 0 } = shelf.data;
  return (
    <Plate
      title="On your shelf"
      facts={[
        { label: 'For sale', value: active },
        { label: 'On hold', value: held },
        { label: 'Drafts', value: draft },
        { label: 'Paused', value: paused },
        { label: 'Sold', value: sold },
      ]}
    />
  );
}
