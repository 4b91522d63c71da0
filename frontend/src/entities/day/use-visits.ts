import { useEffect, useState } from 'react';
import type { Visit } from './visit';
import { allVisits, watchVisits } from './visits';

/** The visit log of this device. 'none': the browser keeps nothing here. */
export function useVisits(): readonly Visit[] | 'reading' | 'none' {
  const [visits, setVisits] = useState<readonly Visit[] | 'reading' | 'none'>('reading');
  useEffect(() => {
    let isHere = true;
    const read = () =>
      void allVisits().then(
        (found) => isHere && setVisits(found),
        () => isHere && setVisits('none'),
      );
    read();
    const stop = watchVisits(read);
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return visits;
}
