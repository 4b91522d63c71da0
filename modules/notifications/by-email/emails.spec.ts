import { notificationEmail } from './emails.js';

const ways = { stop: 'https://swap.example/stop', choose: 'https://swap.example/choose' };
const subjectFor = (title?: string, subject = 'On hold') =>
  notificationEmail(
    'Ana',
    'Holds and sales',
    {
      message: 'A buyer holds it.',
      subject,
      url: 'https://swap.example/',
      ...(title !== undefined && { title }),
    },
    ways,
  ).subject;

describe('the subject of a mail about one notification', () => {
  test('names the listing, so that mails about several can be told apart', () => {
    expect(subjectFor('Carter AFB carburetor')).toBe('On hold: Carter AFB carburetor');
  });

  test('is that of the notification when there is no listing to name', () => {
    expect(subjectFor()).toBe('On hold');
  });

  test('holds 60 characters of the title at most, whole ones', () => {
    expect(subjectFor('a'.repeat(60))).toBe(`On hold: ${'a'.repeat(60)}`);
    expect(subjectFor('🚗'.repeat(61))).toBe(`On hold: ${'🚗'.repeat(59)}…`);
    expect(subjectFor(`${'a'.repeat(58)} block`)).toBe(`On hold: ${'a'.repeat(58)}…`);
  });

  test('is on one line, whatever the title holds', () => {
    expect(subjectFor('Grille\r\nBcc: all@example.com\u2028\u0000 and\tmore')).toBe(
      'On hold: Grille Bcc: all@example.com and more',
    );
  });
});
