import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Groups come first, which are the longest, and so do journeys that do not use the demo data, while it is made. Else the slowest come first. */
export default class extends Sequencer {
  sort(tests) {
    const [first, then] = [[], []];
    for (const test of super.sort(tests)) (isGroup(test) || needsNoDemo(test) ? first : then).push(test);
    return [...first, ...then];
  }
}

const isGroup = ({ path }) => path.endsWith('.group.ts');

const needsNoDemo = ({ path }) =>
  path.endsWith('.journey.ts') && !/visiting\((?!\{ demo: false)/.test(readFileSync(path, 'utf8'));
