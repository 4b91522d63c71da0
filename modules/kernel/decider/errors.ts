/** Why the system refuses. The kind fixes the HTTP status; the code is stable and documented; the message is for a person. */
export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable';

/** Every refusal of a module: its code by kind, and the condition: `{ conflict: { HOLD_USED: 'this buyer had a hold before' } }`. */
export type ErrorCatalogue = {
  readonly [Kind in DomainErrorKind | 'internal']?: Readonly<Record<string, string>>;
};

export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

export interface DomainErrorDetails {
  /** A sentence for a person: what happened and, where it helps, what to do. */
  readonly message: string;
  readonly fields?: readonly FieldProblem[];
  readonly [detail: string]: unknown;
}

/** An expected refusal. Deciders, services and routes throw it; one filter writes it as problem+json. */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    readonly code: string,
    readonly details: DomainErrorDetails,
  ) {
    super(details.message);
    this.name = 'DomainError';
  }
}

export const invalid = refuse('invalid');
export const unauthenticated = refuse('unauthenticated');
export const forbidden = refuse('forbidden');
export const notFound = refuse('not-found');
export const conflict = refuse('conflict');
export const tooLarge = refuse('too-large');
export const unprocessable = refuse('unprocessable');
export const tooMany = refuse('too-many');
export const unavailable = refuse('unavailable');

/** Makes the compiler check that a `switch` names every case. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
}

function refuse(kind: DomainErrorKind) {
  return (code: string, details: DomainErrorDetails): DomainError => new DomainError(kind, code, details);
}
