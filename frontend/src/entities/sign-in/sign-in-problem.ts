import { ApiProblem } from '@lib/api/problem';
import { errorWords, type IdentityErrorCode } from './sign-in-errors';

/** What went wrong on this side of signing in, before any server was asked. */
export const identityProblem = (code: IdentityErrorCode) => new ApiProblem(errorWords[code], 0, code);
