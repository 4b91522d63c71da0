import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Log the lines that a server writes, at most `most` a minute, then the number of those left out. The stream is
 *  read to its end, because a server blocks when its pipe is full. */
export function printLines(
  from: Readable,
  notify: (line: string) => void,
  { max = 20, now = Date.now }: { readonly max?: number; readonly now?: () => number } = {},
): void {
  let minute = 0;
  let lines = 0;
  const sayRest = () => {
    if (lines > max) notify(`and ${lines - max} lines more within a minute`);
    lines = 0;
  };
  createInterface({ input: from })
    .on('line', (line) => {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) sayRest();
      minute = current;
      lines += 1;
      if (lines <= max) notify(line);
    })
    .on('close', sayRest);
}
