import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface Collection {
  readonly type: 'major';
  readonly execution: 'async';
  readonly flavor: 'last-resort';
}

/** Collect once, and return free memory to the system. After heavy work V8 keeps pages for more, and an idle server never returns them.
 *  source  https://github.com/v8/v8/blob/main/src/extensions/gc-extension.h */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: Collection) => Promise<void>;
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
