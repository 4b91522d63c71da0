import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

export type Issue = { readonly code?: string; readonly path?: readonly PropertyKey[] } & object;

/** Checks a form as the server would.
 *  in   bodyOf   the body of the contract, as it is typed
 *       blank    what to say of a field that is empty, by its path or the last part of it; with "!" whenever it is wrong
 *  out  the body of the contract */
export function checkedBy<Fields extends FieldValues, Body>(
  schema: ZodType<Body>,
  bodyOf: (fields: Fields) => object,
  blank: Readonly<Record<string, string>>,
): Resolver<Fields, unknown, Body> {
  const check = zodResolver(schema as never, {
    error: (issue: Issue) => messageFor(issue, blank),
  }) as unknown as Resolver<object, unknown, Body>;
  return (fields, context, options) =>
    check(bodyOf(fields), context, options as never) as unknown as ReturnType<
      Resolver<Fields, unknown, Body>
    >;
}

/** Undefined keeps the contract's own message. */
function messageFor(issue: Issue, blank: Readonly<Record<string, string>>): string | undefined {
  const path = issue.path?.filter((part) => typeof part === 'string') ?? [];
  const name = [path.join('.'), path.at(-1) ?? ''].find((key) => key in blank || `${key}!` in blank) ?? '';
  if (issue.code === 'too_big' && 'maximum' in issue && 'origin' in issue)
    return issue.origin === 'string'
      ? `Keep it to ${String(issue.maximum)} characters.`
      : `At most ${String(issue.maximum)}.`;
  const isEmpty = ['too_small', 'invalid_type', 'invalid_value'].includes(issue.code ?? '');
  if (isEmpty || blank[`${name}!`]) return blank[`${name}!`] ?? blank[name] ?? 'Fill this in.';
  return undefined;
}
