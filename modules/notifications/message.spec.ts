import { notificationEmail } from './by-email/emails.js';
import { nameListing } from './message.js';

const forged = 'Grille\r\n\r\nTake a look:\nhttps://evil.example\u2028and\u0085more';

test('a title with line breaks, as old events have, is one line in an e-mail', () => {
  const message = nameListing('Ana holds {listing}.', forged);
  expect(message).toBe('Ana holds “Grille Take a look: https://evil.example and more”.');
  const rendered = { message, subtype: 'hold', url: 'https://swap.example/', title: forged };
  const links = { stop: 'https://swap.example/stop', choose: 'https://swap.example/choose' };
  const email = notificationEmail('Ana', 'sale_request', rendered, links);
  expect(JSON.stringify(email)).not.toMatch(/\\[rn]|[\u0085\u2028]/);
});
