import type { Letter, LetterPart } from '../../kernel/outbox.js';
import type { NoticeKind } from '../inbox.events.js';

/** One notification as a mail shows it. */
export interface Told {
  readonly message: string;
  /** The whole address. */
  readonly url: string;
}

/** What a kind is called where members choose, and over a mail of it. */
export const kindWords: Readonly<Record<NoticeKind, { readonly name: string; readonly subject: string }>> = {
  new_message: { name: 'Messages', subject: 'You have a new message' },
  new_follower: { name: 'New followers', subject: 'You have a new follower' },
  new_listing: { name: 'New listings and matches', subject: 'A listing for you' },
  sale_request: { name: 'Holds and sales', subject: 'News of a hold or sale' },
  swap_meet: { name: 'Swap meets', subject: 'News of a swap meet' },
  other: { name: 'Your account and listings', subject: 'News of your account and listings' },
};

/** One notification, at once. */
export const noticeLetter = (name: string, kind: NoticeKind, told: Told, ways: Ways): Letter => ({
  subject: kindWords[kind].subject,
  parts: [
    hello(name),
    { kind: 'words', words: told.message },
    { kind: 'link', words: 'Take a look', url: told.url },
    {
      kind: 'note',
      words: `You get mails of the kind “${kindWords[kind].name}” because that is how it is set for your account.`,
    },
    { kind: 'line', words: 'Stop mails of this kind', url: ways.stop },
    { kind: 'line', words: 'Choose what comes by mail', url: ways.choose },
  ],
});

/** What is new and unread since the last digest; of many, the newest. */
export const digestLetter = (name: string, told: readonly Told[], ways: Ways & { all: string }): Letter => ({
  subject: told.length === 1 ? 'One thing that is new for you' : `${told.length} things that are new for you`,
  parts: [
    hello(name),
    { kind: 'words', words: 'this is new for you and unread:' },
    ...told.slice(0, most).map(({ message, url }): LetterPart => ({ kind: 'line', words: message, url })),
    ...(told.length > most
      ? ([{ kind: 'words', words: `And ${told.length - most} more.` }] satisfies LetterPart[])
      : []),
    { kind: 'link', words: 'View all notifications', url: ways.all },
    { kind: 'note', words: 'The digest comes once a day at most, and only when something is new.' },
    { kind: 'line', words: 'Stop the digest', url: ways.stop },
    { kind: 'line', words: 'Choose what comes by mail', url: ways.choose },
  ],
});

/** Ways out that every such mail names. */
interface Ways {
  readonly stop: string;
  readonly choose: string;
}

const hello = (name: string): LetterPart => ({ kind: 'words', words: `Hello ${name},` });
const most = 20;
