import type { ComponentPropsWithRef } from 'react';
import style from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span className={style.hidden} {...props} />;
}
