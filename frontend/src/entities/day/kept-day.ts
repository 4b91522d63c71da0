import type { EventPage } from '@modules/events/events.contract';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import type { SpaceOfSale } from '../orders/pre-sale.queries';

/** The field of a date as this device read it last. Photos and the picture below the map are not in it. */
export interface KeptDay {
  readonly dateId: string;
  /** Who read it, since blocks hide names; null for a guest. */
  readonly readerId: string | null;
  /** ISO-8601 UTC */
  readonly readAt: string;
  readonly event: EventPage;
  /** Null while no map is published. */
  readonly map: SpaceMapView | null;
  /** Those whose vendors say something. */
  readonly vendors: readonly SpaceOfSale[];
}
