import { type DomainError, notFound } from '../../kernel/decider/errors.js';

export const noSuchDate = (): DomainError =>
  notFound('DATE_NOT_FOUND', { message: 'There is no such event, or it is not public.' });
