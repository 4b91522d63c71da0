import { local } from '@lib/browser/browser-store';

/** Whether this browser was ever used offline: pages that ask about leftovers load no database where there are none. */
export const wasFieldUsed = (): boolean => local.read(FLAG) === 'true';

export const noteFieldUsed = (): void => local.write(FLAG, 'true');

export const noteFieldUnused = (): void => local.delete(FLAG);

const FLAG = 'field-used';
