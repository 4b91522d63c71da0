import { nameFromEmail, partsOfName } from './member-name.js';

test.each([
  ['ana.maria_smith+parts@example.com', 'Ana Maria Smith'],
  ['bob@example.com', 'Bob'],
  ['chevy57@example.com', 'Chevy57'],
  ["o'neil-jr@example.com", "O'neil Jr"],
  ['+@example.com', 'Member'],
])('the name of %s is %s', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});

test('the last name is all that follows the first word', () => {
  expect(partsOfName('Ana Maria Smith')).toEqual({ first: 'Ana', last: 'Maria Smith' });
  expect(partsOfName('Bob')).toEqual({ first: 'Bob', last: null });
});
