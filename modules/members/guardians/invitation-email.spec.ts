import { invitationEmail } from './invitation-email.js';

const support = 'support@swap.example';

test('the subject is the same for every minor', () =>
  expect(invitationEmail('Kim', 'https://a.example', support).subject).toBe(
    invitationEmail('Lou', 'https://b.example', support).subject,
  ));

test('the mail tells a recipient who does not know the minor where to write', () =>
  expect(invitationEmail('Kim', 'https://a.example', support).parts.at(-1)).toMatchObject({
    words: 'Don’t know Kim? Ignore this e-mail, or write to us at support@swap.example.',
  }));
