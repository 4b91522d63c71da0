import { createTransport } from 'nodemailer';
import { withTimeout } from '../kernel/async/with-timeout.js';
import type { MailPayload } from './mail-cipher.js';

/** The connection to the mail server. */
export interface MailTransport {
  /** Send an e-mail; resolves when the server has accepted it.
   *  errors  DeliveryFailed */
  send(id: string, mail: MailPayload): Promise<void>;
}

/** The server did not accept the e-mail, or not in time. The message contains no content of the e-mail. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
}

/** Send over SMTP, by SMTP_URL (`smtps://user:password@host:465`, `smtp://host:587?requireTLS=true`). An e-mail has the same Message-ID however often it
 *  is sent, so that mail programs show a duplicate as one. Each e-mail has a connection of its own: an idle one that the server closed
 *  would cost the next e-mail an attempt. */
export function openSmtp(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...timeouts }, { from });
  const host = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async (id, { to, subject, text, html, unsubscribe }) => {
      const sending = transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribe) },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await withTimeout(sendTimeout, sending, tooLate).catch((error: unknown) => {
        throw new DeliveryFailed(reasonOf(error));
      });
    },
  };
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};
const sendTimeout = 50_000;
const tooLate = () => Object.assign(new Error(), { code: 'ETIMEDOUT' });

/** RFC 8058 */
function oneClick(url: string | undefined): Record<string, string> {
  return url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function reasonOf(error: unknown): string {
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string };
  return [responseCode ?? code ?? 'failed', command].filter(Boolean).join(' ');
}
