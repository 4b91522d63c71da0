import { isRefusal } from '@lib/api/problem';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldProblem } from './field-problems';

/** Shows the server's errors at the fields of a form.
 *  in   nameOf  the field of a path of the contract
 *  out  the messages about fields; empty when an error is about the whole form */
export function showServerProblems<Fields extends FieldValues, Body>(
  form: UseFormReturn<Fields, unknown, Body>,
  error: unknown,
  nameOf: (path: string) => FieldPath<Fields> = (path) => path as FieldPath<Fields>,
): readonly FieldProblem[] {
  const problems = isRefusal(error) ? error.fields : [];
  for (const { path, message } of problems) form.setError(nameOf(path), { type: 'server', message });
  return problems;
}
