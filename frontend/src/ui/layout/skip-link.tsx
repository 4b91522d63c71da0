import type { ReactNode } from 'react';
import style from './skip-link.module.css';

export type SkipLinkProps = { readonly href?: string; readonly children?: ReactNode };

/** The first Tab stop: skips the header and goes to the page. */
export function SkipLink({ href = '#main', children = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a className={style.link} href={href}>
      {children}
    </a>
  );
}
