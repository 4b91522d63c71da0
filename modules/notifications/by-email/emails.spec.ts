import { notificationEmail } from './emails.js';

const ways = { stop: 'https://swap.example/stop', choose: 'https://swap.example/choose' };
const subjectFor = (title?: string, subtype = 'hold') =>
  notificationEmail(
    'Ana',
    'sale_request',
    {
      message: 'A buyer holds it.',
      subtype,
      url: 'https://swap.example/',
      ...(title !== undefined && { title }),
    },
    ways,
  ).subject;

describe('the subject of a mail about one notification', () => {
  test('names the listing, so that mails about several can be told apart', () => {
    expect(subjectFor('Carter AFB carburetor')).toBe('On hold: Carter AFB carburetor');
  });

  test('says the kind alone when there is no listing to name', () => {
    expect(subjectFor()).toBe('On hold');
  });

  test('says what happened, or the kind where there is no word for it', () => {
    expect(subjectFor('Grille', 'offer')).toBe('New offer: Grille');
    expect(subjectFor('Grille', 'what comes later')).toBe('Hold or sale: Grille');
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
