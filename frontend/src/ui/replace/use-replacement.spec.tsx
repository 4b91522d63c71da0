import { ApiProblem, messageOf } from '@lib/api/problem';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Saved, useReplacement } from './use-replacement';
import { byCode, inDollars, listOf, wordsOf } from './words-of';

interface Part {
  readonly asking: number;
  readonly notes: string;
  readonly size: { readonly length: number; readonly width: number };
}

const loaded: Part = { asking: 100, notes: '', size: { length: 1, width: 2 } };
const words = { asking: inDollars('Asking price'), notes: 'Notes', 'size.length': 'Length' };

/** A server with a version that another page has saved, and a page that saves `typed`. */
function open(typed: Part, ...saved: readonly Saved<Part>[]) {
  const sent: (Part & { readonly madeFrom: number })[] = [];
  const merged: Part[] = [];
  const last = saved.at(-1)?.version ?? 1;
  const queue = [...saved];
  function Page() {
    const [said, say] = useState('');
    const { replace, dialog } = useReplacement<Part>(words, ['size']);
    const save = () =>
      replace(
        typed,
        { fields: loaded, version: 1 },
        {
          read: async () => queue.shift() ?? { fields: loaded, version: 1 },
          send: async (fields, madeFrom) => {
            sent.push({ ...fields, madeFrom });
            if (madeFrom < last) throw new ApiProblem('Changed since.', 409, 'CHANGED_SINCE');
            return { version: madeFrom + 1 };
          },
          onMerged: (fields) => merged.push(fields),
        },
      ).then(
        ({ version }) => say(`saved as ${version}`),
        (error) => say(messageOf(error)),
      );
    return (
      <form onSubmit={() => say('the form around it was sent')}>
        <button type="button" onClick={() => void save()}>
          Save
        </button>
        <output>{said}</output>
        {dialog}
      </form>
    );
  }
  render(<Page />);
  return { sent, merged };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const price80: Saved<Part> = { fields: { ...loaded, asking: 80 }, version: 2 };
const sides = (field: string) =>
  within(screen.getByRole('group', { name: field }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

test('what the other page changed is kept without a question, and sent on', async () => {
  const { sent, merged } = open({ ...loaded, notes: 'Rebuilt' }, price80);
  await save();
  expect(await screen.findByText('saved as 3')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ ...loaded, notes: 'Rebuilt', asking: 80, madeFrom: 2 });
  expect(merged).toEqual([{ ...loaded, notes: 'Rebuilt', asking: 80 }]);
});

test('a field that both changed is shown with both values, and each choice is kept beside all that nobody disputes', async () => {
  const theirs = { asking: 80, notes: 'Cleaned', size: { length: 6, width: 9 } };
  const { sent } = open(
    { asking: 90, notes: 'Rebuilt', size: { length: 5, width: 2 } },
    { fields: theirs, version: 2 },
  );
  await save();
  await screen.findByRole('dialog', { name: 'This was changed somewhere else' });
  expect(sides('Asking price')).toEqual(['Yours$90', 'Saved elsewhere$80']);
  expect(sides('Length')).toEqual(['Yours5', 'Saved elsewhere6']);
  const notes = within(screen.getByRole('group', { name: 'Notes' }));
  expect(notes.getByRole('radio', { name: /Yours/ })).toBeChecked();
  await userEvent.click(notes.getByRole('radio', { name: /Saved elsewhere/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what I chose' }));
  expect(await screen.findByText('saved as 3')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ asking: 90, notes: 'Cleaned', size: { length: 5, width: 9 }, madeFrom: 2 });
});

test('closing the question saves nothing, and asks again the next time', async () => {
  const typed = { ...loaded, asking: 90 };
  const { sent, merged } = open(typed, price80, price80);
  for (const _ of ['once', 'again']) {
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Changed since.')).toBeInTheDocument();
  }
  expect(sent).toHaveLength(2);
  expect(merged).toEqual([]);
});

test('what is changed once more while the member chooses is asked about once more', async () => {
  const { sent } = open({ ...loaded, asking: 90 }, price80, {
    fields: { ...loaded, asking: 70 },
    version: 3,
  });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Save what I chose' }));
  await screen.findByText('$70');
  await userEvent.click(screen.getByRole('radio', { name: /Saved elsewhere/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what I chose' }));
  expect(await screen.findByText('saved as 4')).toBeInTheDocument();
  expect(sent.map(({ asking, madeFrom }) => [asking, madeFrom])).toEqual([
    [90, 1],
    [90, 2],
    [70, 3],
  ]);
});

test('values are shown in words', () => {
  expect([null, '', [], {}].map(wordsOf)).toEqual(Array(4).fill('Nothing'));
  expect(wordsOf([true, { a: 'x', b: null, c: 2 }])).toBe('Yes\nx 2');
  expect(byCode('Ways', { local: 'Local pickup' }).show(['local', 'odd'])).toBe('Local pickup\nodd');
  expect(byCode('Way', { local: 'Local pickup' }).show(null)).toBe('Nothing');
  expect(listOf<number>('Years', (year) => `in ${year}`).show([57])).toBe('in 57');
  expect(inDollars('Price').show(null)).toBe('Nothing');
});
