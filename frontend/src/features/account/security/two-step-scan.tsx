import { messageOf } from '@lib/api/problem';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import type { FormEvent } from 'react';
import style from '../account-page.module.css';
import { QrCode } from './qr-code';

export type TwoStepScanProps = {
  readonly id: string;
  /** base32 */
  readonly secret: string;
  /** otpauth://… */
  readonly uri: string;
  readonly refused: unknown;
  readonly onCode: (code: string) => void;
};

/** The secret to scan or to type, and the field for the first code. */
export function TwoStepScan({ id, secret, uri, refused, onCode }: TwoStepScanProps) {
  function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('code') ?? ''));
  }

  return (
    <Form id={id} className={style.form} onSubmit={give}>
      <p>Scan this with an authenticator app: Aegis, 2FAS, Google Authenticator, 1Password or another.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p>
        Cannot scan? <a href={uri}>Open it in an app on this device</a>, or type this key:{' '}
        <code className={style.secret}>{inFours(secret)}</code>
      </p>
      <Field
        label="Code"
        hint="The six digits the app shows now."
        required
        error={refused ? messageOf(refused) : undefined}
      >
        <TextInput
          name="code"
          code
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      </Field>
    </Form>
  );
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
