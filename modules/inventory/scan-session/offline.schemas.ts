/** The rules by which an offline device predicts the effect of a scan on an item. */
export { locationOf, type Stock, stockKey, totalOf } from '../item/quantities.rules.js';
export { linesOf, stockAfter } from './scan.rules.js';
