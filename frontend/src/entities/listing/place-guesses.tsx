import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { useId } from 'react';
import style from './place-guesses.module.css';

type PlaceGuessesProps = {
  readonly guesses: readonly string[];
  readonly onTake: (guess: string) => void;
  readonly className?: string | undefined;
};

/** Suggestions for an unknown place; a press takes one. */
export function PlaceGuesses({ guesses, onTake, className }: PlaceGuessesProps) {
  const label = useId();
  if (guesses.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside its border
    <div role="group" aria-labelledby={label} className={classes(style.guesses, className)}>
      <span id={label}>Did you mean:</span>
      {guesses.map((guess) => (
        <Button key={guess} size="small" onClick={() => onTake(guess)}>
          {guess}
        </Button>
      ))}
    </div>
  );
}
