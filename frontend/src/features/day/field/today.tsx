import type { FieldDay } from '@entities/day/use-day';
import { clockText, phaseLabels, weatherLabels } from '@entities/event/event-labels';
import { MapLink } from '@entities/event/map-link';
import { timeIn, zoneInWords } from '@lib/format';
import { paths } from '@lib/paths';
import { Grid } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from '../day.module.css';

/** When what happens, by clocks of the event, and where one comes in. */
export function Today({ day: { event, date } }: { readonly day: FieldDay }) {
  const { schedule, venue, weather, timeZone, contact, rules } = event;
  const isLong = schedule.some(({ onDay }) => onDay > 0);
  const inOrder = schedule.toSorted(
    (one, other) => one.onDay - other.onDay || one.from.localeCompare(other.from),
  );
  return (
    <Grid min="20rem">
      <Panel title="Today">
        <dl className={style.schedule}>
          {inOrder.map(({ phase, onDay, from, until }) => (
            <div key={`${phase} ${onDay} ${from}`}>
              <dt>
                {isLong && `Day ${onDay + 1}: `}
                {phaseLabels[phase]}
              </dt>
              <dd>
                {clockText(from)}
                {until && ` – ${clockText(until)}`}
              </dd>
            </div>
          ))}
          {date && !schedule.some(({ phase }) => phase === 'public') && (
            <div>
              <dt>{phaseLabels.public}</dt>
              <dd>
                {timeIn(date.date, timeZone)} – {timeIn(date.endsAt, timeZone)}
              </dd>
            </div>
          )}
        </dl>
        <p className={style.quiet}>All times are {zoneInWords(timeZone)}.</p>
        {weather && <p>{weatherLabels[weather]}.</p>}
      </Panel>
      <Panel title="Gates and help">
        <p>
          {venue.name}, {venue.address}
        </p>
        {venue.gates.length > 0 && (
          <ul className={style.plain}>
            {venue.gates.map((gate) => (
              <li key={gate.name}>
                <MapLink at={gate} title="on a map of streets">
                  {gate.name}
                </MapLink>
              </li>
            ))}
          </ul>
        )}
        {contact.phone && (
          <p>
            Call <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>
          </p>
        )}
        {rules !== '' && (
          <p>
            <Link to={paths.event(event.id)}>Rules, admission, and news from the organizer</Link>
          </p>
        )}
      </Panel>
    </Grid>
  );
}
