import { errorWords, type IdentityErrorCode } from './error-words';
import { ApiProblem } from './problem';

/** What went wrong on this side of signing in, before any server was asked. */
export const identityProblem = (code: IdentityErrorCode) => new ApiProblem(errorWords[code], 0, code);
