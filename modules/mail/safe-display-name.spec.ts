import { safeDisplayName } from './safe-display-name.rules.js';

test.each(['Kim', 'Kim Lee', 'J. R. Smith', "Zoë O'Brien-Núñez", 'John Jr.'])(
  '%s appears in the e-mail',
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
])('%j does not appear', (name) => expect(safeDisplayName(name, 'A member')).toBe('A member'));
