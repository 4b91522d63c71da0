import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Groups come first, which are the longest, and so do journeys that do not use the demo data, while it is made. Among journeys the longest come
 *  first, so that none is left alone at the end: on a new clone jest knows the size of a file, and not how long it takes. */
export default class extends Sequencer {
  sort(tests) {
    const turn = (test) => (isGroup(test) || needsNoDemo(test) ? 0 : 1);
    return super.sort(tests).toSorted((one, two) => turn(one) - turn(two) || lengthOf(two) - lengthOf(one));
  }
}

const isGroup = ({ path }) => path.endsWith('.group.ts');

const needsNoDemo = ({ path }) =>
  path.endsWith('.journey.ts') && !/visiting\((?!\{ demo: false)/.test(readFileSync(path, 'utf8'));

/** Seconds of the longest journeys: their order counts. */
const seconds = {
  'every-page': 150,
  'start-and-stop': 140,
  'open-states': 75,
  kill: 75,
  'mail-kill': 70,
  social: 55,
  events: 45,
  'server-down': 35,
  map: 34,
  deal: 33,
  builds: 30,
  mail: 28,
};

const lengthOf = ({ path }) => seconds[/([^/]+)\.journey\.ts$/.exec(path)?.[1]] ?? 0;
