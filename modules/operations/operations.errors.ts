import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const operationsErrors = {
  invalid: {
    SETTING_OUT_OF_RANGE: 'a value of another kind, or beyond the least or the most',
  },
  forbidden: {
    SIGN_UPS_CLOSED: 'a new account while sign-ups are off',
    LISTING_CLOSED: 'publishing a listing while new listings are off',
    POSTING_CLOSED: 'a post or comment while posting is off',
    FIRST_MESSAGES_CLOSED: 'a first message to somebody while those are off',
  },
  'not-found': {
    PROCESSOR_NOT_FOUND: 'no read model or reactor of that name',
    STREAM_NOT_PARKED: 'it is not parked any more, or at another event',
    EVENT_NOT_FOUND: 'no such event, or one that this version does not know',
    JOB_NOT_FOUND: 'none of that name or id is dead, or waits for its time',
    SETTING_NOT_FOUND: 'no setting of that name',
    ANNOUNCEMENT_NOT_FOUND: 'none with that id',
  },
  conflict: {
    STREAM_STILL_FAILS: 'the stream stays parked; the message has the fault',
    REBUILD_RUNNING: 'one rebuild at a time',
  },
  unprocessable: {
    NOT_A_READ_MODEL: 'a reactor is never replayed',
    STREAM_NOT_READABLE: 'the log refuses the stream',
    ANNOUNCEMENT_OVER: 'it ends before it begins, or in the past',
  },
  unavailable: {
    SITE_READ_ONLY: 'a change by anybody but staff in read-only mode',
  },
} as const satisfies ErrorCatalogue;
