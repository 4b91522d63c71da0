/** Limits that the pages use too. */
export { maxLetters, maxPhotos } from './message/message.events.js';
