import { useState } from 'react';
import { Field } from './field';
import style from './new-password.module.css';
import { PasswordInput } from './password-input';
import { passwordStrength, type Strength } from './password-strength';

export type NewPasswordProps = {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** Words that others may know, like the e-mail. */
  readonly known?: readonly string[];
};

/** A new password with its strength beside it, in a space that is reserved from the start. The error belongs to
 *  the password that was sent, and disappears when
 *  the password changes. Pasting is allowed, and nothing that is pasted is cut. */
export function NewPassword({ name, label, error, known }: NewPasswordProps) {
  const [word, setWord] = useState('');
  const [checked, setChecked] = useState({ error, word });
  if (checked.error !== error) setChecked({ error, word });
  const refusal = tooLong(word) ?? (checked.word === word ? error : undefined);
  const strength = refusal ? 'weak' : passwordStrength(word, known);
  return (
    <div className={style.password}>
      <Field
        label={label}
        hint="At least 8 characters. Three or four words of your own make a good one."
        required
        error={refusal}
      >
        <PasswordInput
          name={name}
          autoComplete="new-password"
          required
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      </Field>
      <p className={style.meter} data-strength={word === '' ? undefined : strength} role="status">
        {word !== '' && (
          <>
            <span className={style.track} aria-hidden="true">
              {steps.map((step) => (
                <span
                  key={step}
                  className={style.step}
                  data-is-on={steps.indexOf(step) <= steps.indexOf(strength)}
                />
              ))}
            </span>
            {words[strength]}
          </>
        )}
      </p>
    </div>
  );
}

/** The most characters that the server takes: `longestPassword` of the identity contract. */
const longest = 128;

const tooLong = (word: string): string | undefined =>
  word.length > longest ? `Use at most ${longest} characters. This has ${word.length}.` : undefined;

const steps: readonly Strength[] = ['weak', 'fair', 'good', 'strong'];
const words: Readonly<Record<Strength, string>> = {
  weak: 'Easy to guess',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
};
