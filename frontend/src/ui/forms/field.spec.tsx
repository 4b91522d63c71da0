import { render, screen } from '@testing-library/react';
import { Field } from './field';
import { Select } from './select';
import { TextInput } from './text-input';

test('a label names its control', () => {
  render(
    <Field label="Title" required>
      <TextInput />
    </Field>,
  );
  expect(screen.getByLabelText('Title')).toBeRequired();
});

test('the error and the hint describe the control, the error first', () => {
  render(
    <Field label="E-mail" hint="We never show it." error="Write the whole address.">
      <TextInput type="email" />
    </Field>,
  );
  const box = screen.getByRole('textbox', { name: 'E-mail' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Write the whole address. We never show it.');
  expect(screen.getByRole('alert')).toHaveTextContent('Write the whole address.');
});

test('a control without an error is not marked invalid', () => {
  render(
    <Field label="Category" hint="The nearest will do.">
      <Select options={[{ value: 'body', label: 'Body' }]} />
    </Field>,
  );
  const list = screen.getByRole('combobox', { name: 'Category' });
  expect(list).toBeValid();
  expect(list).toHaveAccessibleDescription('The nearest will do.');
});
