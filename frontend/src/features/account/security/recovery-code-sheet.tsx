import { saveFile } from '@lib/browser/save-file';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Row } from '@ui/layout/layout';
import { useState } from 'react';
import style from '../account-page.module.css';

/** Ten recovery codes; they are shown only once. */
export function RecoveryCodeSheet({ codes }: { readonly codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={style.form}>
      <Notice tone="warn" live={false} title="Save these recovery codes">
        If you lose your phone, sign in with one of these. Each works once, and we will not show them again.
      </Notice>
      <ol className={style.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Row>
        <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
        <Button onClick={() => save(text)}>Save as a file</Button>
      </Row>
    </div>
  );
}

const save = (text: string) =>
  saveFile(
    new Blob([`Swap Meet Classics: recovery codes\n\n${text}\n`], { type: 'text/plain' }),
    'swap-meet-classics-recovery-codes.txt',
  );
