import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';

export const noSuchBuild = 'No such build';

/** A build that does not exist, or that this reader does not see. */
export function NoSuchBuild() {
  return (
    <EmptyPage
      title={noSuchBuild}
      visual={<Wrench aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.buildTracker}>All builds</Link>
        </Button>
      }
    >
      The address is wrong, or this build is not shown to you.
    </EmptyPage>
  );
}
