import { useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, toast, watchToasts } from './toast-store';

/** The toast on show and the two things to do with toasts:
 *  `const { toast } = useToast(); toast({ title: 'Held for you', description: 'Until Friday, 3 PM.' })` */
export function useToast() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, currentToasts);
  return { toasts, toast, dismiss: dismissToast };
}
