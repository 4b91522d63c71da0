import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';

export const noSuchCommunity = 'No such community';

/** A community that does not exist, or that this reader does not find. */
export function NoSuchCommunity() {
  return (
    <EmptyPage
      title={noSuchCommunity}
      visual={<UsersRound aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.communities}>All communities</Link>
        </Button>
      }
    >
      The address is wrong, or the community is not open to you.
    </EmptyPage>
  );
}
