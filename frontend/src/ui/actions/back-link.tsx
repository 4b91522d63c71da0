import { ArrowLeft } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ReactNode } from 'react';
import style from './back-link.module.css';

/** A back link above a title or below a form. Its only child is the link. */
export function BackLink({ children }: { readonly children: ReactNode }) {
  return (
    <Slot.Root className={style.back}>
      <Slot.Slottable child={children}>
        {(words) => (
          <>
            <ArrowLeft aria-hidden="true" />
            {words}
          </>
        )}
      </Slot.Slottable>
    </Slot.Root>
  );
}
