import { itemsQuery } from '@entities/inventory/item.queries';
import { LocationSelect } from '@entities/inventory/location-select';
import { useMakeShareLink } from '@entities/inventory/share-link.mutations';
import { messageOf } from '@lib/api/problem';
import { endOfDay, today } from '@lib/day';
import { counted } from '@lib/format';
import type { ShareLinkView } from '@modules/inventory/share-link/share-links.contract';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

type NewShareLinkProps = {
  /** Items that were selected in the list. */
  readonly itemIds: string[];
  readonly onClose: () => void;
};

/** Makes a link: what it shows, how much of it, and until when. */
export function NewShareLink({ itemIds, onClose }: NewShareLinkProps) {
  const { mutate, isPending, error } = useMakeShareLink();
  const { data } = useQuery(itemsQuery({ limit: 1 }));
  const tags = data?.tags ?? [];
  const [title, setTitle] = useState('Everything I brought');
  const [scope, setScope] = useState<ShareLinkView['scope']>(itemIds.length > 0 ? 'items' : 'all');
  const [locationId, setLocationId] = useState<string | null>(null);
  const [tag, setTag] = useState('');
  const [showPrices, setShowPrices] = useState(true);
  const [showPlaces, setShowPlaces] = useState(false);
  const [lastDay, setLastDay] = useState('');
  const isComplete =
    title.trim() !== '' && (scope !== 'location' || locationId !== null) && (scope !== 'tag' || tag !== '');
  const make = () =>
    mutate(
      { title, scope, locationId, tag, itemIds, showPrices, showPlaces, endsAt: endOfDay(lastDay) },
      {
        onSuccess: onClose,
      },
    );
  return (
    <DialogForm
      title="New share link"
      action="Create link"
      busy={isPending}
      disabled={!isComplete}
      problem={error && messageOf(error)}
      onSubmit={make}
      onClose={onClose}
    >
      <Field label="Title of the page" required>
        <TextInput required maxLength={80} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <RadioGroup
        legend="What it shows"
        value={scope}
        onValueChange={setScope}
        options={[
          ...(itemIds.length > 0
            ? [{ value: 'items' as const, label: `The ${counted(itemIds.length, 'item')} that you selected` }]
            : []),
          { value: 'all', label: 'All that is public' },
          { value: 'location', label: 'A place, with all that is inside' },
          ...(tags.length > 0 ? [{ value: 'tag' as const, label: 'Items with a tag' }] : []),
        ]}
      />
      {scope === 'location' && (
        <LocationSelect label="Place" value={locationId} onChange={setLocationId} none="Choose a place" />
      )}
      {scope === 'tag' && (
        <Field label="Tag" required>
          <Select
            required
            value={tag}
            onChange={({ target }) => setTag(target.value)}
            placeholder="Choose a tag"
            options={tags.map((one) => ({ value: one, label: one }))}
          />
        </Field>
      )}
      {scope !== 'all' && (
        <p>Items that only you see stay out. To show one, edit it and choose who sees it.</p>
      )}
      <Checkbox
        label="Show prices"
        checked={showPrices}
        onChange={({ target }) => setShowPrices(target.checked)}
      />
      <Checkbox
        label="Show in which place each item is"
        hint="The name of the shelf or bin alone, never where your barn is."
        checked={showPlaces}
        onChange={({ target }) => setShowPlaces(target.checked)}
      />
      <Field label="Last day" optional>
        <TextInput
          type="date"
          min={today()}
          value={lastDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
      </Field>
    </DialogForm>
  );
}
