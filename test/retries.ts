import { jest } from '@jest/globals';

/** Tests with a real database, browser or page may meet a machine that is out of breath: what fails is tried once more, at once (a
 *  journey's next test builds on it), and its first failure is printed. Rules get no second try. */
jest.setTimeout(120_000);
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
