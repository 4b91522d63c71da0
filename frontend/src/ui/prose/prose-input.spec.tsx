import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ProseInput } from './prose-input';

const members = [
  { handle: 'ray', name: 'Ray Kowalski' },
  { handle: 'rayline', name: 'Line Ray' },
  { handle: 'ana', name: 'Ana Ruiz' },
];

const findMembers = (prefix: string) =>
  Promise.resolve(members.filter(({ handle }) => handle.startsWith(prefix)));

function Writing({
  start = '',
  onSubmit,
  find = findMembers,
}: {
  start?: string;
  onSubmit?: () => void;
  find?: typeof findMembers;
}) {
  const [text, setText] = useState(start);
  return (
    <ProseInput
      label="Your post"
      value={text}
      onChange={setText}
      maxLetters={100}
      findMembers={find}
      onSubmit={onSubmit}
    />
  );
}

const area = () => screen.getByRole('textbox', { name: 'Your post' });

test('members appear after @ and a letter; arrows choose, Enter takes one and the text goes on', async () => {
  render(<Writing />);
  const user = userEvent.setup();
  await user.type(area(), 'Hi @Ra');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.getByText('2 members. Arrow keys choose, Enter takes one.')).toBeInTheDocument();
  expect(area()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /@ray$/ }).id);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /@rayline/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(area()).toHaveValue('Hi @rayline ');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.keyboard('there');
  expect(area()).toHaveValue('Hi @rayline there');
});

test('a press takes a member, and Tab the first', async () => {
  render(<Writing />);
  const user = userEvent.setup();
  await user.type(area(), '@an');
  await user.click(await screen.findByRole('option', { name: /Ana Ruiz/ }));
  expect(area()).toHaveValue('@ana ');
  expect(area()).toHaveFocus();
  await user.keyboard('@r');
  await screen.findAllByRole('option');
  await user.tab();
  expect(area()).toHaveValue('@ana @ray ');
});

test('Escape closes the members until another @, and keeps what was typed', async () => {
  render(<Writing />);
  const user = userEvent.setup();
  await user.type(area(), '@ra');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}y{Enter}');
  expect(area()).toHaveValue('@ray\n');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.keyboard('@a');
  expect(await screen.findByRole('option')).toBeInTheDocument();
});

test('one goes on typing while members cannot be found', async () => {
  let asked = 0;
  const find = () => {
    asked++;
    return Promise.reject(new Error('away'));
  };
  render(<Writing find={find} />);
  await userEvent.type(area(), '@ray,{Enter}ok');
  expect(area()).toHaveValue('@ray,\nok');
  expect(asked).toBeLessThanOrEqual(1);
});

test('buttons and keys write the marks of bold, lists, quotes and links', async () => {
  render(<Writing start="manual" />);
  const user = userEvent.setup();
  const field = area() as HTMLTextAreaElement;
  await user.click(field);
  field.setSelectionRange(0, 6);
  await user.keyboard('{Control>}b{/Control}');
  expect(field).toHaveValue('**manual**');
  await user.keyboard('{Control>}b{/Control}');
  await user.keyboard('{Control>}k{/Control}');
  expect(field).toHaveValue('[manual](https://)');
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('https://');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(field).toHaveValue('- [manual](https://)');
  await user.click(screen.getByRole('button', { name: 'Quote' }));
  expect(field).toHaveValue('> - [manual](https://)');
  expect(field).toHaveFocus();
});

test('a counter shows how many characters are left, and how many are too many', () => {
  render(<Writing />);
  fireEvent.change(area(), { target: { value: 'a'.repeat(80) } });
  expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
  fireEvent.change(area(), { target: { value: 'a'.repeat(95) } });
  expect(screen.getByText('5 characters left')).toBeInTheDocument();
  fireEvent.change(area(), { target: { value: 'a'.repeat(103) } });
  expect(screen.getByText('3 characters too many')).toBeInTheDocument();
  expect(area()).toBeInvalid();
});

test('Ctrl and Enter send', async () => {
  let sent = 0;
  render(<Writing start="done" onSubmit={() => sent++} />);
  await userEvent.type(area(), '{Control>}{Enter}{/Control}');
  expect(sent).toBe(1);
  expect(area()).toHaveValue('done');
});
