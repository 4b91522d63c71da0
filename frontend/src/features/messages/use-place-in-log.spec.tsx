import { renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { anchorOf, usePlaceInLog } from './use-place-in-log';

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

function Log() {
  const end = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState(1);
  const [entries, setEntries] = useState(0);
  usePlaceInLog(end, { latest: String(messages), entries });
  return (
    <>
      <article id={anchorOf('one')} tabIndex={-1}>
        One
      </article>
      <button type="button" onClick={() => setMessages(2)}>
        Send
      </button>
      <button type="button" onClick={() => setEntries(1)}>
        Offer
      </button>
      <div id="end" ref={end} />
    </>
  );
}

test('a conversation opens at the message that the address names, and a new message shows the end', async () => {
  renderPage(<Log />, { at: '/messages/t1#message-one' });
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Offer' }));
  await waitFor(() => expect(scrolled).toEqual(['message-one', 'message-one']));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(scrolled.at(-1)).toBe('end'));
});

test('when that message is not loaded, it opens at its end', async () => {
  renderPage(<Log />, { at: '/messages/t1#message-long-ago' });
  await waitFor(() => expect(scrolled).toEqual(['end']));
});
