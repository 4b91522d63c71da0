/** What is typed as a web address, as the contract takes it: most people leave out "https://".
 *  out  null when nothing is typed */
export function webAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}
