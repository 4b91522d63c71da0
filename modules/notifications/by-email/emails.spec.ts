import { notificationEmail } from './emails.js';

const ways = { stop: 'https://swap.example/stop', choose: 'https://swap.example/choose' };
const subjectFor = (title?: string) =>
  notificationEmail(
    'Ana',
    'sale_request',
    { message: 'A buyer holds it.', url: 'https://swap.example/', ...(title !== undefined && { title }) },
    ways,
  ).subject;

describe('the subject of a mail about one notification', () => {
  test('names the listing, so that mails about several can be told apart', () => {
    expect(subjectFor('Carter AFB carburetor')).toBe('Hold or sale: Carter AFB carburetor');
  });

  test('says the kind alone when there is no listing to name', () => {
    expect(subjectFor()).toBe('Hold or sale');
  });

  test('holds 60 characters of the title at most, whole ones', () => {
    expect(subjectFor('a'.repeat(60))).toBe(`Hold or sale: ${'a'.repeat(60)}`);
    expect(subjectFor('🚗'.repeat(61))).toBe(`Hold or sale: ${'🚗'.repeat(59)}…`);
    expect(subjectFor(`${'a'.repeat(58)} block`)).toBe(`Hold or sale: ${'a'.repeat(58)}…`);
  });

  test('is on one line, whatever the title holds', () => {
    expect(subjectFor('Grille\r\nBcc: all@example.com\u2028\u0000 and\tmore')).toBe(
      'Hold or sale: Grille Bcc: all@example.com and more',
    );
  });
});
