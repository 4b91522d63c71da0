import { OnDemand } from '@ui/overlays/on-demand';
import { lazy } from 'react';
import style from './login/login-page.module.css';

const load = () => import('./terms-dialog');
const TermsDialog = lazy(() => load().then((dialog) => ({ default: dialog.TermsDialog })));

/** The terms in a dialog, so that nothing typed is lost. */
export function TermsLink() {
  return <OnDemand button={button} opens="dialog" load={load} overlay={<TermsDialog button={button} />} />;
}

const button = (
  <button type="button" className={style.link}>
    Terms of Service
  </button>
);
