import config from './jest.config.mjs';
import { testRegexes } from './test/groups/make-groups.mjs';

/** The whole suite, in groups: for `npm test`. */
export default {
  ...config,
  projects: config.projects.map((project) => ({
    ...project,
    testRegex: testRegexes[project.displayName] ?? project.testRegex,
  })),
};
