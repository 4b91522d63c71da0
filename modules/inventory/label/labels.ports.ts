import { definePort } from '../../kernel/manifest/port.js';
import type { LabelDetails } from './labels.contract.js';

/** The texts of labels. Provided by the inventory's read model under LABELS. */
export interface Labels {
  /** The owner's items, then their places, in the order of the ids.
   *  errors  ITEM_NOT_FOUND, LOCATION_NOT_FOUND (not-found), TOO_MANY_LABELS (unprocessable) */
  of(
    ownerId: string,
    chosen: {
      readonly itemIds: readonly string[];
      readonly locationIds: readonly string[];
      readonly withContents: boolean;
    },
  ): Promise<LabelDetails[]>;
}

export const LABELS = definePort<Labels>('Labels');
