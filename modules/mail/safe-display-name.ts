/** A member's name as it may stand in a mail to somebody who did not ask for it: words alone, nothing to click on; `otherwise` in place of
 *  any other name. */
export const safeDisplayName = (name: string, otherwise: string): string =>
  /^\p{L}(?:[\p{L}\p{M}' ’-]|\.(?= |$)){0,39}$/u.test(name) ? name : otherwise;
