import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Dialog } from '@ui/overlays/dialog';
import { useBlockMember } from './member.queries';

export type BlockDialogProps = {
  readonly member: { readonly id: string; readonly name: string };
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onBlocked?: () => void;
};

/** Asks before a member is blocked. */
export function BlockDialog({ member: { id, name }, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const block = useBlockMember();
  const done = () => {
    onOpenChange(false);
    onBlocked?.();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={`Block ${name}?`}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            variant="danger"
            busy={block.isPending}
            onClick={() => block.mutate(id, { onSuccess: done })}
          >
            Block
          </Button>
        </>
      }
    >
      {block.isError && <Notice tone="problem">{messageOf(block.error)}</Notice>}
      <p>
        You no longer see each other’s listings, and cannot write to each other or hold each other’s parts. We
        do not tell {name}. A hold between you stays until it ends: release it first if you want it over.
      </p>
    </Dialog>
  );
}
