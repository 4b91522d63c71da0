import type { CommandMetadata } from '../kernel/decider/decider.js';
import { definePort } from '../kernel/manifest/port.js';

/** A vehicle in a garage. */
export interface GarageVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** The vehicles of members, for searches of what fits them. Provided by the read model member-pages. */
export interface Garages {
  /** Also those that others do not see. [] for a member without any. */
  vehiclesOf(memberId: string): Promise<readonly GarageVehicle[]>;
}

export const GARAGES = definePort<Garages>('Garages');

/** Puts a vehicle into the caller's own garage, unless it is there or the garage is full. Provided by this module under PUT_INTO_GARAGE. */
export type PutIntoGarage = (
  vehicle: GarageVehicle & { readonly nickname: string },
  meta: CommandMetadata,
) => Promise<void>;

export const PUT_INTO_GARAGE = definePort<PutIntoGarage>('PutIntoGarage');
