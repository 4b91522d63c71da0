import type { ReactNode } from 'react';
import style from './skip-link.module.css';

export type SkipLinkProps = { readonly href?: string; readonly children?: ReactNode };

/** The first stop of the Tab key: over the header, straight to the page. */
export function SkipLink({ href = '#main', children = 'Skip to the page' }: SkipLinkProps) {
  return (
    <a className={style.link} href={href}>
      {children}
    </a>
  );
}
