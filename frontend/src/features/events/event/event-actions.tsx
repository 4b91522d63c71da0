import { ReportButton } from '@entities/report/report-button';
import { ShareOnWall } from '@entities/sharing/share-on-wall';
import { buildUrl } from '@lib/api/call';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { eventAsCalendar } from '@modules/events/calendar/calendar.contract';
import type { EventPage } from '@modules/events/events.contract';
import { Button } from '@ui/actions/button';
import { ShareButton } from '@ui/actions/share-button';
import { CalendarDays, Map as MapIcon, MessageSquare, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './event-page.module.css';
import { nextDateOf } from './next-date';

/** What a reader can do with an event, and the way of its team to what they can change. */
export function EventActions({ event }: { readonly event: EventPage }) {
  const { id, title, status, isWithoutOrganizer, organizerId, allowedActions } = event;
  const me = useMember()?.id;
  const isPublic = status === 'published' || status === 'cancelled';
  const isToCome = nextDateOf(event) !== undefined;
  return (
    <div className={style.actions}>
      {allowedActions.length > 0 && (
        <Button asChild size="small" variant="primary" icon={<Pencil />}>
          <Link to={paths.editEvent(id)}>
            {allowedActions.includes('edit') ? 'Edit the event' : 'Manage the event'}
          </Link>
        </Button>
      )}
      {allowedActions.includes('edit') && (
        <Button asChild size="small" icon={<MapIcon />}>
          <Link to={paths.editMap(id)}>Draw the map</Link>
        </Button>
      )}
      {isPublic && isToCome && (
        <Button asChild size="small" icon={<CalendarDays />}>
          <a href={buildUrl(eventAsCalendar.path, { id })} download>
            Add to calendar
          </a>
        </Button>
      )}
      {isPublic && isToCome && !isWithoutOrganizer && (me === undefined || me !== organizerId) && (
        <Button asChild size="small" icon={<MessageSquare />}>
          <Link to={paths.askAboutEvent(id)}>Ask the organizer</Link>
        </Button>
      )}
      {isPublic && <ShareButton title={title} path={paths.event(id)} />}
      {status === 'published' && isToCome && <ShareOnWall kind="gathering" id={id} title={title} />}
      {isPublic && (
        <ReportButton
          what="this event"
          target={{ kind: 'gathering', id, label: title }}
          ownerId={organizerId}
        />
      )}
    </div>
  );
}
