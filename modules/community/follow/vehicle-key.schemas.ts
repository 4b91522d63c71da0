/** The key of a vehicle, for pages. */
export { vehicleKey } from './vehicle-key.rules.js';
