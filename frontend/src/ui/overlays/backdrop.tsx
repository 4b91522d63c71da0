import style from './backdrop.module.css';

/** Darkens the page behind a dialog or a drawer and stops it from scrolling. It uses plain CSS, because the CSP
 *  allows no injected styles. */
export function Backdrop() {
  return <div className={style.backdrop} aria-hidden="true" data-floats="backdrop" />;
}
