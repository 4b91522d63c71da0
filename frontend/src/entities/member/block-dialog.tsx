import { useReleaseHolds } from '@entities/listing/listing.mutations';
import { holdsBetweenQuery } from '@entities/listing/listing.queries';
import { messageOf } from '@lib/api/problem';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Dialog } from '@ui/overlays/dialog';
import { useState } from 'react';
import { useBlockMember } from './member.mutations';

export type BlockDialogProps = {
  readonly member: { readonly id: string; readonly name: string };
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onBlocked?: () => void;
};

/** Asks before a member is blocked, and whether holds between the two end with it. */
export function BlockDialog({ member: { id, name }, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const block = useBlockMember();
  const release = useReleaseHolds();
  const [releases, setReleases] = useState(false);
  const { data } = useQuery({ ...holdsBetweenQuery(id), enabled: open });
  const held = data?.listings ?? [];
  const problem = release.error ?? block.error;
  const confirm = async () => {
    try {
      if (releases) await release.mutateAsync(held.map((listing) => listing.id));
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
          <Button variant="danger" busy={release.isPending || block.isPending} onClick={confirm}>
            Block
          </Button>
        </>
      }
    >
      {problem && <Notice tone="problem">{messageOf(problem)}</Notice>}
      <p>
        You will no longer see each other’s listings, write to each other or hold each other’s parts. We do
        not tell {name}.
      </p>
      {held.length > 0 && (
        <Checkbox
          label={
            held.length === 1
              ? `Also release the hold on ${quoted(held[0]?.title ?? '')}`
              : `Also release the ${held.length} holds between you`
          }
          hint="Otherwise it runs until it ends."
          checked={releases}
          onChange={({ target }) => setReleases(target.checked)}
        />
      )}
    </Dialog>
  );
}
