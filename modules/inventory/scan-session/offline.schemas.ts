/** By which rules a device without a connection foretells what a scan does to an item. */
export { locationOf, type Stock, stockKey, totalOf } from '../item/quantities.rules.js';
export { printedCode, readShortCode, whatIsWrong } from '../label/short-code.rules.js';
export { linesOf, stockAfter } from './scan.rules.js';
