import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import style from './menu.module.css';

export type MenuProps = {
  readonly trigger: ReactNode;
  /** A line of words over the choices: the name and e-mail of who is signed in. */
  readonly heading?: ReactNode;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
};

/** A short list of things to do, behind a button. Arrow keys, Home, End and first letters move in it.
 *  It stays beside its button in the page, so that it belongs to the same landmark. */
export function Menu({ trigger, heading, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
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

/** One thing to do; with `asChild`, a link to where it is done. */
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

/** A thin rule between kinds of choices. */
export function MenuLine() {
  return <Radix.Separator className={style.line} />;
}
