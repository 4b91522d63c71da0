import { createHash } from 'node:crypto';
import PostalMime, { type Email as Parsed } from 'postal-mime';
import { invalid } from '../../../kernel/decider/errors.js';
import { Email } from '../../../kernel/http/email.schemas.js';
import { textOfHtml } from './html-text.rules.js';
import { isAutomatic, isForged } from './sender.rules.js';

export interface Mail {
  /** The same for the same mail, however often it is handed over. */
  readonly key: string;
  /** Null when there is none or more than one. */
  readonly from: string | null;
  readonly isForged: boolean;
  readonly isAutomatic: boolean;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly MailedFile[];
}

export interface MailedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Read a message.
 *  errors  MAIL_UNREADABLE (invalid)
 *  source  RFC 5322, ADR 0081 */
export async function readMail(raw: Buffer): Promise<Mail> {
  const parsed = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 20,
  }).catch(() => undefined);
  if (!parsed?.from) throw unreadable();
  const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value;
  return {
    key: createHash('sha256')
      .update(parsed.messageId ?? raw)
      .digest('base64url'),
    from: senderOf(parsed),
    isForged: isForged(header('authentication-results'), parsed.from.address ?? ''),
    isAutomatic: isAutomatic(header),
    subject: parsed.subject?.trim() || 'No subject',
    text: (parsed.text ?? textOfHtml(parsed.html ?? '')).trim(),
    files: parsed.attachments.map(fileOf),
  };
}

function senderOf({ from, headers }: Parsed): string | null {
  if (headers.filter(({ key }) => key === 'from').length > 1) return null;
  return Email.safeParse(from?.address ?? '').data ?? null;
}

const fileOf = ({ filename, content }: Parsed['attachments'][number]): MailedFile => ({
  name:
    (filename ?? 'File')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 120) || 'File',
  bytes:
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content as ArrayBuffer)),
});

const unreadable = () => invalid('MAIL_UNREADABLE', { message: 'This is no message that we can read.' });
