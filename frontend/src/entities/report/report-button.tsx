import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { later } from '@ui/overlays/later';
import { useState } from 'react';
import type { ReportDialogProps } from './report-dialog';

/** The dialog, loaded when it is wanted. */
export const LaterReport = later(() => import('./report-dialog').then((dialog) => dialog.ReportDialog));

export type ReportButtonProps = Omit<ReportDialogProps, 'onClose'> & {
  /** Whose it is; nobody reports what is their own. */
  readonly ownerId: string | null;
  /** Inside of a line of small links. */
  readonly className?: string;
};

/** A quiet button that reports what is beside it. It looks the same everywhere. */
export function ReportButton({ ownerId, className, ...dialog }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const me = useMember()?.id;
  if (ownerId !== null && me === ownerId) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        flush="start"
        className={className}
        onPointerEnter={LaterReport.load}
        onFocus={LaterReport.load}
        onClick={() => setOpen(true)}
      >
        Report<VisuallyHidden> {dialog.what}</VisuallyHidden>
      </Button>
      {isOpen && <LaterReport {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
