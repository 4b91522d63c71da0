import { useEffect, useState } from 'react';

/** Smaller moves are a thumb that rests, not a reader who goes on. */
const STEP_PX = 8;

/** True while the reader goes down the page: what floats over it stands aside until they turn round or reach an end. */
export function useScrollAway(): boolean {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < STEP_PX) return;
      setReadingOn(now > last && !isAtEnd());
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isReadingOn;
}

const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - STEP_PX;
