import { useChangePlacements } from '@entities/orders/allocation.mutations';
import type { RequestRow, Requests } from '@entities/orders/allocation.queries';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { SearchSelect } from '@ui/forms/search-select';
import { TextInput } from '@ui/forms/text-input';
import { useState } from 'react';
import { ReasonForm } from '../../pre-sale/reason-form';

type ChangeDialogProps = {
  readonly saleId: string;
  readonly row: RequestRow;
  readonly requests: Requests;
  readonly onClose: () => void;
};

/** Gives a vendor other spaces, swaps them with another vendor, or takes them away. */
export function ChangeDialog({ saleId, row, requests, onClose }: ChangeDialogProps) {
  const own = row.placement?.spaces ?? [];
  const [codes, setCodes] = useState(own.map(({ code }) => code).join(', '));
  const [withId, setWith] = useState('');
  const change = useChangePlacements(saleId);
  const other = requests.requests.find(({ id }) => id === withId);
  const idOf = new Map([...requests.free, ...own].map(({ id, code }) => [code.toLowerCase(), id]));
  const written = [
    ...new Set(
      codes
        .split(/\s*[,;]\s*/)
        .map((code) => code.trim())
        .filter(Boolean),
    ),
  ];
  const unknown = written.filter((code) => !idOf.has(code.toLowerCase()));
  const name = row.vendor?.name ?? 'a former member';
  const idsOf = (from: RequestRow) => (from.placement?.spaces ?? []).map(({ id }) => id);
  const changes = other
    ? [
        { requestId: row.id, spaceIds: idsOf(other) },
        { requestId: other.id, spaceIds: idsOf(row) },
      ]
    : [{ requestId: row.id, spaceIds: written.flatMap((code) => idOf.get(code.toLowerCase()) ?? []) }];
  return (
    <ReasonForm
      title={`Change what ${name} gets`}
      description="It stays when you propose again."
      action={other ? 'Swap them' : 'Change it'}
      hint={other ? 'Both vendors read it.' : 'The vendor reads it.'}
      busy={change.isPending}
      error={change.error}
      disabled={!other && unknown.length > 0}
      onSubmit={(reason) =>
        change.mutate(
          { reason: reason.slice(0, 300), changes },
          {
            onSuccess: () => {
              toast({ title: 'The proposal is changed', tone: 'good' });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {!other && (
        <Field
          label="Spaces"
          hint="Codes of free spaces, with commas between them. Empty: none."
          error={unknown.length > 0 && `Not free, or not on the map: ${unknown.join(', ')}.`}
        >
          <TextInput
            code
            value={codes}
            maxLength={140}
            autoComplete="off"
            onChange={({ target }) => setCodes(target.value)}
          />
        </Field>
      )}
      {requests.stage === 'closed' && (
        <Field label="Or swap with" optional>
          <SearchSelect
            value={withId}
            placeholder="Nobody"
            options={requests.requests
              .filter(({ id, placement }) => id !== row.id && placement && placement.spaces.length > 0)
              .map(({ id, vendor, placement }) => ({
                value: id,
                label: `${vendor?.name ?? 'A former member'}: ${placement?.spaces.map(({ code }) => code).join(', ')}`,
              }))}
            onChange={setWith}
          />
        </Field>
      )}
    </ReasonForm>
  );
}
