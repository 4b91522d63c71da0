import { paths } from '@lib/paths';
import { Dialog } from '@ui/overlays/dialog';
import style from './login/login-page.module.css';

/** The terms, without leaving what was typed: a modal with the terms page in a frame. */
export function TermsLink() {
  return (
    <Dialog
      title="Terms of Service"
      size="large"
      trigger={
        <button type="button" className={style.link}>
          Terms of Service
        </button>
      }
    >
      <iframe className={style.paper} src={paths.terms} title="Terms of Service" />
    </Dialog>
  );
}
