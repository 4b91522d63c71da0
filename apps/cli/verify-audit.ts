import { readFile } from 'node:fs/promises';
import { Checkpoints } from '../../modules/audit/audit.contract.js';
import { checkpointFaults } from '../../modules/kernel/event-store/chain/check-checkpoints.js';
import type { LogCheckpoint } from '../../modules/kernel/event-store/chain/checkpoints.js';
import type { Progress } from '../../modules/kernel/processing/progress.js';
import { RowCheck } from '../../projections/audit/audit/check-rows.js';
import { damage, type LogDeps, readWholeLog, soundness } from './verify-log.js';

/** Check that nobody bent the audit trail: the whole log and its chain, the checkpoints that were signed, and each row that admins search.
 *  in      saved: checkpoints that somebody kept elsewhere
 *  out     a sentence with what was compared
 *  errors  Error naming the damaged places, up to a hundred of them
 *  source  ADR 0078 */
export async function verifyAudit(
  runtime: LogDeps,
  { saved = [], progress }: { readonly saved?: readonly LogCheckpoint[]; readonly progress?: Progress } = {},
): Promise<string> {
  const rows = await RowCheck.open(runtime.db, runtime.eventStore);
  const read = await readWholeLog(runtime, { progress, check: (batch) => rows.faultsOf(batch) });
  const faults = [
    ...read.faults,
    ...(await checkpointFaults(runtime, saved, read.position)),
    ...(await rows.end()),
  ];
  if (faults.length) throw new Error(damage(faults));
  const kept = saved.length ? ` So are ${saved.length} kept checkpoints.` : '';
  return `${soundness(read)} Its checkpoints and the rows of the audit trail are those of the log.${kept}`;
}

/** The checkpoints in a file that `GET /api/audit/checkpoints` gave.
 *  errors  Error with one sentence for a person at the terminal */
export async function readCheckpoints(file: string): Promise<readonly LogCheckpoint[]> {
  const text = await readFile(file, 'utf8');
  const read = Checkpoints.safeParse(parsed(text));
  if (!read.success) throw new Error(`${file} has no checkpoints as /api/audit/checkpoints gives them.`);
  return read.data.checkpoints.map(({ position, hash, at, signature }) => ({
    position,
    hash: Buffer.from(hash, 'hex'),
    at,
    signature: Buffer.from(signature, 'base64'),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON: refused as no checkpoint
  }
}
