import { tab } from '../browser/browser-store';

/** The page that a guest wanted before signing in. A new member comes to the account page first, which links to
 *  it. It is stored for this tab until it is opened or dismissed. */
export const intent = {
  read: (): string | null => tab.read(KEY),
  /** in  next: an address that `safeRedirect` returned */
  keep: (next: string): void => tab.write(KEY, next),
  delete: (): void => tab.delete(KEY),
};

const KEY = 'wanted-before-sign-in';
