import { invitationLetter, nameInLetter } from './invitation-letter.js';

const support = 'support@swap.example';

test.each(['Kim', 'Kim Lee', 'J. R. Smith', "Zoë O'Brien-Núñez", 'John Jr.'])(
  '%s stands in the letter',
  (name) => expect(nameInLetter(name)).toBe(name),
);

test.each([
  'WIN $500',
  'http://evil.example',
  'evil.example',
  'a@b.example',
  '<b>Kim</b>',
  '555-0100',
  'x'.repeat(41),
])('%s does not', (name) => expect(nameInLetter(name)).toBe('A member'));

test('the subject is the same whoever invites', () =>
  expect(invitationLetter('Kim', 'https://a.example', support).subject).toBe(
    invitationLetter('Lou', 'https://b.example', support).subject,
  ));

test('who does not know the minor reads where to write', () =>
  expect(invitationLetter('Kim', 'https://a.example', support).parts.at(-1)).toMatchObject({
    words: 'You do not know Kim? Then do nothing, or write to us at support@swap.example.',
  }));
