import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** The mails that arrived, oldest first, parsed. */
  readonly mails: readonly Email[];
  /** To whom their envelopes went. */
  readonly recipients: readonly string[];
  /** Wait for the newest mail to this address with this subject; `after` skips as many mails.
   *  errors  Error when none arrives within `seconds` (30) */
  to(
    address: string,
    subject: RegExp,
    limits?: { readonly after?: number; readonly seconds?: number },
  ): Promise<Email>;
  /** Decides about the next mails: 'refuse' answers 451, 'cut' accepts the mail and hangs up before it answers, 'hold' accepts it and never
   *  answers. */
  mood: 'take' | 'refuse' | 'cut' | 'hold';
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function openMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const recipients: string[] = [];
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
        if (mailServer.mood === 'refuse')
          return done(Object.assign(new Error('Not now'), { responseCode: 451 }));
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        for (const look of waiting) look();
        if (mailServer.mood === 'cut') return hangUp(session.id);
        if (mailServer.mood !== 'hold') done();
      });
    },
  });
  server.on('error', () => undefined); // a client disconnected
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  function hangUp(id: string): void {
    for (const connection of (server as unknown as { connections: Set<Connection> }).connections)
      if (connection.session.id === id) connection._socket.destroy();
  }

  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
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
  return mailServer;
}

interface Connection {
  readonly session: { readonly id: string };
  readonly _socket: { destroy(): void };
}

/** The link in a mail. */
export function linkIn(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`No link in: ${mail.text}`);
  return link;
}
