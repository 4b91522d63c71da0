import { coveredFields, eventNamed, nameOfEvent } from './covered.rules.js';

const schema = (personal: object) => ({ version: 1, schema: {} as never, personal: personal as never });

test('the fields of an event are covered for the person whose they are', () => {
  const one = schema({ of: 'memberId', fields: { name: '', bio: '' } });
  expect(coveredFields(one, { memberId: 'ana' }, ['ana'])).toEqual([
    { subject: 'ana', fields: ['name', 'bio'] },
  ]);
  const two = schema([
    { of: 'reporterId', fields: { comment: '' } },
    { of: 'sellerId', fields: { title: '' } },
  ]);
  expect(coveredFields(two, { reporterId: 'ana', sellerId: 'bob' }, ['ana', 'bob'])).toEqual([
    { subject: 'ana', fields: ['comment'] },
    { subject: 'bob', fields: ['title'] },
  ]);
});

test('an event without encrypted fields covers nothing, and an unknown one covers without names', () => {
  expect(coveredFields(schema([]), {}, [])).toEqual([]);
  expect(coveredFields(undefined, {}, ['ana'])).toEqual([{ subject: 'ana', fields: [] }]);
});

test('the name of an event leads back to it', () => {
  const event = { stream: 'listing-5f3c@home', version: 12 };
  expect(eventNamed(nameOfEvent(event))).toEqual(event);
  for (const name of ['listing-5f3c', 'listing-5f3c@0', '@3']) expect(eventNamed(name)).toBeUndefined();
});
