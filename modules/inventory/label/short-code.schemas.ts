/** How a short code is read and printed, for pages that scan: without the layouts of labels. */
export { printedCode, readShortCode, whatIsWrong } from './short-code.rules.js';
