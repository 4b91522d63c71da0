/** Limits that the pages use too. */
export { longestDraft, maxLetters, maxPhotos, withdrawMinutes } from './message/message.events.js';
export { maxMembers } from './thread/thread.events.js';
