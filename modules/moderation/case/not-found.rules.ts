import { notFound } from '../../kernel/decider/errors.js';

export const caseNotFound = () => notFound('CASE_NOT_FOUND', { message: 'There is no such case.' });

export const decisionNotFound = () =>
  notFound('DECISION_NOT_FOUND', { message: 'There is no such decision, or it is not about you.' });
