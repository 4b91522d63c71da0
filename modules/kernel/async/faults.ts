import { channel } from 'node:diagnostics_channel';

/** A fault after which work in the background goes on: it tries again by itself, so nobody is told by an answer. */
export interface Fault {
  /** What was being done, a constant of the code: 'leasing jobs'. */
  readonly what: string;
  readonly error: unknown;
}

const faults = channel('swap-meet-classics:fault');

/** Say that something failed and is tried again. Code without a log of its own says it so; the process that runs it writes the line.
 *  source  ADR 0127 */
export const reportFault = (what: string, error: unknown): void => faults.publish({ what, error });

/** Hear of faults: the first of each kind, and then at most one a minute with how many there were between.
 *  in     isCovered: whether an outage that is logged already explains it
 *  out    stops it
 *  units  now: ms of a clock that only moves forward */
export function hearFaults(
  write: (fault: Fault & { readonly before: number }) => void,
  {
    isCovered = () => false,
    now = () => performance.now(),
  }: { readonly isCovered?: (error: unknown) => boolean; readonly now?: () => number } = {},
): () => void {
  const heard = new Map<string, { at: number; unsaid: number }>();
  const hear = (message: unknown) => {
    const fault = message as Fault;
    if (isCovered(fault.error)) return;
    const last = heard.get(fault.what);
    if (last && now() - last.at < quiet) {
      last.unsaid++;
      return;
    }
    heard.set(fault.what, { at: now(), unsaid: 0 });
    write({ ...fault, before: last?.unsaid ?? 0 });
  };
  faults.subscribe(hear);
  return () => faults.unsubscribe(hear);
}

/** units  ms */
const quiet = 60_000;
