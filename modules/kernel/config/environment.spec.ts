import { readEnvironment } from './environment.js';

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['SECRET_KEY', 'short'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['EVENTSTORE_URL', 'http://localhost:2113'],
  ['MAPBOX_TOKEN', 'sk.secret'],
  ['SMC_DEMO', 'perhaps'],
])('a wrong %s stops the start with one line that names it', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    new RegExp(`^Wrong environment: ${name} [^\\n]+\\.$`),
  );
});

test('an emptied variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:3000');
});

test('in production PUBLIC_URL must be set to an address', () => {
  expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(
    'Wrong environment: PUBLIC_URL must be set in production, to the address that people use (https://…): mails lead there.',
  );
  const set = { NODE_ENV: 'production', PUBLIC_URL: 'https://swap.example/' };
  expect(readEnvironment(set).publicUrl).toBe('https://swap.example');
});
