import { type BulkChange, type ListedItems, useChangeItems } from '@entities/inventory/item.mutations';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { maxAtOnce } from '@modules/inventory/item.schemas';
import { Button } from '@ui/actions/button';
import { SelectionBar } from '@ui/actions/selection-bar';
import type { SelectedItem, Selection } from '@ui/data/use-selection';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { ArrowRightLeft, Ban, Printer, Share2, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ExportButton } from '../export-button';
import { ListForSale } from '../list-for-sale';
import { BulkDialog, type BulkKind } from './bulk-dialog';

type Refusal = SelectedItem & { readonly message: string };
type BulkBarProps = { readonly selection: Selection; readonly tags: readonly string[] };

/** The bulk actions for the selected items. Refused items stay selected, each with the reason. */
export function BulkBar({ selection, tags }: BulkBarProps) {
  const { selected } = selection;
  const { toast } = useToast();
  const { mutate, isPending, error, reset } = useChangeItems();
  const [asking, setAsking] = useState<BulkKind | null>(null);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const close = () => {
    setAsking(null);
    reset();
  };
  const send = (change: BulkChange) =>
    mutate(
      { ids: selected.map(({ id }) => id), change },
      {
        onSuccess: (answer) => {
          show(answer.refused);
          close();
          if (answer.changed > 0)
            toast({ title: `${counted(answer.changed, 'item')} ${DONE[change.kind]}`, tone: 'good' });
        },
      },
    );
  const show = (refusals: ListedItems['refused']) => {
    setRefused(refusals.map((one) => ({ ...one, title: titleOf(one.id, selected) })));
    selection.keepOnly(refusals.map(({ id }) => id));
  };
  const listed = ({ listings, refused: refusals }: ListedItems) => {
    show(refusals);
    if (listings.length > 0)
      toast({ title: `${counted(listings.length, 'draft')} created: see “My listings”`, tone: 'good' });
  };
  const tooMany = selected.length > maxAtOnce;
  return (
    <>
      {refused.length > 0 && (
        <Notice
          tone="problem"
          isResult
          title={`${counted(refused.length, 'item')} stayed as ${refused.length === 1 ? 'it was' : 'they were'}`}
          action={
            <Button size="small" onClick={() => setRefused([])}>
              Close
            </Button>
          }
        >
          <ul>
            {refused.map(({ id, title, message }) => (
              <li key={id}>
                {title}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {selected.length > 0 && (
        <SelectionBar
          label="Selected items"
          count={
            tooMany ? `${selected.length} selected: ${maxAtOnce} at most` : `${selected.length} selected`
          }
        >
          <ListForSale ids={selected.map(({ id }) => id)} size="small" onListed={listed} />
          {ACTIONS.map(({ kind, label, icon }) => (
            <Button key={kind} size="small" icon={icon} disabled={tooMany} onClick={() => setAsking(kind)}>
              {label}
            </Button>
          ))}
          <Button asChild size="small" icon={<Printer />}>
            <Link to={paths.labels} state={{ itemIds: selected.map(({ id }) => id) }}>
              Print labels
            </Link>
          </Button>
          <Button asChild size="small" icon={<Share2 />}>
            <Link to={paths.shareLinks} state={{ itemIds: selected.map(({ id }) => id) }}>
              Share
            </Link>
          </Button>
          <ExportButton ids={selected.map(({ id }) => id)} size="small" />
          <Button size="small" variant="quiet" onClick={selection.clear}>
            Clear
          </Button>
        </SelectionBar>
      )}
      {asking && (
        <BulkDialog
          kind={asking}
          count={selected.length}
          tags={tags}
          busy={isPending}
          problem={error && messageOf(error)}
          onSend={send}
          onClose={close}
        />
      )}
    </>
  );
}

const ACTIONS = [
  { kind: 'move', label: 'Move', icon: <ArrowRightLeft /> },
  { kind: 'tag', label: 'Tag', icon: <Tag /> },
  { kind: 'write-off', label: 'Lost or gone', icon: <Ban /> },
  { kind: 'delete', label: 'Delete', icon: <Trash2 /> },
] as const;

const DONE = { move: 'moved', tag: 'tagged', 'write-off': 'written off', delete: 'deleted' } as const;

const titleOf = (id: string, items: readonly SelectedItem[]): string =>
  items.find((item) => item.id === id)?.title ?? 'An item';
