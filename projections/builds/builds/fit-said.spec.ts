import { fitSaid, type SeenBuild } from './fit-said.js';
import type { Witness } from './witnesses.queries.js';

const said = (buildId: string, over: Partial<Witness> = {}): Witness => ({
  buildId,
  authorId: buildId,
  fit: 'as it is',
  note: '',
  year: 1966,
  make: 'Ford',
  model: 'F100',
  modelKey: 'ford.f100',
  ...over,
});
const seen = (...ids: readonly string[]) =>
  new Map(
    ids.map((id): [string, SeenBuild] => [
      id,
      { id, title: `Build ${id}`, owner: { id: `of ${id}`, handle: null, name: 'Ray', picture: null } },
    ]),
  );

test('what builds say is counted by car, the one that most of them fitted first', () => {
  const all = [
    said('a', { year: 1965, fit: 'not at all' }),
    said('b', { fit: 'with work' }),
    said('c', { make: 'ford' }),
    said('d', { year: 1965 }),
  ];
  expect(fitSaid(all, new Map())).toEqual([
    { vehicle: '1966 Ford F100', asItIs: 1, withWork: 1, notAtAll: 0, builds: [] },
    { vehicle: '1965 Ford F100', asItIs: 1, withWork: 0, notAtAll: 1, builds: [] },
  ]);
});

test('builds that the reader sees are named with what had to be done, five at most; the others only count', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  const [car] = fitSaid(
    [said('secret', { note: 'Nobody reads this' }), ...many.map((id) => said(id, { note: `Shim ${id}` }))],
    seen(...many),
  );
  expect(car?.asItIs).toBe(7);
  expect(car?.builds.map(({ id, note }) => [id, note])).toEqual(
    many.slice(0, 5).map((id) => [id, `Shim ${id}`]),
  );
});
