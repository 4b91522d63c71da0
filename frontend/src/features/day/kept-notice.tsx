import { dayIn, timeIn } from '@lib/format';
import { Notice } from '@ui/feedback/notice';

/** Since when this device has what is shown, while there is no connection. */
export function KeptNotice({ at }: { readonly at: string | null }) {
  if (at === null) return null;
  return (
    <Notice tone="warn" live={false} title="No signal">
      This is what your device read on {dayIn(at)}, {timeIn(at)}. Vendors may have moved or packed up since.
    </Notice>
  );
}
