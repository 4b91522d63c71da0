import type { AppealEvent } from './appeal.events.js';

/** The member whom an appeal is about, and whoever sent it for them. */
export function partiesIn(history: readonly AppealEvent[]): readonly string[] {
  const filed = history.flatMap(({ type, data }) => (type === 'AppealFiled' ? [data] : []));
  return [...new Set(filed.flatMap(({ subjectId, filedBy }) => [subjectId, filedBy]))];
}
