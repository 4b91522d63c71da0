import { Confirm } from '@ui/overlays/dialog';

export type UnsavedCodesWarningProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onLeave: () => void;
};

/** Asks before the dialog with unsaved recovery codes closes. The codes are shown only once. */
export const UnsavedCodesWarning = ({ onLeave, ...dialog }: UnsavedCodesWarningProps) => (
  <Confirm
    {...dialog}
    title="Have you saved your recovery codes?"
    description="We will not show them again. Without them and without your phone you cannot sign in."
    action="I have saved them"
    cancel="Back to the codes"
    onConfirm={onLeave}
  />
);
