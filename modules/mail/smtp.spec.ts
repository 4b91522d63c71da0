import { type MailServer, openMailServer } from '../../test/mail/mail-server.js';
import { Email } from '../kernel/http/email.schemas.js';
import { openSmtp } from './smtp.js';

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());

test.each(['parts&sons@example.com', "!#$%&'*+/=?^_`{|}~-@example.com", 'ivan@xn--80a1acny.xn--p1ai'])(
  'an e-mail to %s arrives there, with its links as they were',
  async (to) => {
    const url = 'https://swap.example/unsubscribe?a=1&b=2#c';
    const text = `Open this: ${url}`;
    await openSmtp(server.url, 'post@swap.example').send('one', {
      to,
      subject: 'Parts & sons',
      text,
      html: '',
    });
    expect(server.mails.at(-1)).toMatchObject({ to: [{ address: to }], subject: 'Parts & sons' });
    expect(server.mails.at(-1)?.text).toContain(url);
    expect(Email.parse(server.recipients.at(-1))).toBe(to); // the test's server shows a domain in Unicode letters
  },
);

test('nothing is sent to a server that takes STARTTLS out, where it is required', async () => {
  const before = server.mails.length;
  const mail = {
    to: 'ana@example.com',
    subject: 'Reset',
    text: 'https://swap.example/reset#secret',
    html: '',
  };
  const sending = openSmtp(`${server.url}?requireTLS=true`, 'post@swap.example').send('two', mail);
  await expect(sending).rejects.toMatchObject({
    name: 'DeliveryFailed',
    message: expect.stringContaining('STARTTLS'),
  });
  expect(server.mails).toHaveLength(before);
});
