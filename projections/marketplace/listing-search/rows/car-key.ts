import { vehicleKey } from '../../../../modules/marketplace/fitment/vehicle-key.rules.js';

/** The make and model of a car, as sales are compared: "F-100" and "F100" are one. */
export const keyOfCar = (car: { readonly make: string; readonly model: string }): string =>
  vehicleKey(car).replaceAll('-', '');
