import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';

export const noSuchOrganizer = 'No such organizer';

/** An organizer or an event that does not exist, or that this reader does not find. */
export function NoSuch({ title }: { readonly title: string }) {
  return (
    <EmptyPage
      title={title}
      visual={<CalendarDays aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.events}>All events</Link>
        </Button>
      }
    >
      The address is wrong, or it is not open to you.
    </EmptyPage>
  );
}
