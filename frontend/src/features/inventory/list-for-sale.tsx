import { itemActionLabels } from '@entities/inventory/inventory-labels';
import { type ListedItems, useListItems } from '@entities/inventory/item.mutations';
import { guessesOf } from '@entities/listing/place.queries';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { Button, type ButtonProps } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { BadgeDollarSign } from 'lucide-react';
import { useState } from 'react';

type ListForSaleProps = {
  readonly ids: readonly string[];
  readonly size?: 'small';
  readonly variant?: ButtonProps['variant'];
  readonly onListed: (answer: ListedItems) => void;
};

/** Makes drafts of listings. A single item takes one press when the place of the last listing is known; otherwise the dialog asks. */
export function ListForSale({ ids, size, variant, onListed }: ListForSaleProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [as, setAs] = useState<'each' | 'lot'>('each');
  const [place, setPlace] = useState('');
  const { mutate, isPending, error, reset } = useListItems();
  const text = place.trim();
  const send = (where = text) =>
    mutate(
      { ids: [...ids], as, place: where ? { text: where } : null },
      {
        onSuccess: (answer) => {
          setIsAsking(false);
          onListed(answer);
        },
        onError: () => setIsAsking(true),
      },
    );
  const take = (guess: string) => {
    setPlace(guess);
    send(guess);
  };
  const close = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <>
      <Button
        size={size}
        variant={variant}
        icon={<BadgeDollarSign />}
        busy={isPending && !isAsking}
        disabled={ids.length > maxDrafts}
        onClick={() => (ids.length === 1 ? send() : setIsAsking(true))}
      >
        {itemActionLabels.list}
      </Button>
      {isAsking && (
        <DialogForm
          title={itemActionLabels.list}
          description={counted(ids.length, 'item')}
          action={`Make the ${as === 'each' && ids.length > 1 ? 'drafts' : 'draft'}`}
          busy={isPending}
          problem={error && messageOf(error)}
          onSubmit={() => send()}
          onClose={close}
        >
          {ids.length > 1 && (
            <RadioGroup
              legend="How?"
              value={as}
              onValueChange={setAs}
              options={[
                { value: 'each', label: 'A listing for each' },
                { value: 'lot', label: 'One listing for the whole lot' },
              ]}
            />
          )}
          <Field
            label="Where it is"
            hint="ZIP code, or a city and state. If blank, the same as in your last listing."
          >
            <TextInput maxLength={80} value={place} onChange={({ target }) => setPlace(target.value)} />
          </Field>
          <PlaceGuesses guesses={guessesOf(error)} onTake={take} />
        </DialogForm>
      )}
    </>
  );
}

/** The maximum that the server makes in one call. */
const maxDrafts = 50;
