import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/actions/icon-button';
import { toast } from '@ui/feedback/toast-store';
import { Heart } from 'lucide-react';
import { useWatch } from './saved-search.mutations';
import { savedQuery } from './saved-search.queries';
import style from './watch-button.module.css';

/** The heart of a listing: a member who watches it is notified of a lower price. Own listings and guests have none. */
export function WatchButton({
  listing,
}: {
  readonly listing: { readonly id: string; readonly title: string; readonly seller: { readonly id: string } };
}) {
  const member = useMember();
  const { data } = useQuery({ ...savedQuery, enabled: member !== undefined });
  // on the page of saved listings, the row leaves with it
  const { mutate, isPending, variables } = useWatch(listing.id, (on) => {
    if (!on) toast({ title: 'No longer watched', action: { label: 'Undo', onClick: () => mutate(true) } });
  });
  if (!member || member.id === listing.seller.id) return null;
  const isOn = isPending ? variables : (data?.watched.includes(listing.id) ?? false);
  return (
    <IconButton
      label={`Watch ${listing.title}`}
      aria-pressed={isOn}
      className={style.heart}
      onClick={() => mutate(!isOn)}
    >
      <Heart aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
