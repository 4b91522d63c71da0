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

/** The error of a field, once something was typed there or the member tried to leave the step. An empty field is checked only then. */
export function useMessage(name: string): string | undefined {
  const { formState, getValues } = useFormContext();
  const tried = useContext(SubmitAttemptedContext);
  const touched: unknown = get(formState.touchedFields, name);
  const { type, message, root } = (get(formState.errors, name) ?? {}) as {
    readonly type?: string;
    readonly message?: string;
    readonly root?: { readonly message?: string };
  };
  const isFilled = ![undefined, null, ''].includes(getValues(name));
  return tried || (touched && isFilled) || type === 'server' ? (message ?? root?.message) : undefined;
}
