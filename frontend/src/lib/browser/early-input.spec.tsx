import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyInput } from './early-input';

const sent: string[] = [];

function Form() {
  const [words, setWords] = useState('');
  const [count, setCount] = useState(0);
  const [isNew, setNew] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sent.push(`${words} ${isNew}`);
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="Keywords" value={words} onChange={({ target }) => setWords(target.value)} />
      <input
        aria-label="New"
        type="checkbox"
        checked={isNew}
        onChange={({ target }) => setNew(target.checked)}
      />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        {`Pressed ${count}`}
      </button>
      <button type="submit">Search</button>
    </form>
  );
}

test('what is typed and pressed before React is there reaches it, in order', async () => {
  const { container, unmount } = render(<Form />);
  const html = container.innerHTML;
  unmount();
  sent.length = 0;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const begins: string[] = [];
  const handOver = keepEarlyInput(() => begins.push('load'));

  await userEvent.type(screen.getByLabelText('Keywords'), 'fender');
  await userEvent.click(screen.getByLabelText('New'));
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(begins).toEqual(['load']);
  expect(sent).toEqual([]);

  act(() => void hydrateRoot(root, <Form />));
  await act(handOver);
  expect(screen.getByLabelText('Keywords')).toHaveValue('fender');
  expect(screen.getByLabelText('New')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  expect(sent).toEqual(['fender true']);
});
