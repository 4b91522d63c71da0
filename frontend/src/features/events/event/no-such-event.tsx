import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { CalendarOff } from 'lucide-react';
import { Link } from 'react-router-dom';

export const noSuchEvent = 'No such event';

/** An event that does not exist, or that this reader does not see. */
export function NoSuchEvent() {
  return (
    <EmptyPage
      title={noSuchEvent}
      visual={<CalendarOff aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.events}>All events</Link>
        </Button>
      }
    >
      The address is wrong, or the event is not public.
    </EmptyPage>
  );
}
