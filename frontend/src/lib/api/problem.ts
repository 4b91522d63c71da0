import type { Problem } from '@modules/kernel/http/contract';

type FieldProblem = NonNullable<Problem['fields']>[number];

/** A call that was refused or never arrived. `message` is for the reader; `code` and `fields` are for the page.
 *  units   status: HTTP status, 0 when the server was not reached
 *  source  spec section 7, shared request behaviour */
export class ApiProblem extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly fields: readonly FieldProblem[] = [],
    /** The whole answer: some refusals say more than words. */
    readonly body: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiProblem';
  }
}

/** The refusal that an answer holds: its message, else its error field, else the status text. */
export function problemFrom(answer: unknown, status: number, statusText: string): ApiProblem {
  const said = (typeof answer === 'object' && answer !== null ? answer : {}) as Partial<Problem> & {
    readonly error?: unknown;
  };
  const words = [said.message, said.error, statusText].find(
    (word) => typeof word === 'string' && word !== '',
  );
  return new ApiProblem(
    typeof words === 'string' ? words : `The server answered ${status}.`,
    status,
    said.code ?? 'UNKNOWN',
    said.fields,
    { ...said },
  );
}

export const unreachable = () =>
  new ApiProblem('The server cannot be reached. Check your connection and try again.', 0, 'UNREACHABLE');

/** What to show for anything that was thrown. */
export function messageOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}

/** Whether the server understood and said no: trying again changes nothing. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}

/** The `retry` of queries whose refusal is an answer (a listing that is gone): once, but never after a refusal. */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  return failures < 1 && !isRefusal(error);
}
