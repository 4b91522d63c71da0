import type { ContentRef, ContentType } from '../kernel/content/content.js';
import type { Contents } from '../kernel/content/contents.js';
import { dayInWords, dueIn } from '../kernel/decider/days.js';
import { quoted } from '../kernel/text/quoted.rules.js';
import type { ActorNames } from './actor-names.ports.js';

/** A message with its days in the recipient's time zone: `{day <time>}` is "March 1, 2027", `{in <time>}` is "in 2 days", "in 1 day" or "today".
 *  units   times: ISO-8601 UTC */
export const nameDays = (message: string, now: string, timeZone: string): string =>
  message
    .replace(/\{day ([^}]+)\}/g, (_, at: string) => dayInWords(at, timeZone))
    .replace(/\{in ([^}]+)\}/g, (_, at: string) => dueIn(at, now, timeZone));

/** Whether a message contains a day. */
export const hasDays = (message: string): boolean => /\{(day|in) /.test(message);

/** What a row says, before names, titles and words are filled in. */
export interface WrittenMessage {
  /** With the placeholders of `NotificationContent`. */
  readonly message: string;
  /** The id of the notification's subject. */
  readonly about: string;
  /** The members who did it, the latest first: of a whole group, those of all of it. */
  readonly actors?: readonly string[];
  /** The message once several did it. */
  readonly ofSeveral?: string | undefined;
  /** What the latest of them wrote. */
  readonly words?: ContentRef | undefined;
}

/** A message as its recipient reads it today. */
export interface ReadMessage {
  readonly message: string;
  /** The title of the first thing that it names; undefined when it names nothing that still exists. */
  readonly title?: string;
}

/** Where names, titles and words come from. */
export interface MessageSource {
  readonly contents: Pick<Contents, 'typeOf' | 'firstLinesOf'>;
  readonly names: ActorNames;
  readonly titlesOf: Contents['titlesOf'];
}

/** Messages with the current names, titles and words, as one member may read them now. Nothing of it is stored, so
 *  what was taken back, removed or erased is in no message.
 *  in      withWords: whether the first line of what somebody wrote follows its message
 *  units   now: ISO-8601 UTC
 *  source  ADR 0083 */
export async function readMessages(
  { contents, names, titlesOf }: MessageSource,
  written: readonly WrittenMessage[],
  {
    readerId,
    now,
    withWords,
  }: { readonly readerId: string; readonly now: string; readonly withWords: boolean },
): Promise<readonly ReadMessage[]> {
  const templates = written.map(templateOf);
  const named = templates.map(({ text, about }) => contentsNamedIn(contents, text, about));
  const refs = named.flat().map(({ ref }) => ref);
  const members = [
    ...templates.flatMap(({ actors }) => actors),
    ...refs.flatMap(({ kind, id }) => (kind === 'member' ? [id] : [])),
  ];
  const [titleOf, nameOf, lineOf] = await Promise.all([
    titlesOf(refs.filter(({ kind }) => kind !== 'member')),
    names.namesFor(readerId, members),
    withWords
      ? contents.firstLinesOf(
          templates.flatMap(({ words }) => words ?? []),
          { actor: { id: readerId, roles: [] }, now },
        )
      : undefined,
  ]);
  return templates.map(({ text, actors, words }, at) => {
    const found = named[at] ?? [];
    const filled = new Map(
      found.map(({ place, ref, type }) => [
        place,
        ref.kind === 'member' ? personNamed(nameOf.get(ref.id)) : titleNamed(type, titleOf(ref)),
      ]),
    );
    filled.set('{who}', severalNamed(actors.map((id) => personNamed(nameOf.get(id)))));
    const message = fillIn(text, filled);
    const title = found
      .map(({ ref }) => (ref.kind === 'member' ? null : titleOf(ref)))
      .find((one) => one !== null);
    const line = words && lineOf?.(words);
    return {
      message: line ? `${message.replace(/\.$/, '')}: ${firstLineOf(line)}` : message,
      ...(title != null && { title }),
    };
  });
}

interface Template {
  readonly text: string;
  readonly about: string;
  readonly actors: readonly string[];
  readonly words: ContentRef | undefined;
}

/** The words of several who did the same are left out: they are read where the notification leads. */
function templateOf({ message, about, actors = [], ofSeveral, words }: WrittenMessage): Template {
  if (actors.length > 1 && ofSeveral !== undefined)
    return { text: ofSeveral, about, actors, words: undefined };
  return { text: message, about, actors: actors.slice(0, 1), words };
}

/** The content that a message names by placeholders: `{listing}`, a kind of content, is the subject of the
 *  notification, `{listing <id>}` that one. A word in braces that is no kind stays as it is. */
function contentsNamedIn(
  contents: Pick<Contents, 'typeOf'>,
  message: string,
  about: string,
): readonly { readonly place: string; readonly ref: ContentRef; readonly type: ContentType }[] {
  return [...message.matchAll(places)].flatMap(([place, kind = '', id = about]) => {
    const type = contents.typeOf(kind);
    return type ? [{ place, ref: { kind, id }, type }] : [];
  });
}

const places = /\{([a-z-]+)(?: ([^{}\s]+))?\}/g;

/** A title on one line; null once its content is removed. */
const titleNamed = ({ name }: ContentType, title: string | null): string =>
  title === null ? `a removed ${name.one}` : quoted(title.replace(whitespace, ' '));

const personNamed = (name: string | undefined): string => name ?? 'a former member';

/** "Dale R.", "Dale R. and Ann K.", "Dale R., Ann K. and 3 more". */
function severalNamed([first = personNamed(undefined), second, ...more]: readonly string[]): string {
  if (second === undefined) return first;
  if (!more.length) return `${first} and ${second}`;
  const isAll = more.length + 2 < mostActors;
  return `${first}, ${second} and ${isAll ? more.length : 'many'} more`;
}

/** How many members of a group are remembered. */
export const mostActors = 50;

/** The message with these words in its places. */
function fillIn(message: string, words: ReadonlyMap<string, string>): string {
  return message.replace(/\{[^{}]+\}/g, (place, at: number) => {
    const found = words.get(place);
    if (found === undefined) return place;
    const begun = at === 0 ? found.replace(/^a (?=former |removed )/, 'A ') : found;
    return message.charAt(at + place.length) === '.' ? begun.replace(/\.$/, '') : begun;
  });
}

/** The beginning of a text, on one line. */
function firstLineOf(text: string): string {
  const [line = '', ...rest] = text.trim().split(/[\n\r\u0085\u2028\u2029]+/u);
  const letters = [...line.replace(whitespace, ' ')];
  if (letters.length <= lineLetters) return rest.length ? `${letters.join('')} …` : letters.join('');
  return `${letters
    .slice(0, lineLetters - 1)
    .join('')
    .trimEnd()}…`;
}

const lineLetters = 100;
const whitespace = /[\s\u0085]+/gu;
