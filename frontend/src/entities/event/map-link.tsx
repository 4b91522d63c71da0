import { VisuallyHidden } from '@ui/layout/visually-hidden';
import type { ReactNode } from 'react';

export type MapLinkProps = {
  readonly at: { readonly latitude: number; readonly longitude: number };
  /** What is there, for those who hear the page. */
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Leads to a map of streets on another site. */
export function MapLink({ at: { latitude, longitude }, title, className, children }: MapLinkProps) {
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      className={className}
    >
      {children}
      <VisuallyHidden>: {title} (opens a new tab)</VisuallyHidden>
    </a>
  );
}
