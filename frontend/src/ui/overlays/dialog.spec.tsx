import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button';
import { Field } from '../forms/field';
import { TextInput } from '../forms/text-input';
import { Panel } from '../layout/panel';
import { Confirm, Dialog } from './dialog';
import { Drawer } from './drawer';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask the seller</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Your question"
        description="Ray answers within a day."
      >
        <Button>Send</Button>
      </Dialog>
    </>
  );
}

test('a dialog takes its name and description from its text', async () => {
  render(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask the seller' }));
  const dialog = screen.getByRole('dialog', { name: 'Your question' });
  expect(dialog).toHaveAccessibleDescription('Ray answers within a day.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('focus goes to the first field or button and skips links before it', () => {
  render(
    <Dialog open title="Your question" description="Ray answers within a day.">
      <a href="/support">Help</a>
      <Field label="Question">
        <TextInput />
      </Field>
      <Button>Send</Button>
    </Dialog>,
  );
  expect(screen.getByLabelText('Question')).toHaveFocus();
});

test('focus goes to the dialog itself when it has only text', () => {
  render(
    <Confirm
      open
      title="Take it down?"
      description="Nobody sees it."
      action="Take down"
      onConfirm={() => undefined}
    />,
  );
  expect(screen.getByRole('dialog')).toHaveFocus();
});

test('focus goes to the first field when it loads after the dialog opened', async () => {
  const asking = (fetched: boolean) => (
    <Dialog open title="Your question">
      {fetched ? (
        <Field label="Question">
          <TextInput />
        </Field>
      ) : (
        <p>Loading</p>
      )}
    </Dialog>
  );
  const { rerender } = render(asking(false));
  expect(screen.getByRole('dialog')).toHaveFocus();
  rerender(asking(true));
  await waitFor(() => expect(screen.getByLabelText('Question')).toHaveFocus());
});

test('focus goes to the first item of a menu', () => {
  render(
    <Drawer open title="Menu">
      <a href="/">Home</a>
    </Drawer>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
});

test('focus goes to the nearest heading when the button is gone', async () => {
  function Panelled() {
    const [isOver, setOver] = useState(false);
    const [open, setOpen] = useState(false);
    return (
      <Panel title="Your guardian">
        {!isOver && <Button onClick={() => setOpen(true)}>End it</Button>}
        <Dialog open={open} onOpenChange={setOpen} title="End the link?">
          <Button onClick={() => setOver(true)}>Yes</Button>
        </Dialog>
      </Panel>
    );
  }
  render(<Panelled />);
  await userEvent.click(screen.getByRole('button', { name: 'End it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your guardian' })).toHaveFocus());
});

test('focus returns to the button that opened it, also without a trigger', async () => {
  render(<Asking />);
  const button = screen.getByRole('button', { name: 'Ask the seller' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
