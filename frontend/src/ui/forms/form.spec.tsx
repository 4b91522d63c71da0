import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Notice } from '../feedback/notice';
import { Field } from './field';
import { Form } from './form';
import { RadioGroup } from './radio-group';
import { TextInput } from './text-input';

type Errors = { readonly name?: string; readonly choice?: string; readonly whole?: string };

/** A form that is refused with these errors, each time that it is sent. */
function Refused({ errors, later }: { readonly errors: Errors; readonly later?: Promise<void> }) {
  const [shown, setShown] = useState<Errors>({});
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void Promise.resolve(later).then(() => setShown(errors));
      }}
    >
      <RadioGroup
        legend="How"
        value={undefined}
        onValueChange={() => undefined}
        options={[{ value: 'mail', label: 'By mail' }]}
        error={shown.choice}
      />
      <Field label="Name" error={shown.name}>
        <TextInput />
      </Field>
      {shown.whole && <Notice tone="problem">{shown.whole}</Notice>}
      <button type="submit">Send</button>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
beforeEach(() => scrolled.mockClear());

test('a refused form shows its first invalid field, with the focus on it', async () => {
  render(<Refused errors={{ name: 'Enter a name.', whole: 'Not saved.' }} />);
  await send();
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Enter a name.');
  expect(scrolled.mock.contexts).toEqual([field]);
});

test('it shows the first field of a group with an error', async () => {
  render(<Refused errors={{ choice: 'Choose one.', name: 'Enter a name.' }} />);
  await send();
  expect(screen.getByRole('radio', { name: 'By mail' })).toHaveFocus();
});

test('it shows what says why the server refused it, when that comes', async () => {
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  render(<Refused errors={{ whole: 'Confirm your email address first.' }} later={later} />);
  await send();
  await act(async () => answer());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([alert]);
});

test('it shows the same error again when it is sent unchanged', async () => {
  render(<Refused errors={{ name: 'Enter a name.' }} />);
  await send();
  await send();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('it leaves a member alone who types on before the answer', async () => {
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  render(<Refused errors={{ whole: 'Not saved.' }} later={later} />);
  await send();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ray');
  await act(async () => answer());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

/** Two fields; the second shows an error once it is left. */
function Checked({ onSubmit }: { readonly onSubmit: () => void }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <Form
        id="checked"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Field label="Mail" error={isLeft && 'Enter a whole address.'}>
          <TextInput onBlur={() => setLeft(true)} />
        </Field>
      </Form>
      <button type="submit" form="checked">
        Send
      </button>
    </>
  );
}

test('a field is left when the button is released, so that its error does not move the button before', async () => {
  const user = userEvent.setup();
  const sent = jest.fn();
  render(<Checked onSubmit={sent} />);
  await user.type(screen.getByRole('textbox', { name: 'Mail' }), 'donna@');
  await user.pointer({ target: screen.getByRole('button'), keys: '[MouseLeft>]' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Mail' })).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole address.');
  expect(sent).toHaveBeenCalledTimes(1);
});
