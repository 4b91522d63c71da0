import { Button } from '@ui/actions/button';
import { ErrorBox } from '@ui/feedback/error-box';
import type { EventsViewProps } from './events-view';

/** In the place of a view that could not load. */
export function NoView({ onFilter }: EventsViewProps) {
  return (
    <ErrorBox
      title="This view did not load"
      message="Check your connection, or read the events as a list."
      action={<Button onClick={() => onFilter({ view: 'list' })}>Show as a list</Button>}
    />
  );
}
