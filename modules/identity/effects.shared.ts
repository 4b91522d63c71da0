import type { StreamDefinition } from '../kernel/event-store/events.js';
import type { Applied, Effect, EffectDeps, EffectTarget } from './effects.ports.js';

/** For what a suspension itself closes: nothing is recorded in its stream, because it is closed while the member is suspended and open
 *  afterwards. Cases still list it, so that staff know beforehand, and members afterwards.
 *  source  ADR 0079 */
export function followsFromSuspension(stream: StreamDefinition): Pick<Effect, 'apply' | 'giveBack'> {
  const stays = async ({ eventStore }: EffectDeps, { id }: EffectTarget): Promise<Applied> => ({
    version: (await eventStore.read(stream, id)).length,
  });
  return { apply: stays, giveBack: stays };
}
