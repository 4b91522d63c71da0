import { dayItself, monthIn } from '@lib/format';

/** "November 2026" of "2026-11". */
export const monthName = (month: string): string => monthIn(...dayItself(`${month}-01`));
