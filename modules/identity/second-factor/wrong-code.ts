import { type DomainError, invalid, unauthenticated } from '../../kernel/decider/errors.js';

const message = 'That code is not right, or it was used before. Wait for the next one and try again.';
const details = { message, fields: [{ path: 'code', message }] };

/** One error for a code that is wrong, too old or used. */
export const wrongCode = (): DomainError => invalid('WRONG_CODE', details);

/** The same error at sign-in, where the caller is still a guest. */
export const wrongCodeAtSignIn = (): DomainError => unauthenticated('WRONG_CODE', details);
