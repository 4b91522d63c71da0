import { conflict, notFound } from '../../kernel/decider/errors.js';

export const entryNotFound = (dash: number) =>
  notFound('ENTRY_NOT_FOUND', { dash, message: `No entry has the number ${dash} in that class.` });

export const classNotFound = (showClass: string) =>
  notFound('CLASS_NOT_FOUND', { showClass, message: `The show has no class “${showClass}”.` });

export const votingBegun = (message: string) => conflict('VOTING_BEGUN', { message });

export const votingNotOpen = (opensAt: string | null) =>
  conflict('VOTING_NOT_OPEN', { opensAt, message: 'The vote is not open now.' });
