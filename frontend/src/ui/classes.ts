/** Joins class names and leaves out what is absent: `classes(style.button, busy && style.busy)`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
