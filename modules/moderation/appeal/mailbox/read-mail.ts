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
  if (hasTooManyParts(raw)) throw unreadable();
  const parsed = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 20,
  }).catch(() => undefined); // refused below as unreadable
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
    text: shortened((parsed.text ?? textOfHtml(parsed.html ?? '')).trim(), parsed.attachments.length),
    files: parsed.attachments.slice(0, mostFiles).map(fileOf),
  };
}

/** units  characters: they are fewer entries than an appeal may have */
export const longestMail = 36_000;
export const mostFiles = 50;
/** Reading takes time for each part, and strangers write mails. */
const mostBoundaries = 5_000;

function hasTooManyParts(raw: Buffer): boolean {
  let at = -1;
  for (let found = 0; found <= mostBoundaries; found++) {
    at = raw.indexOf('\n--', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The text says what is left out. */
const shortened = (text: string, files: number): string =>
  [
    text.slice(0, longestMail),
    ...(text.length > longestMail ? ['[This mail was longer. The rest of it is not kept.]'] : []),
    ...(files > mostFiles ? [`[This mail had ${files} files. The first ${mostFiles} are kept.]`] : []),
  ].join('\n\n');

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
