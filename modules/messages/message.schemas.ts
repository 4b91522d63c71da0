/** Limits that the pages use too. */
export { longestDraft, mostLetters, mostPhotos, withdrawMinutes } from './message/message.events.js';
export { mostMembers } from './thread/thread.events.js';
