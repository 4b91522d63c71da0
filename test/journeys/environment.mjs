import { TestEnvironment } from 'jest-environment-node';

/** Tells the hooks of a file which test has failed (`failedTest`), so that `failures.ts` can keep what it left. */
export default class extends TestEnvironment {
  handleTestEvent({ name, test }) {
    if (name === 'test_start') this.global.failedTest = undefined;
    if (name === 'test_fn_failure') this.global.failedTest = test.name;
    if (name === 'hook_failure') this.global.failedTest = test?.name ?? 'before the tests';
  }
}
