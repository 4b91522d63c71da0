import { messageOf } from '@lib/api/problem';
import { type ToastContent, toast } from '@ui/feedback/toast-store';

/** Says what was done, with a button that undoes it. A refusal to undo is said too.
 *  in  undo  works after its page was left: a `mutateAsync` */
export function offerUndo(
  title: string,
  undo: () => Promise<unknown>,
  tone: NonNullable<ToastContent['tone']> = 'plain',
): void {
  const onClick = () =>
    void undo().catch((error: unknown) => toast({ title: messageOf(error), tone: 'problem' }));
  toast({ title, tone, action: { label: 'Undo', onClick } });
}
