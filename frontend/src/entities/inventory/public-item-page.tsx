import { usePageTitle } from '@lib/browser/page-title';
import { useSession } from '@lib/session/session';
import type { PublicItemDetail } from '@modules/inventory/label/public-item.schemas';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Link } from 'react-router-dom';
import { PublicItemView } from './public-item';

export type PublicItemPageProps<Key extends readonly unknown[]> = {
  readonly query: UseQueryOptions<PublicItemDetail, unknown, PublicItemDetail, Key>;
  /** The address of this page, and of its list. */
  readonly here: string;
  readonly back: string;
};

/** One item of a share link or a storefront. */
export function PublicItemPage<Key extends readonly unknown[]>({
  query,
  here,
  back,
}: PublicItemPageProps<Key>) {
  const session = useSession();
  const found = useQuery({ ...query, enabled: session.status !== 'loading' });
  usePageTitle(found.data?.title ?? 'Part');
  const { data: item, instead } = loadedPage(found, {
    label: 'Loading Part…',
    shape: 'plate',
    count: 1,
    refused: <NotShown back={back} />,
    stale: 'hidden',
  });
  if (!item) return instead;
  return <PublicItemView item={item} here={here} back={back} isGuest={session.status === 'signed-out'} />;
}

function NotShown({ back }: { readonly back: string }) {
  usePageTitle('Not shown');
  return (
    <EmptyPage
      title="This part is not shown any more"
      action={
        <Button asChild>
          <Link to={back}>See the others</Link>
        </Button>
      }
    >
      It is sold, or the seller took it away.
    </EmptyPage>
  );
}
