import { Field, type FieldProps } from '@ui/forms/field';
import { createContext, useContext } from 'react';
import { type FieldPath, get, useFormContext } from 'react-hook-form';
import type { ListingFields } from './listing-form-fields';

export type FormFieldProps = Omit<FieldProps, 'error' | 'id'> & { readonly name: FieldPath<ListingFields> };

/** A Field of the listing form, with what is wrong with it. */
export function FormField({ name, ...field }: FormFieldProps) {
  return <Field {...field} error={useMessage(name)} />;
}

/** Whether the reader has tried to go on from the step that is shown. */
export const SubmitAttemptedContext = createContext(false);

/** What is wrong with a field, once the reader has been there or tried to go on; undefined while nothing is. */
export function useMessage(name: FieldPath<ListingFields>): string | undefined {
  const { formState } = useFormContext<ListingFields>();
  const tried = useContext(SubmitAttemptedContext);
  const touched: unknown = get(formState.touchedFields, name);
  const { type, message, root } = (get(formState.errors, name) ?? {}) as {
    readonly type?: string;
    readonly message?: string;
    readonly root?: { readonly message?: string };
  };
  return tried || touched || type === 'server' ? (message ?? root?.message) : undefined;
}
