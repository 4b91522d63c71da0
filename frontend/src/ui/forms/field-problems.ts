import { showError } from './first-error';

export type FieldProblem = { readonly path: string; readonly message: string };

/** Every problem of these fields, one by one, in the order of `names`. */
export function fieldProblems(
  errors: Readonly<Record<string, unknown>>,
  names: readonly string[],
): readonly FieldProblem[] {
  return names.flatMap((name) => leafErrors(errors[name], name));
}

/** Puts the cursor into a field that is on the page. */
export function focusField(path: string): void {
  const control = document.getElementsByName(path)[0] ?? document.getElementsByName(`${path}.0.make`)[0];
  if (control) showError(control);
}

function leafErrors(node: unknown, path: string): readonly FieldProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  const { message } = node as { readonly message?: unknown };
  if (typeof message === 'string') return [{ path, message }];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'ref' ? [] : leafErrors(child, key === 'root' ? path : `${path}.${key}`),
  );
}
