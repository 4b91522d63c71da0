import { actionIcons, actionLabels } from '@entities/listing/listing-action-labels';
import { type ListingRefusal, useBulkListings } from '@entities/listing/listing-bulk.mutations';
import { counted } from '@lib/format';
import type { MyListing } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { SelectionBar } from '@ui/actions/selection-bar';
import type { Selection } from '@ui/data/use-selection';
import { Notice } from '@ui/feedback/notice';
import { useToast } from '@ui/feedback/use-toast';
import { useState } from 'react';
import { bulkActions } from './bulk-actions';

export type BulkBarProps = { readonly listings: readonly MyListing[]; readonly selection: Selection };

/** Renews, pauses or resumes the selected listings. Refused listings stay selected, each with the reason. */
export function BulkBar({ listings, selection }: BulkBarProps) {
  const { toast } = useToast();
  const { mutate, isPending, variables } = useBulkListings();
  const [refused, setRefused] = useState<readonly ListingRefusal[]>([]);
  const selected = listings.filter(({ id }) => selection.has(id));
  const send = (type: (typeof bulkActions)[number], ids: readonly string[]) =>
    mutate(
      { type, ids },
      {
        onSuccess: (refusals) => {
          setRefused(refusals);
          selection.keepOnly(refusals.map(({ id }) => id));
          const done = ids.length - refusals.length;
          if (done > 0) toast({ title: `${counted(done, 'listing')} ${DONE[type]}`, tone: 'good' });
        },
      },
    );
  return (
    <>
      {refused.length > 0 && (
        <Notice
          tone="problem"
          isResult
          title={`${counted(refused.length, 'listing')} stayed as ${refused.length === 1 ? 'it was' : 'they were'}`}
        >
          <ul>
            {refused.map(({ id, message }) => (
              <li key={id}>
                {listings.find((one) => one.id === id)?.title ?? 'A listing'}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <SelectionBar label="Selected listings" count={`${selected.length} selected`}>
        {bulkActions.map((type) => {
          const ids = selected
            .filter(({ allowedActions }) => allowedActions.includes(type))
            .map(({ id }) => id);
          const isAny = listings.some(({ allowedActions }) => allowedActions.includes(type));
          return (
            isAny && (
              <Button
                key={type}
                size="small"
                icon={actionIcons[type]}
                disabled={ids.length === 0}
                busy={isPending && variables.type === type}
                onClick={() => send(type, ids)}
              >
                {actionLabels(type).label}
                {ids.length > 0 && ` ${ids.length}`}
              </Button>
            )
          );
        })}
      </SelectionBar>
    </>
  );
}

const DONE = { renew: 'renewed', pause: 'paused', resume: 'resumed' } as const;
