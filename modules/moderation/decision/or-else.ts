import { DomainError } from '../../kernel/decider/errors.js';

/** The result of a part of a decision. A refusal ends that part alone, so that one thing or one erased member never stops the others. */
export async function orElse<Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && error.kind !== 'unavailable') return otherwise;
    throw error;
  }
}
