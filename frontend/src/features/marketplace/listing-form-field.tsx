import { Field, type FieldProps } from '@ui/field';
import { type FieldPath, get, useFormContext } from 'react-hook-form';
import type { ListingFields } from './listing-form-fields';

export type FormFieldProps = Omit<FieldProps, 'error' | 'id'> & { readonly name: FieldPath<ListingFields> };

/** A Field of the listing form, with what is wrong with it. */
export function FormField({ name, ...field }: FormFieldProps) {
  return <Field {...field} error={useMessage(name)} />;
}

/** What is wrong with a field; undefined while nothing is. */
export function useMessage(name: FieldPath<ListingFields>): string | undefined {
  const { formState } = useFormContext<ListingFields>();
  const problem: unknown = get(formState.errors, name);
  const { message, root } = (problem ?? {}) as {
    readonly message?: string;
    readonly root?: { readonly message?: string };
  };
  return message ?? root?.message;
}
