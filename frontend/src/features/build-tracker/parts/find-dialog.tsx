import { KnownPlaces } from '@entities/listing/known-places';
import { guessesOf } from '@entities/listing/place.queries';
import { PlaceGuesses } from '@entities/listing/place-guesses';
import { messageOf } from '@lib/api/problem';
import type { PartView } from '@modules/builds/builds.schemas';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

type FindDialogProps = {
  readonly part: PartView;
  readonly busy: boolean;
  /** Why the place was refused. */
  readonly error: unknown;
  readonly onFind: (place: string) => void;
  readonly onClose: () => void;
};

/** Asks where a wanted ad looks for a part, of a member whose profile has no place. */
export function FindDialog({ part, busy, error, onFind, onClose }: FindDialogProps) {
  const [place, setPlace] = useState('');
  const [tries, setTries] = useState(0);
  const missing = tries > 0 && place.trim() === '' && 'Write a ZIP code, or a city and state.';
  return (
    <DialogForm
      title="Find this part"
      description={`We draft a wanted ad for it: ${part.title}. You check it before anybody sees it.`}
      action="Draft the ad"
      busy={busy}
      onSubmit={() => {
        setTries(tries + 1);
        if (place.trim() !== '') onFind(place.trim());
      }}
      onClose={onClose}
    >
      <Field
        label="Where you look for it"
        hint="A ZIP code, or a city and state. Others see a point within about a mile."
        error={missing || (tries > 0 && error ? messageOf(error) : undefined)}
        required
      >
        <TextInput
          maxLength={80}
          autoComplete="postal-code"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </Field>
      <PlaceGuesses guesses={guessesOf(error)} onTake={setPlace} />
      {place === '' && <KnownPlaces onTake={setPlace} />}
    </DialogForm>
  );
}
