import type { ComponentPropsWithoutRef } from 'react';
import style from './visually-hidden.module.css';

/** Text for screen readers only. A heading that holds nothing else is hidden itself (`as`): it keeps a box of one pixel to be found by. */
export function VisuallyHidden({
  as: Element = 'span',
  ...rest
}: ComponentPropsWithoutRef<'span'> & { readonly as?: 'span' | 'h1' | 'h2' }) {
  return <Element className={style.hidden} {...rest} />;
}
