import { ApiProblem } from '@lib/api/problem';
import { type SignInErrorCode, signInErrorMessages } from './sign-in-errors';

/** What went wrong on this side of signing in, before any server was asked. */
export const signInProblem = (code: SignInErrorCode) => new ApiProblem(signInErrorMessages[code], 0, code);
