import { measureWords } from '@entities/case/case-labels';
import type { Measure } from '@modules/moderation/moderation.schemas';
import { milderMeasures } from './milder-draft';

test.each([
  [
    { kind: 'end' },
    [
      'Account ended',
      'Suspended for 30 days',
      'Suspended for 7 days',
      'Suspended for 1 day',
      'Warning',
      'No measure',
    ],
  ],
  [{ kind: 'suspend', days: 7 }, ['Suspended for 7 days', 'Suspended for 1 day', 'Warning', 'No measure']],
  [
    { kind: 'limit', capability: 'post', days: 7 },
    [
      'Posting and commenting is off for 7 days',
      'Posting and commenting is off for 1 day',
      'Warning',
      'No measure',
    ],
  ],
  [{ kind: 'warn' }, ['Warning', 'No measure']],
  [{ kind: 'none' }, ['No measure']],
] as const satisfies readonly (readonly [Measure, readonly string[]])[])(
  'what is not harder than %j',
  (measure, words) => {
    expect(milderMeasures(measure).map(measureWords)).toEqual(words);
  },
);
