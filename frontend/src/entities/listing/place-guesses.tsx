import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { useId } from 'react';
import style from './place-guesses.module.css';

type PlaceGuessesProps = {
  readonly label?: string;
  readonly guesses: readonly string[];
  readonly onTake: (guess: string) => void;
  readonly className?: string | undefined;
};

/** Suggestions for a place; a press takes one. */
export function PlaceGuesses({ label = 'Did you mean:', guesses, onTake, className }: PlaceGuessesProps) {
  const id = useId();
  if (guesses.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside its border
    <div role="group" aria-labelledby={id} className={classes(style.guesses, className)}>
      <span id={id}>{label}</span>
      {guesses.map((guess) => (
        <Button key={guess} size="small" onClick={() => onTake(guess)}>
          {guess}
        </Button>
      ))}
    </div>
  );
}
