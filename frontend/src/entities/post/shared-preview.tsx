import { listingQuery } from '@entities/listing/listing.queries';
import { money } from '@lib/format';
import { paths } from '@lib/paths';
import type { SharedView } from '@modules/community/post/post.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import type { PostFields } from './post-fields';
import { SharedCard } from './shared-card';

type Shared = NonNullable<PostFields['shared']>;

/** What will be shared, before it is posted. */
export function SharedPreview({
  shared,
  onRemove,
}: {
  readonly shared: Shared;
  /** Absent where the address names it. */
  readonly onRemove: (() => void) | undefined;
}) {
  const view = useSharedView(shared);
  return (
    <div>
      {view ? <SharedCard shared={view} /> : <p>The {shared.kind} is shown with your post.</p>}
      {onRemove && (
        <Button variant="quiet" size="small" flush="start" onClick={onRemove}>
          Do not share it
        </Button>
      )}
    </div>
  );
}

function useSharedView({ kind, id }: Shared): SharedView | undefined {
  const { data } = useQuery({ ...listingQuery(id), enabled: kind === 'listing' });
  if (!data) return undefined;
  const { title, photos, price, area, listingType } = data;
  return {
    kind,
    id,
    name: listingType === 'wanted' ? 'wanted ad' : 'listing',
    title,
    href: paths.listing(id),
    photo: photos[0]?.card ?? null,
    facts: [...(price === null ? [] : [money(price)]), area],
    state: null,
  };
}
