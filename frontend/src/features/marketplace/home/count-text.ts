import { figure } from '@lib/format';

/** "1,204", or "1,204+" where only a part of the listings was counted. */
export const countText = (count: number, isExact: boolean): string =>
  isExact ? figure(count) : `${figure(count)}+`;
