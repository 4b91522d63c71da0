import { type RefObject, useEffect } from 'react';

/** Keeps `--keyboard` of an element: how much of the bottom of the screen an on-screen keyboard covers. */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const measure = () => {
      const isZoomed = screen.scale > 1.01;
      const covered = isZoomed ? 0 : window.innerHeight - screen.height - screen.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    screen.addEventListener('resize', measure);
    screen.addEventListener('scroll', measure);
    return () => {
      screen.removeEventListener('resize', measure);
      screen.removeEventListener('scroll', measure);
    };
  }, [element]);
}
