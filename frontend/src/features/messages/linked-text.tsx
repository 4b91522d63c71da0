import { addressesIn } from '@modules/community/text.schemas';
import { OuterLink } from '@ui/prose/outer-link';
import type { ReactNode } from 'react';

/** Text whose web addresses are links. All else stays as it was typed. */
export function LinkedText({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, href } of addressesIn(text)) {
    parts.push(text.slice(at, start));
    parts.push(
      <OuterLink key={start} href={href}>
        {text.slice(start, end)}
      </OuterLink>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
