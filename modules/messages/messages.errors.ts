import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const messagesErrors = {
  'not-found': {
    THREAD_NOT_FOUND: "no thread of the caller has that id; others' threads do not exist for the caller",
    GATHERING_NOT_FOUND:
      'a meeting at or a message about an event that was not announced, was cancelled or is over',
    MESSAGE_NOT_FOUND: 'likewise, no message of the caller in this thread',
    PHOTO_NOT_FOUND:
      'no photo of a message that the caller is shown; a photo to send that is not the caller’s, was sent before, or is gone',
    CONTENT_NOT_FOUND:
      'a thread about something that cannot be talked about, or that the caller does not see',
    LISTING_NOT_FOUND: 'a thread about a listing that the caller does not see',
    MEMBER_NOT_FOUND: 'nobody, no longer, or nobody whom the caller may write to by their age',
  },
  forbidden: {
    OWN_LISTING: 'about a listing of one’s own',
    OWN_THREAD: 'a thread with oneself',
  },
  conflict: {
    THREAD_CLOSED: 'the caller may write to nobody in the thread any more; the answer does not say why',
    MESSAGE_ID_TAKEN: 'the id of a message of somebody else, or in another thread',
    WITHDRAW_OVER: 'more than 15 minutes after it was sent',
    ALWAYS_ON: 'the thread of guardian and minor is not muted',
    NO_FRESH_PHOTO: 'no photo was asked for or sent, or it is the caller’s own',
    NO_MEETING: 'no meeting waits for the caller’s answer, or none is proposed',
    MEETING_REPLACED: 'the meeting that is answered was replaced by another proposal',
    TWO_STAY: 'a thread of two is not left',
    STAYS_OF_TWO: 'nobody is added to the thread of guardian and minor',
    ACCEPT_FIRST: 'whoever was asked and has not accepted adds nobody',
    NOT_ADDABLE: 'the member may not write to everybody in the thread; the answer does not say why',
  },
  unprocessable: {
    NOT_THAT_DAY: 'a meeting on a day on which the event is not, or that is over',
    TOO_MANY_MEMBERS: 'more than eight',
  },
  'too-many': {
    TOO_MANY_THREADS:
      'an account younger than 30 days, after ten new threads in 24 hours; `retryAfter` in seconds',
    TOO_MANY_MESSAGES: 'likewise, after twenty messages that nobody has answered',
  },
} as const satisfies ErrorCatalogue;
