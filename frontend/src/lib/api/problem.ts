import type { Problem } from '@modules/kernel/http/contract';

type FieldProblem = NonNullable<Problem['fields']>[number];

/** A call that was refused or did not reach the server. `message` is for the reader; `code` and `fields` are for
 *  the page.
 *  units   status: HTTP status, 0 when the server was not reached */
export class ApiProblem extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly fields: readonly FieldProblem[] = [],
    /** The whole response: some refusals carry more than a message. */
    readonly body: Readonly<Record<string, unknown>> = {},
    /** The server refused before its read models included the member's own changes: what is missing may appear in a moment. */
    readonly isBehind = false,
  ) {
    super(message);
    this.name = 'ApiProblem';
  }
}

/** Reads the problem from a response: its message, else its error field, else the status text. */
export function problemFrom(
  answer: unknown,
  status: number,
  statusText: string,
  isBehind = false,
): ApiProblem {
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
    isBehind,
  );
}

export const unreachable = () =>
  new ApiProblem('The server cannot be reached. Check your connection and try again.', 0, 'UNREACHABLE');

export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'UNREACHABLE';

/** The message to show for any error. */
export function messageOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}

/** Whether the server refused the request: trying again changes nothing. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}

/** The `retry` of queries that the server may refuse (a listing that is gone): one retry, none after a refusal,
 *  and four after one that did not yet include the member's own changes. */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  if (error instanceof ApiProblem && error.isBehind) return failures < 4;
  return failures < 1 && !isRefusal(error);
}

/** The server's error about one field of a form. */
export function problemAt(error: unknown, path: string): string | undefined {
  return error instanceof ApiProblem ? error.fields.find((field) => field.path === path)?.message : undefined;
}

/** Whether the server reports an error about one of these fields, or about any field. */
export function isAtField(error: unknown, paths?: readonly string[]): boolean {
  return error instanceof ApiProblem && error.fields.some(({ path }) => paths?.includes(path) ?? true);
}

/** What the server says of each field below `under`, by the rest of its path. */
export const fieldMessages = (error: unknown, under: string): Readonly<Record<string, string>> =>
  error instanceof ApiProblem
    ? Object.fromEntries(
        error.fields.map(({ path, message }) => [
          path.startsWith(`${under}.`) ? path.slice(under.length + 1) : path,
          message,
        ]),
      )
    : {};
