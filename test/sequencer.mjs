import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Journeys that do not use the demo data come first, while it is made. Else the slowest come first. */
export default class extends Sequencer {
  sort(tests) {
    const [first, then] = [[], []];
    for (const test of super.sort(tests)) (needsNoDemo(test) ? first : then).push(test);
    return [...first, ...then];
  }
}

const needsNoDemo = ({ path }) =>
  path.endsWith('.journey.ts') && !/visiting\((?!\{ demo: false)/.test(readFileSync(path, 'utf8'));
