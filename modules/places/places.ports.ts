import { definePort } from '../kernel/manifest/port.js';

/** The gazetteer. Answered by the marketplace module under PLACES. */
export interface Places {
  /** "Janesville, WI" for a ZIP code.
   *  errors  PLACE_NOT_FOUND (unprocessable) */
  areaOf(zip: string): string;
}

export const PLACES = definePort<Places>('Places');
