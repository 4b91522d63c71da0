import { ApiProblem } from '@lib/api/problem';
import { type SignInErrorCode, signInErrorMessages } from './sign-in-errors';

/** A sign-in problem in the browser, before any server was asked. */
export const signInProblem = (code: SignInErrorCode) => new ApiProblem(signInErrorMessages[code], 0, code);
