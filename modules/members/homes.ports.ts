import { definePort } from '../kernel/manifest/port.js';

/** Where members say that they live, for what is near. Provided by the read model member-pages. */
export interface Homes {
  /** Members with a home, whether they show it or not, in the order of their ids.
   *  in   after: the last id of the answer before; '' for the first
   *  out  area: "Janesville, WI" */
  page(after: string, limit: number): Promise<readonly Home[]>;
  /** out  "Janesville, WI"; undefined for a member without a home */
  areaOf(memberId: string): Promise<string | undefined>;
}

export interface Home {
  readonly memberId: string;
  readonly area: string;
}

export const HOMES = definePort<Homes>('Homes');
