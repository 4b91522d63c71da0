import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './menu.module.css';

export type MenuProps = {
  readonly trigger: ReactNode;
  /** A line above the items: the name and e-mail of the signed-in member. */
  readonly heading?: ReactNode;
  readonly align?: 'start' | 'end';
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
};

/** A short list of actions behind a button. Arrow keys, Home, End and first letters move the focus. In the DOM it
 *  stays beside its button, so that both are in the same landmark. */
export function Menu({ trigger, heading, align = 'end', defaultOpen = false, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content className={style.menu} align={align} sideOffset={6} collisionPadding={8}>
        {heading && <Radix.Label className={style.heading}>{heading}</Radix.Label>}
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export type MenuItemProps = {
  readonly icon?: ReactNode;
  readonly onSelect?: () => void;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  /** Its only child is a link. */
  readonly asChild?: boolean;
  readonly children: ReactNode;
};

/** An action; with `asChild`, a link. */
export function MenuItem({ icon, onSelect, disabled, danger, asChild = false, children }: MenuItemProps) {
  return (
    <Radix.Item
      className={classes(style.item, danger && style.danger)}
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
    >
      {asChild ? (
        children
      ) : (
        <span>
          {icon}
          {children}
        </span>
      )}
    </Radix.Item>
  );
}

/** A thin line between groups of items. */
export function MenuLine() {
  return <Radix.Separator className={style.line} />;
}
