import style from './backdrop.module.css';

/** Darkens the page behind a dialog or a drawer and holds its scroll. Plain CSS does it: the CSP admits no injected styles. */
export function Backdrop() {
  return <div className={style.backdrop} aria-hidden="true" data-floats="backdrop" />;
}
