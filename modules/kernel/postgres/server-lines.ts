import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Log the lines that a server writes, at most `max` a minute, then the number of those left out. The stream is
 *  read to its end, because a server blocks when its pipe is full. */
export function printLines(
  from: Readable,
  log: (line: string) => void,
  { max = 20, now = Date.now }: { readonly max?: number; readonly now?: () => number } = {},
): void {
  let minute = 0;
  let lines = 0;
  const sayRest = () => {
    if (lines > max) log(`and ${lines - max} lines more within a minute`);
    lines = 0;
  };
  createInterface({ input: from })
    .on('line', (line) => {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) sayRest();
      minute = current;
      lines += 1;
      if (lines <= max) log(line);
    })
    .on('close', sayRest);
}
