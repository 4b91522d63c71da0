import type { DateView } from '@modules/events/events.contract';
import { Badge } from '@ui/data/badge';
import { dateStatusLabels } from './event-labels';

/** Says that a date is moved, postponed or canceled. */
export function DateBadge({ status }: { readonly status: DateView['status'] }) {
  if (status === 'on') return null;
  return <Badge tone={status === 'moved' ? 'sale' : 'problem'}>{dateStatusLabels[status]}</Badge>;
}
