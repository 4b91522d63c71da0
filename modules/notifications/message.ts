import type { ContentRef, ContentType } from '../kernel/content/content.js';
import type { Contents } from '../kernel/content/contents.js';
import { dayInWords, dueIn } from '../kernel/decider/days.js';
import { quoted } from '../kernel/text/quoted.rules.js';

/** A message with its days in the recipient's time zone: `{day <time>}` is "March 1, 2027", `{in <time>}` is "in 2 days", "in 1 day" or "today".
 *  units   times: ISO-8601 UTC */
export const nameDays = (message: string, now: string, timeZone: string): string =>
  message
    .replace(/\{day ([^}]+)\}/g, (_, at: string) => dayInWords(at, timeZone))
    .replace(/\{in ([^}]+)\}/g, (_, at: string) => dueIn(at, now, timeZone));

/** Whether a message contains a day. */
export const hasDays = (message: string): boolean => /\{(day|in) /.test(message);

/** The content that a message names by a placeholder: `{listing}`, a kind of content, stands for the subject of the
 *  notification. A word in braces that is no kind stays as it is. */
export function contentNamedIn(
  contents: Pick<Contents, 'typeOf'>,
  { message, about }: Named,
): { readonly ref: ContentRef; readonly type: ContentType } | undefined {
  for (const [, kind = ''] of message.matchAll(place)) {
    const type = contents.typeOf(kind);
    if (type) return { ref: { kind, id: about }, type };
  }
  return undefined;
}

/** A message with the current title, on one line, in its placeholders. The title is null for removed content. */
export function nameContent(
  message: string,
  { kind, name }: Pick<ContentType, 'kind' | 'name'>,
  title: string | null,
): string {
  return message.replace(place, (word, named: string, at: number) => {
    if (named !== kind) return word;
    if (title === null) return `${at === 0 ? 'A' : 'a'} removed ${name.one}`;
    return quoted(title.replace(/[\s\u0085]+/gu, ' '));
  });
}

/** Messages with the current titles in their placeholders. */
export async function nameContents(
  contents: Pick<Contents, 'titlesOf' | 'typeOf'>,
  named: readonly Named[],
): Promise<readonly string[]> {
  const found = named.map((one) => contentNamedIn(contents, one));
  const titleOf = await contents.titlesOf(found.flatMap((one) => one?.ref ?? []));
  return named.map(({ message }, at) => {
    const content = found[at];
    return content ? nameContent(message, content.type, titleOf(content.ref)) : message;
  });
}

interface Named {
  readonly message: string;
  /** The id of the notification's subject. */
  readonly about: string;
}

const place = /\{([a-z-]+)\}/g;
