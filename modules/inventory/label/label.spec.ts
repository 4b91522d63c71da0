import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { labelDecider } from './label.decider.js';
import type { LabelEvent } from './label.events.js';
import { printedCode, readShortCode, shortCode, whatIsWrong } from './short-code.rules.js';

const meta = metaOf('ana');
const codes = fc.string().map((text) => shortCode(createHash('sha256').update(text).digest()));

test('a code is read back as it is printed, typed in small letters or with blanks', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{10}$/);
      for (const typed of [code, printedCode(code), code.toLowerCase(), ` ${printedCode(code)} `])
        expect(readShortCode(typed)).toBe(code);
    }),
  );
});

test('one wrong sign, or two neighbours that changed places, make it no code', () => {
  fc.assert(
    fc.property(
      codes,
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(...'34679ACDEFGHJKMNPQRTWXY'),
      (code, at, sign) => {
        const wrong = code.slice(0, at) + sign + code.slice(at + 1);
        expect(readShortCode(wrong)).toBe(wrong === code ? code : undefined);
        const swapped = code.slice(0, at) + (code[at + 1] ?? '') + code[at] + code.slice(at + 2);
        expect(readShortCode(swapped)).toBe(swapped === code ? code : undefined);
      },
    ),
  );
});

test('a code that is none says what is wrong with it', () => {
  const code = shortCode(createHash('sha256').update('Quadrajet').digest());
  const other = code.startsWith('3') ? '4' : '3';
  expect(whatIsWrong(printedCode(code))).toBeNull();
  expect(whatIsWrong(other + code.slice(1))).toBe('check');
  expect(whatIsWrong(code.slice(1))).toBe('length');
  expect(whatIsWrong(`O${code.slice(1)}`)).toBe('sign');
});

test('a code is issued once, for ever', () => {
  const issued: LabelEvent = event('LabelIssued', {
    ownerId: 'ana',
    subject: 'item' as const,
    subjectId: 'i1',
  });
  const issue = { type: 'IssueLabel', subject: 'item', meta } as const;
  given(labelDecider, issued)
    .when({ ...issue, subjectId: 'i1' })
    .thenNothing();
  given(labelDecider, issued)
    .when({ ...issue, subjectId: 'i2' })
    .thenRefused('CODE_TAKEN');
  given(labelDecider, issued)
    .when({ type: 'HandOverLabel', toMemberId: 'bob', toItemId: 'i9', meta })
    .thenExactly(event('LabelHandedOver', { ownerId: 'bob', subjectId: 'i9' }));
});
