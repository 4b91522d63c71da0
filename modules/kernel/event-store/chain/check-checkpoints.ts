import type { Database } from '../../postgres/database.js';
import { checkpointsOf, isSigned, type LogCheckpoint, publicKey } from './checkpoints.js';
import { type ChainLink, chainLinks } from './log-chain.js';

/** Compares signed checkpoints with the chain: those of this database, and those that somebody kept elsewhere.
 *  in   end: the position of the last event
 *  out  a line for each that is not what was signed; a kept one finds a log that was cut off together with its chain
 *  source  ADR 0078 */
export async function checkpointFaults(
  { db, secret }: { readonly db: Database; readonly secret: string },
  kept: readonly LogCheckpoint[],
  end: number,
): Promise<readonly string[]> {
  const own = await checkpointsOf(db, { limit: mostRead });
  const published = new Set(own.map(({ position }) => position));
  const links = await linksAt(db, new Set([...own, ...kept].map(({ position }) => position)));
  const key = publicKey(secret);
  const faultOf = (checkpoint: LogCheckpoint, whose: string): readonly string[] => {
    const { position, at, hash } = checkpoint;
    const name = `the ${whose} checkpoint of ${at}`;
    if (!isSigned(checkpoint, key)) return [`${name} at ${position} was not signed by this installation`];
    if (position > end) return [`${name} covers events up to ${position}, and the log ends at ${end}`];
    const link = links.get(position);
    if (link?.hash.equals(hash)) return [];
    return [`the chain at ${position} is not the one that ${name} says`];
  };
  return [
    ...own.flatMap((one) => faultOf(one, 'published')),
    ...kept.flatMap((one) => faultOf(one, 'kept')),
    ...kept
      .filter(({ position }) => !published.has(position))
      .map(
        ({ position, at }) =>
          `the kept checkpoint of ${at} at ${position} is no longer among the published ones`,
      ),
  ];
}

async function linksAt(
  db: Database,
  positions: ReadonlySet<number>,
): Promise<ReadonlyMap<number, ChainLink>> {
  const links = new Map<number, ChainLink>();
  if (positions.size)
    for await (const link of chainLinks(db)) if (positions.has(link.position)) links.set(link.position, link);
  return links;
}

/** Three of a day for a hundred years. */
const mostRead = 100_000;
