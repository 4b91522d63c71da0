import { paths } from '@lib/paths';
import { Dialog } from '@ui/overlays/dialog';
import type { ReactElement } from 'react';
import style from './login/login-page.module.css';

/** The terms in a dialog, open from the start. */
export function TermsDialog({ button }: { readonly button: ReactElement }) {
  return (
    <Dialog title="Terms of Service" size="large" trigger={button} defaultOpen>
      <iframe className={style.paper} src={paths.terms} title="Terms of Service" />
    </Dialog>
  );
}
