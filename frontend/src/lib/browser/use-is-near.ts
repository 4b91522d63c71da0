import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come within 300 px of the screen: its data is fetched then. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '300px' },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, isNear]);
  return isNear;
}
