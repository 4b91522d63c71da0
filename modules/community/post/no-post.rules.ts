import { type DomainError, notFound } from '../../kernel/decider/errors.js';

/** errors  POST_NOT_FOUND (not-found) */
export const noPost = (): DomainError =>
  notFound('POST_NOT_FOUND', { message: 'This post no longer exists, or you cannot see it.' });
