import { timeIn } from '@lib/format';

/** "let in by Gus Gum at North, 8:12 AM CDT"; '' is this phone. */
export const cameIn = (
  { by, gate, at }: { readonly by: string; readonly gate: string; readonly at: string },
  timeZone: string,
): string => `let in by ${by === '' ? 'this phone' : by} at ${gate}, ${timeIn(at, timeZone)}`;
