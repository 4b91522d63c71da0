import { useShareOnWall } from '@entities/sharing/share-on-wall';
import { calendarDateIn, milesAway, spanIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { EventView } from '@modules/events/events.contract';
import { Badge } from '@ui/data/badge';
import { CalendarDate } from '@ui/data/calendar-date';
import { Facts } from '@ui/data/card';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import { ReportButton } from '../report/report-button';
import style from './event-entry.module.css';
import { eventKindLabels } from './event-labels';

/** One event: date, title, kind, time in its own zone, place and distance. */
export function EventEntry({ event }: { readonly event: EventView }) {
  const shareAddress = useShareOnWall('gathering', event.id);
  return (
    <article className={style.entry} aria-labelledby={`event-${event.id}`}>
      <CalendarDate {...calendarDateIn(event.date, event.timeZone)} />
      <div className={style.words}>
        <div className={style.top}>
          <h3 id={`event-${event.id}`}>{event.title}</h3>
          <Badge>{eventKindLabels[event.kind].one}</Badge>
        </div>
        <p className={style.when}>
          <time dateTime={event.date}>{spanIn(event.date, event.endsAt, event.timeZone)}</time>
        </p>
        <Facts facts={[event.location, event.distance !== null && `${milesAway(event.distance)} away`]} />
        {event.isWithoutOrganizer && <p className={style.about}>Without an organizer for now</p>}
        {event.description !== '' && <p className={style.about}>{event.description}</p>}
        <p className={style.links}>
          <a href={mapOf(event)} target="_blank" rel="noreferrer" className={style.map}>
            Show on a map<VisuallyHidden>: {event.title} (opens a new tab)</VisuallyHidden>
          </a>
          {isToCome(event) && !event.isWithoutOrganizer && (
            <Link to={paths.askAboutEvent(event.id)} className={style.map}>
              Ask the organizer<VisuallyHidden> of {event.title}</VisuallyHidden>
            </Link>
          )}
          {isToCome(event) && (
            <Link to={shareAddress} className={style.map}>
              Share on the wall<VisuallyHidden>: {event.title}</VisuallyHidden>
            </Link>
          )}
          <ReportButton
            what={event.title}
            target={{ kind: 'gathering', id: event.id, label: event.title }}
            ownerId={event.organizerId}
          />
        </p>
      </div>
    </article>
  );
}

const isToCome = ({ endsAt }: EventView): boolean => Date.parse(endsAt) > Date.now();

function mapOf({ latitude, longitude }: EventView): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}
