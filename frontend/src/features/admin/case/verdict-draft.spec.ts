import type { Template } from '@modules/moderation/case/cases.contract';
import { view } from './case.fixtures';
import {
  blankVerdict,
  nothingIsWrong,
  problemsOf,
  removeAndWarn,
  suggestedRule,
  templatesFor,
  usualStrikes,
  type VerdictDraft,
  verdictOf,
} from './verdict-draft';

const blank = blankVerdict({ category: 'scam' });
const warned: VerdictDraft = { ...blank, kind: 'warn', strikes: 1, facts: 'The block was cracked.' };

test('the category suggests the rule that fits it', () => {
  expect(suggestedRule('scam')).toBe('misleading');
  expect(suggestedRule('minor-safety')).toBe('minors');
});

test.each([
  ['none', 7, 0],
  ['warn', 7, 1],
  ['limit', 7, 1],
  ['suspend', 1, 1],
  ['suspend', 7, 2],
  ['suspend', 30, 3],
  ['end', 7, 3],
] as const)('the usual strikes of %s (%s days): %s', (kind, suspendDays, strikes) => {
  expect(usualStrikes({ kind, suspendDays })).toBe(strikes);
});

test('where nothing is done, no rule, strike or fact is sent', () => {
  expect(verdictOf({ ...warned, kind: 'none', reason: 'It is as described.' })).toEqual({
    ruleId: null,
    measure: { kind: 'none' },
    removed: [],
    strikes: 0,
    facts: '',
    templateId: null,
    reason: 'It is as described.',
  });
});

test('the member is told what happened; staff why nothing is done', () => {
  expect(problemsOf(blank)).toEqual({ reason: expect.any(String) });
  expect(problemsOf({ ...warned, facts: ' ', ruleId: '' })).toEqual({
    facts: expect.any(String),
    ruleId: expect.any(String),
  });
  expect(problemsOf(warned)).toEqual({});
});

test('templates fit the rule and what is done', () => {
  const of = (measure: Template['measure'], ruleId: Template['ruleId'] = 'misleading'): Template => ({
    id: `${ruleId} ${measure}`,
    ruleId,
    measure,
    title: measure,
    text: '',
  });
  const all = [of('warn'), of('remove'), of('suspend'), of('warn', 'decent')];
  expect(templatesFor(all, warned).map(({ id }) => id)).toEqual(['misleading warn']);
  expect(templatesFor(all, { ...warned, removed: ['listing:x'] })).toHaveLength(2);
});

test('the usual judgement of a clear case removes all of it and says what was found, unless the handler wrote it', () => {
  const facts = 'We looked at your listing “327 block”. It is a scam.';
  const removed = [`listing:${view.things[0]?.id}`];
  expect(removeAndWarn(view, blank)).toEqual({ kind: 'warn', removed, facts });
  expect(removeAndWarn(view, warned)).toMatchObject({ facts: 'The block was cracked.' });
  expect(problemsOf({ ...blank, ...removeAndWarn(view, blank) })).toEqual({});
  expect(problemsOf({ ...warned, ...nothingIsWrong(warned) })).toEqual({});
});
