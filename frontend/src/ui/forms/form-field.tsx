import { createContext, useContext } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Field, type FieldProps } from './field';

export type FormFieldProps = Omit<FieldProps, 'error' | 'id'> & {
  /** The path of the value in the form: "vehicle.year". */
  readonly name: string;
};

/** A field of a form with its error. The form is the nearest FormProvider. */
export function FormField({ name, ...field }: FormFieldProps) {
  return <Field {...field} error={useMessage(name)} />;
}

/** Whether the member has tried to leave this step, or to save. */
export const SubmitAttemptedContext = createContext(false);

/** The error of a field, once it was visited or the member tried to leave the step. */
export function useMessage(name: string): string | undefined {
  const { formState } = useFormContext();
  const tried = useContext(SubmitAttemptedContext);
  const touched: unknown = get(formState.touchedFields, name);
  const { type, message, root } = (get(formState.errors, name) ?? {}) as {
    readonly type?: string;
    readonly message?: string;
    readonly root?: { readonly message?: string };
  };
  return tried || touched || type === 'server' ? (message ?? root?.message) : undefined;
}
