import { useEffect, useState } from 'react';

/** Smaller scrolls do not count. */
const STEP_PX = 8;

/** True while the reader scrolls down: floating buttons hide until they scroll up or reach an end. */
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
