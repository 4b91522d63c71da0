import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { classes } from '../classes';
import { showCurrentTab } from './show-current-tab';
import style from './tabs.module.css';

export type LinkTab = {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
  /** Where the query decides; else the path does. */
  readonly isCurrent?: boolean;
};

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
      {tabs.map(({ to, label: words, count, isCurrent }) => {
        const content = (
          <>
            {words}
            {count !== undefined && <span className={style.count}>{count}</span>}
          </>
        );
        return isCurrent === undefined ? (
          <NavLink key={to} to={to} end className={style.tab}>
            {content}
          </NavLink>
        ) : (
          <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined} className={style.tab}>
            {content}
          </Link>
        );
      })}
    </nav>
  );
}
