import { useState } from 'react';

/** When the first key of a text was pressed. It stays unknown for a text from an earlier visit. */
export function useFirstKey(text: string) {
  const [first] = useState<{ at: number | undefined; isKnown: boolean }>(() => ({
    at: undefined,
    isKnown: text === '',
  }));
  return {
    note: () => {
      if (first.isKnown) first.at ??= Date.now();
    },
    seconds: (): number | undefined =>
      first.at === undefined ? undefined : Math.round((Date.now() - first.at) / 100) / 10,
    reset: () => {
      first.at = undefined;
      first.isKnown = true;
    },
  };
}
