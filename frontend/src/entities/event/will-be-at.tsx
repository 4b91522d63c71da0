import { dayIn } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from './events.queries';

/** "Will be at Jefferson Swap Meet, Sat, Jun 13, 2026", for each of these events that is still to come; nothing without any. */
export function WillBeAt({
  events,
  className,
}: {
  readonly events: readonly string[];
  readonly className?: string | undefined;
}) {
  const { data = [] } = useQuery({ ...eventsQuery({ upcoming: true }), enabled: events.length > 0 });
  const coming = data.filter(({ id }) => events.includes(id));
  if (!coming.length) return null;
  const places = coming.map(({ title, date, timeZone }) => `${title}, ${dayIn(date, timeZone)}`);
  return <p className={className}>Will be at {places.join('; ')}</p>;
}
