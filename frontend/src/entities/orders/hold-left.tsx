import { timeIn } from '@lib/format';
import { countdownText, type ServerClock, useServerNow } from './server-clock';

type HoldLeftProps = {
  /** ISO-8601 UTC. */
  readonly until: string;
  readonly timeZone: string;
  readonly clock: ServerClock;
  /** "14:32 left" alone, where the rest is said elsewhere on the page. */
  readonly isShort?: boolean;
};

/** "Held for you until 12:15 PM CDT, 14:32 left". It is not read out each second. */
export function HoldLeft({ until, timeZone, clock, isShort = false }: HoldLeftProps) {
  const left = Date.parse(until) - useServerNow(clock);
  if (isShort) return <span>{countdownText(left)} left</span>;
  if (left <= 0) return <span>The time of your hold is over.</span>;
  return (
    <span role="timer">
      Held for you until <time dateTime={until}>{timeIn(until, timeZone)}</time>, {countdownText(left)} left
    </span>
  );
}
