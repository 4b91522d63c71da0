import { isRefusal } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { useSession } from '@lib/session/session';
import type { PublicItemDetail } from '@modules/inventory/label/public-item.schemas';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { PageProblem } from '@ui/feedback/load-problem';
import { Loading } from '@ui/feedback/skeleton';
import { Page } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { PublicItemView } from './public-item';

export type PublicItemPageProps<Key extends readonly unknown[]> = {
  readonly query: UseQueryOptions<PublicItemDetail, unknown, PublicItemDetail, Key>;
  /** The address of this page, and of the list that it belongs to. */
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
  const { data, error, refetch } = useQuery({ ...query, enabled: session.status !== 'loading' });
  usePageTitle(data?.title ?? 'Part');
  if (isRefusal(error)) return <NotShown back={back} />;
  if (error) return <PageProblem error={error} refetch={refetch} />;
  if (!data)
    return (
      <Page>
        <Loading label="Loading Part…" shape="plate" count={1} />
      </Page>
    );
  return <PublicItemView item={data} here={here} back={back} isGuest={session.status === 'signed-out'} />;
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
