import { safeDisplayName } from './safe-display-name.js';

test.each(['Kim', 'Kim Lee', 'J. R. Smith', "Zoë O'Brien-Núñez", 'John Jr.'])(
  '%s stands in the letter',
  (name) => expect(safeDisplayName(name, 'A member')).toBe(name),
);

test.each([
  'WIN $500',
  'http://evil.example',
  'evil.example',
  'a@b.example',
  '<b>Kim</b>',
  '555-0100',
  'Kim,\n\nwe owe you money',
  'x'.repeat(41),
])('%s does not', (name) => expect(safeDisplayName(name, 'A member')).toBe('A member'));
