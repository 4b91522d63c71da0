import { local } from '@lib/browser/browser-store';
import { useMember } from '@lib/session/session';
import { useState } from 'react';

/** Words that this browser keeps while they are typed, until they are sent. */
export function useKeptWords(about: string) {
  const member = useMember();
  const slot = `appeal ${member?.uid ?? ''} ${about}`;
  const [words, setWords] = useState(() => local.read(slot) ?? '');
  return {
    words,
    write: (typed: string) => {
      setWords(typed);
      if (typed.trim() === '') local.delete(slot);
      else local.write(slot, typed);
    },
  };
}
