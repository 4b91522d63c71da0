import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { classes } from '../classes';
import { showCurrentTab } from './show-current-tab';
import style from './tabs.module.css';

export type LinkTab = { readonly to: string; readonly label: string; readonly count?: number };

/** Tabs that are pages of their own. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab
  useEffect(() => {
    if (list.current) showCurrentTab(list.current);
  }, [pathname]);
  return (
    <nav ref={list} aria-label={label} className={classes(style.list, style.links)}>
      {tabs.map(({ to, label: words, count }) => (
        <NavLink key={to} to={to} end className={style.tab}>
          {words}
          {count !== undefined && <span className={style.count}>{count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
