import { pathText, quantityText } from '@entities/inventory/inventory-labels';
import { itemQuery } from '@entities/inventory/item.queries';
import type { PartView } from '@modules/builds/builds.schemas';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { RadioGroup } from '@ui/forms/radio-group';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';

type InstallDialogProps = BuildTabProps & {
  readonly part: PartView;
  readonly onChoose: (locationId: string | null) => Promise<void>;
  readonly onClose: () => void;
};

/** An item is at several places: from which of them it goes into the car. */
export function InstallDialog({ part, onChoose, onClose }: InstallDialogProps) {
  const { data: item, instead } = loadedPart(useQuery(itemQuery(part.itemId ?? '')), 'Loading the part…');
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  return (
    <DialogForm
      title="Which ones go into the car?"
      description={part.title}
      action="Install"
      busy={isBusy}
      disabled={chosen === undefined}
      onSubmit={() => {
        setBusy(true);
        void onChoose(chosen || null).finally(() => setBusy(false));
      }}
      onClose={onClose}
    >
      {instead}
      {item && (
        <RadioGroup
          legend="From"
          value={chosen}
          onValueChange={setChosen}
          options={item.stock.map(({ locationId, path, quantity }) => ({
            value: locationId ?? '',
            label: pathText(path),
            hint: quantityText(quantity, item.unit),
            disabled: quantity !== null && quantity < part.quantity,
          }))}
        />
      )}
    </DialogForm>
  );
}
