import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { classes } from '../classes';
import { NoBreak } from '../layout/no-break';
import { Backdrop } from './backdrop';
import style from './dialog.module.css';
import { useOverlayFocus } from './use-overlay-focus';

export type DialogProps = {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The button that opens it, when the dialog manages its own state. */
  readonly trigger?: ReactNode;
  /** The row of buttons at the bottom. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** A click outside does not close it. Use this when the content would be lost. */
  readonly holds?: boolean;
  readonly children?: ReactNode;
};

/** A question or a short task that blocks the page. Escape and the cross close it. */
export function Dialog({
  title,
  description,
  trigger,
  footer,
  size = 'medium',
  holds = false,
  children,
  ...state
}: DialogProps) {
  const focus = useOverlayFocus();
  const silent = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          className={classes(style.dialog, style[size])}
          onEscapeKeyDown={(event) => isListOpen(event.target) && event.preventDefault()}
          onInteractOutside={(event) => holds && event.preventDefault()}
          {...silent}
          {...focus.content}
        >
          <header className={style.head}>
            <Radix.Title className={style.title}>
              <NoBreak>{title}</NoBreak>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className={style.body} ref={focus.body}>
            {description && (
              <Radix.Description className={style.description}>
                <NoBreak>{description}</NoBreak>
              </Radix.Description>
            )}
            {children}
          </div>
          {footer && <footer className={style.foot}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Escape closes the list of a combobox first. */
const isListOpen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

export type ConfirmProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'trigger' | 'children'> & {
  /** The effect, in one sentence. */
  readonly description: ReactNode;
  /** The verb: "Take it down", "Block this member". */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly cancel?: string;
};

/** Asks for confirmation before an action that cannot be undone. */
export function Confirm({ action, onConfirm, danger, busy, cancel = 'Cancel', ...dialog }: ConfirmProps) {
  return (
    <Dialog
      size="small"
      {...dialog}
      footer={
        <>
          <Radix.Close asChild>
            <Button variant="quiet">{cancel}</Button>
          </Radix.Close>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
