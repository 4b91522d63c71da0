import type { GarageVehicle } from '../../../../modules/members/garages.ports.js';

/** What a search knows of the one who searches; of a guest nothing. */
export interface Searcher {
  /** Sellers whose listings are hidden from the searcher. */
  readonly unseen?: readonly string[];
  /** Where the search asks for what fits it. */
  readonly garage?: readonly GarageVehicle[];
}
