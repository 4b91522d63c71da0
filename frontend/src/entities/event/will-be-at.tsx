import { dayIn, dayItself } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from './events.queries';

/** "Will be at Jefferson Swap Meet, Sat, Jun 13, 2026", a line for each of these events that is still to come. */
export function WillBeAt({
  events,
  className,
}: {
  readonly events: readonly string[];
  readonly className?: string | undefined;
}) {
  const { data = [] } = useQuery({ ...eventsQuery({ upcoming: true }), enabled: events.length > 0 });
  const coming = data.filter(({ id }) => events.includes(id));
  return coming.map(({ id, title, day }) => (
    <p key={id} className={className}>
      Will be at {title}, {dayIn(...dayItself(day))}
    </p>
  ));
}
