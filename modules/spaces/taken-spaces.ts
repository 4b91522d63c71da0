import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { TakenSpaces } from './spaces.ports.js';

/** What all modules say that give spaces to somebody; nothing while there are none. Each is asked for its answer when it is needed, because it may use ports that
 *  are provided later. */
export const takenByAnyModule = (context: ModuleContext): TakenSpaces => ({
  of: async (gatheringId, now) => {
    const all = context.manifests.flatMap(({ takenSpaces }) => takenSpaces?.(context) ?? []);
    return (await Promise.all(all.map((one) => one.of(gatheringId, now)))).flat();
  },
});
