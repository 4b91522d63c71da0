/** What a vehicle is called and which years it is of, as the marketplace reads them. */
export {
  carInTitle,
  type FitsRead,
  fitsOfColumns,
  joinFits,
  readFits,
} from '../marketplace/fitment.schemas.js';
