import type { Space } from '../map/space-map.schemas.js';

/** Codes that more than one space has, each once, as the later one is written. */
export function codesTwice(spaces: readonly Pick<Space, 'code'>[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Map<string, string>();
  for (const { code } of spaces) {
    const plain = plainCode(code);
    if (seen.has(plain)) twice.set(plain, code);
    seen.add(plain);
  }
  return [...twice.values()];
}

/** Codes are compared so: "b12" is "B12". */
export const plainCode = (code: string): string => code.toLowerCase();
