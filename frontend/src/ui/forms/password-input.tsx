import { useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import style from './password-input.module.css';
import { TextInput, type TextInputProps } from './text-input';

/** A password, hidden until the user chooses to show it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button type="button" className={style.eye} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> password</VisuallyHidden>
        </button>
      }
    />
  );
}
