/** Whether the focused element has disappeared. The keyboard would start at the top of the page again. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
