import { clockText, phaseLabels } from '@entities/event/event-labels';
import type { EventPage } from '@modules/events/events.contract';
import style from './event-page.module.css';

/** What happens when, on each day of a date. */
export function EventSchedule({ event: { schedule } }: { readonly event: EventPage }) {
  if (schedule.length === 0) return null;
  const isLong = schedule.some(({ onDay }) => onDay > 0);
  const inOrder = schedule.toSorted(
    (one, other) => one.onDay - other.onDay || one.from.localeCompare(other.from),
  );
  return (
    <section className={style.part}>
      <h2>Schedule</h2>
      <dl className={style.schedule}>
        {inOrder.map(({ phase, onDay, from, until }) => (
          <div key={`${phase} ${onDay} ${from}`}>
            <dt>{phaseLabels[phase]}</dt>
            <dd>
              {isLong && `Day ${onDay + 1}, `}
              {clockText(from)}
              {until && ` – ${clockText(until)}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
