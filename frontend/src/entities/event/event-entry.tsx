import { useShareOnWall } from '@entities/sharing/share-on-wall';
import { calendarDateIn, counted, milesAway, spanIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { EventView } from '@modules/events/events.contract';
import { Badge } from '@ui/data/badge';
import { CalendarDate } from '@ui/data/calendar-date';
import { Facts } from '@ui/data/card';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import { ReportButton } from '../report/report-button';
import { DateBadge } from './date-badge';
import style from './event-entry.module.css';
import { eventKindLabels, seriesText } from './event-labels';
import { MapLink } from './map-link';

export type EventEntryProps = {
  readonly event: EventView;
  /** `h4` where a heading above it groups the dates of a day. */
  readonly heading?: 'h3' | 'h4';
  /** The list has each event once, by its next date. */
  readonly isNext?: boolean;
};

/** One date of an event: day, title, kind, time in its own zone, place and distance. */
export function EventEntry({ event, heading: Heading = 'h3', isNext = false }: EventEntryProps) {
  const shareAddress = useShareOnWall('gathering', event.id);
  return (
    <article className={style.entry} aria-labelledby={`event-${event.dateId}`}>
      <CalendarDate {...calendarDateIn(event.date, event.timeZone)} />
      <div className={style.words}>
        <div className={style.top}>
          <Heading id={`event-${event.dateId}`}>
            <Link to={paths.event(event.id)}>{event.title}</Link>
          </Heading>
          <Badge>{eventKindLabels[event.kind].one}</Badge>
          <DateBadge status={event.status} />
          {event.mine && <Badge tone="good">{event.mine === 'going' ? 'Going' : 'Interested'}</Badge>}
        </div>
        <p className={style.when}>
          <time dateTime={event.date}>{spanIn(event.date, event.endsAt, event.timeZone)}</time>
        </p>
        <Facts
          facts={[
            event.location,
            event.distance !== null && `${milesAway(event.distance)} away`,
            seriesText(event, isNext) || null,
            event.going > 0 && `${counted(event.going, 'member')} going`,
          ]}
        />
        {event.isWithoutOrganizer && <p className={style.about}>Without an organizer for now</p>}
        {event.description !== '' && <p className={style.about}>{event.description}</p>}
        <p className={style.links}>
          <MapLink at={event} title={event.title} className={style.map}>
            Show on a map
          </MapLink>
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
