/** How texts of posts and comments are read, for pages. */
export { hrefOf, targetAt } from './text/addresses.rules.js';
export { emphasisAt } from './text/emphasis.rules.js';
export { addressesIn, readAt } from './text/marks.rules.js';
export { mentionsIn, tagsIn } from './text/text.rules.js';
