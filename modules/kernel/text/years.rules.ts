/** The model years that something fits: "1957", or "1955–1957"; years may still be as typed, and the last may be empty. */
export function yearsText(from: number | string, to: number | string): string {
  return to === '' || String(from) === String(to) ? String(from) : `${from}–${to}`;
}
