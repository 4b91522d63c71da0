import type { Manifest, ModuleContext } from '../kernel/manifest/manifest.js';
import { takenByAnyModule } from './taken-spaces.js';

const giving = (...ids: readonly string[]): Manifest => ({
  name: ids.join(),
  takenSpaces: () => ({ of: async (gatheringId) => ids.map((id) => `${gatheringId} ${id}`) }),
});
const taken = (...manifests: readonly Manifest[]) =>
  takenByAnyModule({ manifests } as unknown as ModuleContext).of('meet', '2027-01-01T00:00:00.000Z');

test('spaces are taken that any module has given to somebody', async () => {
  expect(await taken(giving('a', 'b'), { name: 'other' }, giving('c'))).toEqual([
    'meet a',
    'meet b',
    'meet c',
  ]);
});
test('no space is taken where nothing is sold', async () => {
  expect(await taken({ name: 'other' })).toEqual([]);
});
