import type { EmailContent, EmailPart } from '../../mail/mail.ports.js';

/** One notification as an e-mail shows it. */
export interface RenderedNotification {
  readonly message: string;
  /** The subject of an e-mail about it alone, without the title. */
  readonly subject: string;
  /** The title of its listing, when the message names one that still exists. */
  readonly title?: string;
  /** An absolute URL. */
  readonly url: string;
}

/** One notification, sent at once. */
export const notificationEmail = (
  name: string,
  kindName: string,
  rendered: RenderedNotification,
  links: Links,
): EmailContent => ({
  subject: subjectOf(rendered),
  parts: [
    hello(name),
    { kind: 'words', words: rendered.message },
    { kind: 'link', words: 'Take a look', url: rendered.url },
    because(kindName),
    { kind: 'line', words: 'Stop these e-mails', url: links.stop },
    { kind: 'line', words: 'Choose what comes by e-mail', url: links.choose },
  ],
});

/** The collected notifications of one kind, newest first. */
export const gatheredEmail = (
  name: string,
  kindName: string,
  rendered: readonly RenderedNotification[],
  links: Links & { all: string },
): EmailContent => ({
  subject: `${rendered.length} new notifications: ${kindName.toLowerCase()}`,
  parts: [
    hello(name),
    { kind: 'words', words: 'Here is what has come in since, and is still unread:' },
    ...linesOf(rendered),
    { kind: 'link', words: 'View all notifications', url: links.all },
    because(kindName),
    { kind: 'line', words: 'Stop these e-mails', url: links.stop },
    { kind: 'line', words: 'Choose what comes by e-mail', url: links.choose },
  ],
});

/** New and unread notifications since the last digest, newest first. */
export const digestEmail = (
  name: string,
  rendered: readonly RenderedNotification[],
  links: Links & { all: string },
): EmailContent => ({
  subject: rendered.length === 1 ? 'One new notification' : `${rendered.length} new notifications`,
  parts: [
    hello(name),
    { kind: 'words', words: 'Here is what is new and still unread:' },
    ...linesOf(rendered),
    { kind: 'link', words: 'View all notifications', url: links.all },
    { kind: 'note', words: 'The digest comes once a day at most, and only when something is new.' },
    { kind: 'line', words: 'Stop the digest', url: links.stop },
    { kind: 'line', words: 'Choose what comes by e-mail', url: links.choose },
  ],
});

/** One line for equal notifications, with their count; of many lines, the newest. */
function linesOf(rendered: readonly RenderedNotification[]): readonly EmailPart[] {
  const times = new Map<string, { readonly one: RenderedNotification; readonly count: number }>();
  for (const one of rendered) {
    const key = `${one.url} ${one.message}`;
    times.set(key, { one, count: (times.get(key)?.count ?? 0) + 1 });
  }
  const lines = [...times.values()];
  const rest = lines.slice(max).reduce((sum, { count }) => sum + count, 0);
  return [
    ...lines.slice(0, max).map(({ one, count }): EmailPart => {
      const words = count === 1 ? one.message : `${one.message} (${count} times)`;
      return { kind: 'line', words, url: one.url };
    }),
    ...(rest > 0 ? ([{ kind: 'words', words: `And ${rest} more.` }] satisfies EmailPart[]) : []),
  ];
}

/** With the title, so that e-mails of one kind differ in a list. */
function subjectOf({ subject, title }: RenderedNotification): string {
  return title === undefined ? subject : `${subject}: ${onOneLine(title)}`;
}

function onOneLine(title: string): string {
  const emails = [...title.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()];
  return emails.length <= longestTitle
    ? emails.join('')
    : `${emails
        .slice(0, longestTitle - 1)
        .join('')
        .trimEnd()}…`;
}

const because = (kindName: string): EmailPart => ({
  kind: 'note',
  words: `You get these e-mails because “${kindName}” is turned on for your account.`,
});

/** The links of every such e-mail. */
interface Links {
  readonly stop: string;
  readonly choose: string;
}

const hello = (name: string): EmailPart => ({ kind: 'words', words: `Hello ${name},` });
const max = 20;
const longestTitle = 60;
