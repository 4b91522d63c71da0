/** The names and model years of vehicles, for pages. */
export { vehicleInTitle } from './fitment/fitment.rules.js';
export { vehicleNames } from './fitment/vehicle-names.rules.js';
export { readYears } from './fitment/years.rules.js';
