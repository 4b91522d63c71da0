import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';

/** Checks a form as the server would, with helpful messages.
 *  in   schema  the body of the contract
 *       bodyOf  the body that the fields make */
export function checkedBy<Fields extends FieldValues, Body>(
  schema: unknown,
  bodyOf: (fields: Fields) => object,
): Resolver<Fields, unknown, Body> {
  const check = zodResolver(schema as never, { error: messageFor } as never) as unknown as Resolver<
    object,
    unknown,
    Body
  >;
  return (fields, context, options) =>
    check(bodyOf(fields), context, options as never) as unknown as ReturnType<
      Resolver<Fields, unknown, Body>
    >;
}

/** Messages for the contract's errors. Undefined keeps the contract's own message. */
function messageFor(
  issue: { readonly code?: string; readonly path?: readonly PropertyKey[] } & object,
): string | undefined {
  const name = String(issue.path?.at(-1) ?? '');
  if (name === 'year') return 'Enter the year of the car, like 1966.';
  if (issue.code === 'too_big' && name === 'budget') return 'Enter at most $10,000,000.';
  if (issue.code === 'too_big' && 'maximum' in issue)
    return `Keep it to ${String(issue.maximum)} characters.`;
  return blank[name];
}

const blank: Readonly<Record<string, string>> = {
  make: 'Enter the make, like Ford.',
  model: 'Enter the model, like F100.',
  budget: 'Enter an amount in dollars, or leave it blank.',
};
