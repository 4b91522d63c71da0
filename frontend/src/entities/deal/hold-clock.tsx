import { useEffect, useState } from 'react';

/** How long a hold still lasts. It counts down while the page is open. */
export function HoldClock({ until }: { readonly until: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={until} suppressHydrationWarning>
      {timeLeft(until, now)}
    </time>
  );
}

/** "2 days 4 hours left", "5 hours 12 minutes left", "12 minutes left", "ending any moment now". */
export function timeLeft(until: string, now: number): string {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000);
  if (minutes < 1) return 'ending any moment now';
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${together(counted(days, 'day'), hours && counted(hours, 'hour'))} left`;
  const rest = minutes % 60;
  return `${together(hours && counted(hours, 'hour'), rest && counted(rest, 'minute'))} left`;
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
const together = (...parts: readonly (string | 0)[]): string => parts.filter(Boolean).join(' ');
