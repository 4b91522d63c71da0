import { TestEnvironment } from 'jest-environment-jsdom';

/** The reader of a page sits in Chicago, so that a page that takes the day of UTC for theirs is seen.
 *  source  ADR 0055 */
export default class PagesEnvironment extends TestEnvironment {
  #before = process.env.TZ;

  async setup() {
    process.env.TZ = 'America/Chicago';
    await super.setup();
  }

  async teardown() {
    await super.teardown();
    if (this.#before === undefined) delete process.env.TZ;
    else process.env.TZ = this.#before;
  }
}
