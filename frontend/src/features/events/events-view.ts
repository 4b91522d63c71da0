import type { Point } from '@entities/listing/listing.queries';
import type { ChangeFilter, EventsFilter } from './events-filter';

/** What each view of the events gets. */
export type EventsViewProps = {
  readonly filter: EventsFilter;
  /** The reader's place, when one is known. */
  readonly near: Point | undefined;
  readonly onFilter: ChangeFilter;
};
