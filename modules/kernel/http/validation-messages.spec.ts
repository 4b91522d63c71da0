import { z } from 'zod';
import { nameOfField, validationMessage } from './validation-messages.js';

const Form = z.strictObject({
  email: z.email(),
  password: z.string().min(8).max(128),
  year: z.int().min(1885).max(2030),
  photos: z.array(z.uuid()).max(12),
  kind: z.enum(['for_sale', 'wanted']),
  agrees: z.boolean(),
});
const good = {
  email: 'a@b.co',
  password: 'long enough',
  year: 1957,
  photos: [],
  kind: 'wanted',
  agrees: true,
};

test.each([
  [{ email: 'nobody' }, 'This must be an e-mail address, like name@example.com.'],
  [{ email: undefined }, 'This is needed.'],
  [{ password: '' }, 'This is needed.'],
  [{ password: 'short' }, 'This needs 8 characters at least.'],
  [{ password: 'x'.repeat(129) }, 'This may have 128 characters at most.'],
  [{ year: 1700 }, 'This must be 1885 at least.'],
  [{ year: 3000 }, 'This must be 2030 at most.'],
  [{ year: '1957' }, 'This must be a number.'],
  [{ year: 1957.5 }, 'This must be a whole number.'],
  [{ photos: ['x'] }, 'This is not an id of ours.'],
  [{ kind: 'gift' }, 'This must be one of for_sale, wanted.'],
  [{ agrees: 'yes' }, 'This must be true or false.'],
  [{ shoeSize: 9 }, 'Nothing here is called shoeSize.'],
])('%j is told in words', (wrong, words) => {
  const read = Form.safeParse({ ...good, ...wrong }, { error: validationMessage });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([words]);
});

test('a message of the contract comes first', () => {
  const read = z.string().min(8, 'A password has 8 characters.').safeParse('x', { error: validationMessage });
  expect(read.error?.issues[0]?.message).toBe('A password has 8 characters.');
});

test('a field has the name that people use', () => {
  expect(nameOfField(['dateOfBirth'])).toBe('Date of birth');
  expect(nameOfField(['photos', 2, 'caption'])).toBe('Photos, 3, caption');
});
