import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes';
import { showCurrentTab } from './show-current-tab';
import style from './tabs.module.css';

export type Tab = {
  readonly value: string;
  readonly label: ReactNode;
  readonly count?: number;
  readonly content: ReactNode;
};

export type TabsProps = {
  /** Names the set for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  readonly className?: string;
};

/** Tabs: the parts of a page, one at a time. */
export function Tabs({ label, tabs, className, ...state }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open
  useEffect(() => {
    if (list.current) showCurrentTab(list.current);
  }, [state.value]);
  const first = state.value === undefined ? (state.defaultValue ?? tabs[0]?.value) : undefined;
  return (
    <Radix.Root className={classes(style.tabs, className)} {...state} defaultValue={first}>
      <Radix.List ref={list} className={style.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={style.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={style.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={style.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
