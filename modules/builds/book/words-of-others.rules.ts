import type { BookContent } from './book.schemas.js';

type Entry = BookContent['entries'][number];

/** Whose words each line of a book is: members, by id, in the order of the content. */
export interface WrittenBy {
  readonly entries: readonly string[];
  /** Whoever wrote a task last, each of its parts, and what is said of each part's fit. */
  readonly tasks: readonly {
    readonly task: string;
    readonly parts: readonly string[];
    readonly notes: readonly string[];
  }[];
}

/** The words of one member in a book that is another's, by their place in it. */
export interface WordsOfMember {
  readonly entries: readonly { readonly at: number; readonly entry: Entry }[];
  /** Entries that name a task of theirs. */
  readonly named: readonly { readonly at: number; readonly task: string }[];
  readonly tasks: readonly { readonly at: number; readonly title: string; readonly notes: string }[];
  readonly parts: readonly {
    readonly task: number;
    readonly at: number;
    readonly title?: string;
    readonly note?: string;
  }[];
}

/** A book without the words of others, which are apart by member, so that each is encrypted under that member's key.
 *  source  ADR 0094 */
export function takeApart(
  content: BookContent,
  writtenBy: WrittenBy,
  ownerId: string,
): { readonly own: BookContent; readonly ofOthers: ReadonlyMap<string, WordsOfMember> } {
  const authors = [
    ...writtenBy.entries,
    ...writtenBy.tasks.flatMap(({ task, parts, notes }) => [task, ...parts, ...notes]),
  ];
  const others = [...new Set(authors)].filter((id) => id !== ownerId);
  return {
    own: withoutOthers(content, writtenBy, ownerId),
    ofOthers: new Map(others.map((id) => [id, wordsOf(content, writtenBy, id)])),
  };
}

/** The book as it was, with the words of those who are still there. Entries of an erased member are left out, and their tasks and parts have no words. */
export function putTogether(own: BookContent, ofOthers: readonly WordsOfMember[]): BookContent {
  const entries = [...own.entries];
  const tasks = own.tasks.map((task) => ({ ...task, parts: [...task.parts] }));
  for (const { at, entry } of ofOthers.flatMap((words) => words.entries))
    entries[at] = { ...entry, task: entry.task ?? entries[at]?.task ?? null };
  for (const words of ofOthers) {
    for (const { at, task } of words.named) Object.assign(entries, { [at]: { ...entries[at], task } });
    for (const { at, ...task } of words.tasks) Object.assign(tasks[at] ?? {}, task);
    for (const { task, at, ...part } of words.parts) {
      const { parts = [] } = tasks[task] ?? {};
      Object.assign(parts, { [at]: { ...parts[at], ...part } });
    }
  }
  return { ...own, tasks, entries: entries.filter(({ on }) => on !== '') };
}

function withoutOthers(content: BookContent, { entries, tasks }: WrittenBy, ownerId: string): BookContent {
  const authors = authorsOfTitles(content, tasks);
  const isOwn = (author: string | undefined) => author === ownerId;
  const ownTask = (task: string | null) => (task !== null && isOwn(authors.get(task)) ? task : null);
  return {
    ...content,
    entries: content.entries.map((entry, at) =>
      isOwn(entries[at]) ? withoutName(entry, authors, ownerId) : { ...blank, task: ownTask(entry.task) },
    ),
    tasks: content.tasks.map((task, at) => ({
      ...task,
      ...(isOwn(tasks[at]?.task) ? {} : { title: 'A task', notes: '' }),
      parts: task.parts.map((part, place) => ({
        ...part,
        ...(isOwn(tasks[at]?.parts[place]) ? {} : { title: 'A part' }),
        ...(isOwn(tasks[at]?.notes[place]) ? {} : { note: '' }),
      })),
    })),
  };
}

function wordsOf(content: BookContent, { entries, tasks }: WrittenBy, memberId: string): WordsOfMember {
  const authors = authorsOfTitles(content, tasks);
  return {
    entries: content.entries.flatMap((entry, at) =>
      entries[at] === memberId ? [{ at, entry: withoutName(entry, authors, memberId) }] : [],
    ),
    named: content.entries.flatMap(({ task }, at) =>
      task !== null && authors.get(task) === memberId && entries[at] !== memberId ? [{ at, task }] : [],
    ),
    tasks: content.tasks.flatMap(({ title, notes }, at) =>
      tasks[at]?.task === memberId ? [{ at, title, notes }] : [],
    ),
    parts: content.tasks.flatMap(({ parts }, task) =>
      parts.flatMap(({ title, note }, at) => {
        const words = {
          ...(tasks[task]?.parts[at] === memberId && { title }),
          ...(tasks[task]?.notes[at] === memberId && { note }),
        };
        return Object.keys(words).length > 0 ? [{ task, at, ...words }] : [];
      }),
    ),
  };
}

/** An entry names its task in the words of whoever wrote that. */
const withoutName = (entry: Entry, authors: ReadonlyMap<string, string>, memberId: string): Entry =>
  entry.task !== null && (authors.get(entry.task) ?? memberId) !== memberId
    ? { ...entry, task: null }
    : entry;

const authorsOfTitles = (content: BookContent, tasks: WrittenBy['tasks']): ReadonlyMap<string, string> =>
  new Map(
    content.tasks.flatMap(({ title }, at) => {
      const author = tasks[at]?.task;
      return author === undefined ? [] : [[title, author] as const];
    }),
  );

/** In the place of an entry of another. */
const blank: Entry = {
  on: '',
  author: null,
  text: '',
  photos: [],
  hours: null,
  cost: null,
  odometer: null,
  task: null,
};
