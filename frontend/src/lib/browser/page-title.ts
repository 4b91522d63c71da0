import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const NAME = 'Swap Meet Classics';

/** Names the browser's tab after the page: "Events · Swap Meet Classics". */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    named = title ? `${title} · ${NAME}` : NAME;
    showTitle();
  }, [title]);
}

/** Puts the number of unread threads before the name: "(2) Events · Swap Meet Classics". */
export function showUnread(count: number): void {
  unread = count;
  if (named !== undefined || count > 0) showTitle();
}

let named: string | undefined;
let unread = 0;

function showTitle(): void {
  named ??= document.title;
  document.title = unread > 0 ? `(${unread}) ${named}` : named;
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
