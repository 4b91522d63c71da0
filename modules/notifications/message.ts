import type { ContentRef } from '../kernel/content/content.js';
import type { Contents } from '../kernel/content/contents.js';
import { dayInWords, dueIn } from '../kernel/decider/days.js';

/** A message with its days in the recipient's time zone: `{day <time>}` is "March 1, 2027", `{in <time>}` is "in 2 days", "in 1 day" or "today".
 *  units   times: ISO-8601 UTC */
export const nameDays = (message: string, now: string, timeZone: string): string =>
  message
    .replace(/\{day ([^}]+)\}/g, (_, at: string) => dayInWords(at, timeZone))
    .replace(/\{in ([^}]+)\}/g, (_, at: string) => dueIn(at, now, timeZone));

/** Whether a message contains a day. */
export const hasDays = (message: string): boolean => /\{(day|in) /.test(message);

/** The placeholders for titles in a message: `{listing}`, a kind of content, stands for the subject of the notification. */
export function contentNamedIn({ message, about }: Named): ContentRef | undefined {
  const kind = place.exec(message)?.[1];
  return kind === undefined ? undefined : { kind, id: about };
}

/** A message with the current title, on one line, in its placeholder. The title is null for removed content.
 *  in  name: the kind's name for people: 'listing' */
export function nameContent(message: string, name: string, title: string | null): string {
  return message.replace(place, (_, _kind: string, at: number) =>
    title === null ? `${at === 0 ? 'A' : 'a'} removed ${name}` : `“${title.replace(/[\s\u0085]+/gu, ' ')}”`,
  );
}

/** Messages with the current titles in their placeholders. */
export async function nameContents(
  contents: Pick<Contents, 'titlesOf' | 'typeOf'>,
  named: readonly Named[],
): Promise<readonly string[]> {
  const refs = named.map(contentNamedIn);
  const titleOf = await contents.titlesOf(refs.filter((ref) => ref !== undefined));
  return named.map(({ message }, at) => {
    const ref = refs[at];
    const type = ref && contents.typeOf(ref.kind);
    return ref && type ? nameContent(message, type.name.one, titleOf(ref)) : message;
  });
}

interface Named {
  readonly message: string;
  /** The id of the notification's subject. */
  readonly about: string;
}

const place = /\{([a-z-]+)\}/;
