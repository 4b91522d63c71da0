import { notFound } from '../../kernel/decider/errors.js';

export const noAppeal = () =>
  notFound('APPEAL_NOT_FOUND', { message: 'There is no such appeal, or it is not yours to read.' });
