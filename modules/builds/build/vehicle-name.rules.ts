import type { BuildVehicle } from './build.events.js';

/** "1966 Ford F100" */
export const vehicleName = ({ year, make, model }: Pick<BuildVehicle, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`.trim();

/** "Old Blue", or "1966 Ford F100" without a nickname. */
export const buildTitle = (vehicle: Omit<BuildVehicle, 'vin'>): string =>
  vehicle.nickname || vehicleName(vehicle);
