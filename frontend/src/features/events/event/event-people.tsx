import { dayItself, figure, shortDayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { EventPage } from '@modules/events/events.contract';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './event-page.module.css';

type OfEvent = { readonly event: EventPage };

/** Whom the reader follows and who goes. */
export function Friends({ event }: OfEvent) {
  if (event.friends.length === 0) return null;
  return (
    <Panel title="You follow them, and they go">
      <People event={event} people={event.friends} />
    </Panel>
  );
}

/** Who brings parts to sell. */
export function Vendors({ event }: OfEvent) {
  const { total, first } = event.vendors;
  if (total === 0) return null;
  return (
    <section className={style.part}>
      <h2>Vendors who will be there</h2>
      <People event={event} people={first} />
      <More total={total} shown={first.length} />
    </section>
  );
}

/** What members who will be there look for. */
export function WantedThere({ event }: OfEvent) {
  const { total, first } = event.wanted;
  if (total === 0) return null;
  return (
    <section className={style.part}>
      <h2>Wanted by members who will be there</h2>
      <p className={style.quiet}>Bring it along, or ask before you load it.</p>
      <ul role="list" className={style.people}>
        {first.map(({ id, title, dateId }) => (
          <li key={`${id} ${dateId}`}>
            <Link to={paths.listing(id)}>{title}</Link>
            <WhichDate event={event} dateId={dateId} />
          </li>
        ))}
      </ul>
      <More total={total} shown={first.length} />
    </section>
  );
}

function People({
  event,
  people,
}: OfEvent & {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly handle: string;
    readonly dateId: string;
  }[];
}) {
  return (
    <ul role="list" className={style.people}>
      {people.map(({ id, name, handle, dateId }) => (
        <li key={`${id} ${dateId}`}>
          <Link to={paths.member(handle)}>{name}</Link>
          <WhichDate event={event} dateId={dateId} />
        </li>
      ))}
    </ul>
  );
}

/** The day of a series that is meant. */
function WhichDate({ event: { dates }, dateId }: OfEvent & { readonly dateId: string }) {
  const day = dates.length > 1 && dates.find((date) => date.dateId === dateId)?.day;
  return day ? <span className={style.quiet}> {shortDayIn(...dayItself(day))}</span> : null;
}

const More = ({ total, shown }: { readonly total: number; readonly shown: number }) =>
  total > shown ? <p className={style.quiet}>and {figure(total - shown)} more</p> : null;
