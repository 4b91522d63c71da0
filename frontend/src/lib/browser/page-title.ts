import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const NAME = 'Swap Meet Classics';

/**
 * Names the browser's tab after the page: "Events · Swap Meet Classics". Render it before the page, so that a title
 * that the page sets itself wins.
 */
export function PageTitle({ title }: { readonly title: string | null }) {
  useEffect(() => {
    declared = title;
  }, [title]);
  usePageTitle();
  return null;
}

/** Names the tab after what the page shows: "1966 Mustang · Swap Meet Classics". Until that is known, the tab has the declared title of the page. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    const shown = title ?? declared;
    named = shown ? `${shown} · ${NAME}` : NAME;
    showTitle();
  }, [title]);
}

let declared: string | null = null;

/** Puts the number of unread threads before the title: "(2) Events · Swap Meet Classics". */
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

/** After navigation, scrolls to the top, moves the focus to the page, and removes the head tags that the server wrote for the first page only. */
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
