import { jest } from '@jest/globals';

/** Tests with a real database, browser or page can fail on a busy machine: a failed test runs once more, at once (a journey's next test
 *  builds on it), and its first failure is printed. Rules get no second attempt. */
jest.setTimeout(120_000 * Number(process.env.CPU_THROTTLE ?? 1));
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
