/** The names and model years of vehicles, for pages and other modules. */
export {
  carInTitle,
  type FitsRead,
  fitsOfColumns,
  joinFits,
  readFits,
  vehicleInTitle,
} from './fitment/fitment.rules.js';
export { vehicleNames } from './fitment/vehicle-names.rules.js';
export { readYears, yearsWithin } from './fitment/years.rules.js';
