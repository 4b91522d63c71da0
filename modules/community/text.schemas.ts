/** How texts of posts and comments are read, for pages. */
export { type Target, targetAt } from './text/addresses.rules.js';
export { type EmphasisRun, emphasisAt } from './text/emphasis.rules.js';
export { type Mark, marksIn, readAt } from './text/marks.rules.js';
