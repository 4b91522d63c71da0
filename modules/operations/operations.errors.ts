import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const operationsErrors = {
  'not-found': {
    PROCESSOR_NOT_FOUND: 'no read model or reactor of that name',
    STREAM_NOT_PARKED: 'it is not parked any more, or at another event',
    EVENT_NOT_FOUND: 'no such event, or one that this version does not know',
    MAIL_NOT_STUCK: 'no stuck e-mail with that id, or of that kind',
    JOB_NOT_FOUND: 'none of that name or id is dead, or waits for its time',
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
} as const satisfies ErrorCatalogue;
