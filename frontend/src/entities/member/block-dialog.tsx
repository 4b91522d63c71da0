import { holdsBetweenQuery } from '@entities/listing/own-listings.queries';
import { messageOf } from '@lib/api/problem';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Dialog } from '@ui/overlays/dialog';
import { useBlockMember } from './member.mutations';

export type BlockDialogProps = {
  readonly member: { readonly id: string; readonly name: string };
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onBlocked?: () => void;
};

/** Asks before a member is blocked, and says which holds between the two are released with it. */
export function BlockDialog({ member: { id, name }, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const block = useBlockMember();
  const { data } = useQuery({ ...holdsBetweenQuery(id), enabled: open });
  const held = data?.listings ?? [];
  const confirm = async () => {
    try {
      await block.mutateAsync(id);
    } catch {
      return; // shown as the problem
    }
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
          <Button variant="danger" busy={block.isPending} onClick={confirm}>
            Block
          </Button>
        </>
      }
    >
      {block.error && <Notice tone="problem">{messageOf(block.error)}</Notice>}
      <p>
        You will no longer see each other’s listings, write to each other or hold each other’s parts. We do
        not tell {name}.
      </p>
      {held.length > 0 && (
        <p>
          {held.length === 1
            ? `The hold on ${quoted(held[0]?.title ?? '')} is released.`
            : `The ${held.length} holds between you are released.`}
        </p>
      )}
    </Dialog>
  );
}
