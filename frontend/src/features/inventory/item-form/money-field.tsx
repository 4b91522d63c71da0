import { FormField, type FormFieldProps } from '@ui/forms/form-field';
import { MoneyInput } from '@ui/forms/money-input';
import type { MoneyValue } from '@ui/forms/money-value';
import { Controller } from 'react-hook-form';

/** A price of the form, in whole cents. */
export function MoneyField({ name, ...field }: Omit<FormFieldProps, 'children'>) {
  return (
    <FormField name={name} {...field}>
      <Controller
        name={name}
        render={({ field: { value, onChange, ...input } }) => (
          <MoneyInput {...input} cents={value as MoneyValue} onCentsChange={onChange} />
        )}
      />
    </FormField>
  );
}
