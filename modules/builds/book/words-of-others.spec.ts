import fc from 'fast-check';
import { bookContent, bookEntry, bookTask } from './book-content.fixtures.js';
import { putTogether, takeApart } from './words-of-others.rules.js';

const anyone = fc.constantFrom('ana', 'bob', 'cid');
const word = fc.string({ minLength: 1, maxLength: 8 });

/** A book of Ana's, each line of which somebody else may have written. */
const book = fc
  .record({
    tasks: fc.array(fc.record({ by: anyone, title: word, parts: fc.array(fc.tuple(anyone, word, anyone)) })),
    entries: fc.array(fc.record({ by: anyone, text: word, of: fc.nat() })),
  })
  .map(({ tasks, entries }) => {
    const [part] = bookTask().parts;
    const content = bookContent({
      tasks: tasks.map(({ title, parts }, at) =>
        bookTask({
          title: `${title} ${at}`,
          parts: parts.map(([, name]) => ({ ...part, title: name }) as never),
        }),
      ),
      entries: entries.map(({ text, of }) => {
        const at = of % (tasks.length + 1);
        const task = tasks[at];
        return bookEntry({ text, task: task ? `${task.title} ${at}` : null });
      }),
    });
    const writtenBy = {
      entries: entries.map(({ by }) => by),
      tasks: tasks.map(({ by, parts }) => ({
        task: by,
        parts: parts.map(([author]) => author),
        notes: parts.map(([, , author]) => author),
      })),
    };
    return { content, writtenBy };
  });

test('taken apart and put together, a book is what it was', () => {
  fc.assert(
    fc.property(book, ({ content, writtenBy }) => {
      const { own, ofOthers } = takeApart(content, writtenBy, 'ana');
      expect([...ofOthers.keys()]).not.toContain('ana');
      expect(putTogether(own, [...ofOthers.values()])).toEqual(content);
    }),
  );
});

const [part] = bookTask().parts;
const content = bookContent({
  tasks: [
    bookTask({ title: 'Bob’s carburetor', notes: 'Bob’s notes', parts: [] }),
    bookTask({
      title: 'Doors',
      parts: [{ ...part, title: 'Bob’s jet', note: 'Bob’s word' } as never, part as never],
    }),
  ],
  entries: [
    bookEntry({ text: 'Bob’s evening', author: 'Bob', task: 'Doors' }),
    bookEntry({ text: 'My evening', task: 'Bob’s carburetor' }),
  ],
});
const writtenBy = {
  entries: ['bob', 'ana'],
  tasks: [
    { task: 'bob', parts: [], notes: [] },
    { task: 'ana', parts: ['bob', 'ana'], notes: ['bob', 'ana'] },
  ],
};

test('what is under the owner’s key has no word of another', () => {
  const { own } = takeApart(content, writtenBy, 'ana');
  expect(JSON.stringify(own)).not.toContain('Bob');
  expect(own).toMatchObject({
    tasks: [
      { title: 'A task', notes: '' },
      { title: 'Doors', parts: [{ title: 'A part' }, part] },
    ],
    entries: [{ text: '' }, { text: 'My evening', task: null }],
  });
});

test('what is under another’s key has no word of the owner or a third', () => {
  const { ofOthers } = takeApart(
    content,
    {
      ...writtenBy,
      tasks: [
        { task: 'bob', parts: [], notes: [] },
        { task: 'cid', parts: ['bob', 'ana'], notes: ['bob', 'ana'] },
      ],
    },
    'ana',
  );
  expect(JSON.stringify(ofOthers.get('bob'))).not.toMatch(/Doors|My evening/);
  expect(JSON.stringify(ofOthers.get('cid'))).not.toMatch(/Bob|My evening/);
});

test('what somebody said of the fit of another’s part goes with their erasure, and the part stays', () => {
  const said = {
    ...writtenBy,
    tasks: [writtenBy.tasks[0], { task: 'ana', parts: ['ana', 'ana'], notes: ['cid', 'ana'] }],
  };
  const { own, ofOthers } = takeApart(content, said as typeof writtenBy, 'ana');
  const withoutCid = putTogether(
    own,
    [...ofOthers].flatMap(([id, words]) => (id === 'cid' ? [] : [words])),
  );
  expect(withoutCid.tasks[1]?.parts).toMatchObject([{ title: 'Bob’s jet', note: '' }, part]);
});

test('when another is erased, their entries are left out, and the owner’s stay', () => {
  const { own } = takeApart(content, writtenBy, 'ana');
  expect(putTogether(own, []).entries).toEqual([bookEntry({ text: 'My evening', task: null })]);
});
