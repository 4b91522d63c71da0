import { useEffect, useState } from 'react';

/** A text as it was when its typing last paused.
 *  units  milliseconds */
export function useAfterPause(text: string, pause = 400): string {
  const [read, setRead] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRead(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return read;
}
