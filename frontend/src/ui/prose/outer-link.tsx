import type { ReactNode } from 'react';

/** A link that a member wrote: to another site, without a referrer, and no recommendation of ours. */
export function OuterLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isPage = !href.startsWith('mailto:');
  return (
    <a href={href} rel="noopener noreferrer nofollow ugc" target={isPage ? '_blank' : undefined}>
      {children}
    </a>
  );
}
