import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const NAME = 'Swap Meet Classics';

/** Names the browser's tab after the page: "Events · Swap Meet Classics". */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${NAME}` : NAME;
  }, [title]);
}

/** After navigation, scrolls to the top, moves the focus to the page, and removes what the server said of the first page alone. */
export function useResetOnNavigation(): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    for (const tag of document.head.querySelectorAll('link[rel=canonical], meta[name=robots]')) tag.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
    if (way !== 'POP') window.scrollTo(0, 0);
  }, [pathname, way]);
}
