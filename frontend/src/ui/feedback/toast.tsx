import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { classes } from '../classes';
import style from './toast.module.css';
import { dismissToast, type ToastEntry } from './toast-store';
import { useToast } from './use-toast';

/** Shows toasts; used once in the app. A toast shows for 5 s, a swipe of 50 px closes it, and F8 moves the focus to
 *  it. */
export function Toaster() {
  const { toasts } = useToast();
  return (
    <Radix.Provider duration={5000} swipeThreshold={50} swipeDirection="right" label="Notice">
      {toasts.map((entry) => (
        <OneToast key={entry.id} entry={entry} />
      ))}
      <Radix.Viewport className={style.viewport} hotkey={['F8']} label="Notices ({hotkey})" />
    </Radix.Provider>
  );
}

function OneToast({ entry }: { readonly entry: ToastEntry }) {
  const { id, open, title, description, tone = 'plain', action } = entry;
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => !next && dismissToast(id)}
      className={classes(style.toast, style[tone])}
      // Radix lets the viewport take presses in a transition, which a busy page puts off: Undo would do nothing until then.
      style={{ pointerEvents: 'auto' }}
    >
      {tone === 'good' && <CircleCheck className={style.icon} aria-hidden="true" />}
      {tone === 'problem' && <CircleAlert className={style.icon} aria-hidden="true" />}
      <div className={style.words}>
        <Radix.Title className={style.title}>{title}</Radix.Title>
        {description && <Radix.Description className={style.description}>{description}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action.label} onClick={action.onClick}>
            <Button size="small" className={style.action}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close notice">
          <X aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
