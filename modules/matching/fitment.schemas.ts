/** Years in a title, as the marketplace reads them. */
export { yearsWithin } from '../marketplace/fitment.schemas.js';
