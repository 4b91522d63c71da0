/** What texts of posts and comments mean, for pages. */
export { hrefOf } from './text/addresses.rules.js';
export { type Mark, marksIn } from './text/marks.rules.js';
export { plainText } from './text/plain-text.rules.js';
