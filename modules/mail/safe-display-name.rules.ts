/** A member's name as it may appear in an e-mail to somebody who did not ask for it: words only, nothing to click on.
 *  in  otherwise: what to show in place of any other name */
export const safeDisplayName = (name: string, otherwise: string): string =>
  /^\p{L}(?:[\p{L}\p{M}' ’-]|\.(?= |$)){0,39}$/u.test(name) ? name : otherwise;
