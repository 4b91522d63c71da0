/** The names and model years of vehicles, as the marketplace reads them. */
export {
  carInTitle,
  type FitsRead,
  fitsOfColumns,
  joinFits,
  readFits,
} from '../marketplace/fitment.schemas.js';
