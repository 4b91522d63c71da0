import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { CalendarOff } from 'lucide-react';
import { Link } from 'react-router-dom';

export function NoSuchEvent() {
  return (
    <Empty
      heading="h1"
      title="No such event"
      visual={<CalendarOff aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.events}>All events</Link>
        </Button>
      }
    >
      The address is wrong, or the event is not public.
    </Empty>
  );
}
