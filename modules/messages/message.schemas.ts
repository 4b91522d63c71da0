/** Limits that the pages know too. */
export { longestDraft, mostLetters, mostPhotos, withdrawMinutes } from './message/message.events.js';
export { mostMembers } from './thread/thread.events.js';
