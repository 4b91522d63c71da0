import { Field, type FieldProps } from '@ui/forms/field';
import { createContext, useContext } from 'react';
import { type FieldPath, get, useFormContext } from 'react-hook-form';
import type { ListingFields } from './listing-form-fields';

export type FormFieldProps = Omit<FieldProps, 'error' | 'id'> & { readonly name: FieldPath<ListingFields> };

/** A field of the listing form, with its error. */
export function FormField({ name, ...field }: FormFieldProps) {
  return <Field {...field} error={useMessage(name)} />;
}

/** Whether the member has tried to leave this step. */
export const SubmitAttemptedContext = createContext(false);

/** The error of a field, once it was visited or the member tried to leave the step. */
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
