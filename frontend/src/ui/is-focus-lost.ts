/** Nothing on the page has the focus: what had it is gone. A keyboard would start at the top of the page again. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
