import { paths } from '@lib/paths';
import { Dialog } from '@ui/overlays/dialog';
import style from './login/login-page.module.css';

/** The terms in a dialog, so that nothing typed is lost. */
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
