import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** What arrived, oldest first, as a mail program reads it. */
  readonly mails: readonly Email[];
  /** The newest mail to this address whose subject says this; waits until it is there.
   *  in      after: as many mails are passed over
   *  errors  Error when it does not come, after 30 s unless told otherwise */
  to(
    address: string,
    subject: RegExp,
    patience?: { readonly after?: number; readonly seconds?: number },
  ): Promise<Email>;
  /** Decides over the next mails: 'refuse' answers 451, 'cut' takes the mail and hangs up before it says so, 'hold' takes it and says
   *  nothing. */
  mood: 'take' | 'refuse' | 'cut' | 'hold';
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function openMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (shop.mood === 'refuse') return done(Object.assign(new Error('Not now'), { responseCode: 451 }));
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        for (const look of waiting) look();
        if (shop.mood === 'cut') return hangUp(session.id);
        if (shop.mood !== 'hold') done();
      });
    },
  });
  server.on('error', () => undefined); // a client that went away
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  function hangUp(id: string): void {
    for (const connection of (server as unknown as { connections: Set<Connection> }).connections)
      if (connection.session.id === id) connection._socket.destroy();
  }

  const shop: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mood: 'take',
    to: (address, subject, { after = 0, seconds = 30 } = {}) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => finish(() => reject(new Error(`No mail to ${address} like ${subject}`))),
          seconds * 1000,
        );
        const finish = (say: () => void) => {
          clearTimeout(timer);
          waiting.delete(look);
          say();
        };
        const look = () => {
          const found = mails
            .slice(after)
            .findLast(
              (mail) => subject.test(mail.subject ?? '') && mail.to?.some((to) => to.address === address),
            );
          if (found) finish(() => resolve(found));
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return shop;
}

interface Connection {
  readonly session: { readonly id: string };
  readonly _socket: { destroy(): void };
}

/** The address that a mail asks to open. */
export function linkIn(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`No link in: ${mail.text}`);
  return link;
}
