import { type Key, keysOf, mostKeys } from '../../modules/matching/keys.rules.js';
import { judge, type Wanted } from '../../modules/matching/match.rules.js';
import { labelledWantedAds } from './labelled-wanted-ads.js';

const share = (one: readonly Key[], other: readonly Key[]): boolean =>
  one.some(({ key, from, to }) => other.some((of) => of.key === key && of.from <= to && of.to >= from));

test('whatever suits a wanted ad shares a key with it, in years that overlap', () => {
  const found = labelledWantedAds().filter(({ wanted, candidate }) => judge(wanted, candidate).isMatch);
  const missed = found.filter(
    ({ wanted, candidate }) => !share(keysOf('need', wanted), keysOf('thing', candidate)),
  );
  expect(missed.map(({ wanted, candidate }) => [wanted.title, candidate.title])).toEqual([]);
});

test('a title names the model of a candidate whose fitment is not said', () => {
  const ad = labelledWantedAds(1)[0]?.wanted as Wanted;
  const fitment = [{ make: 'Chevrolet', model: 'Bel Air', yearFrom: 1955, yearTo: 1957 }];
  const wanted = keysOf('need', { ...ad, title: 'Fender', fitment });
  const offered = (title: string) => keysOf('thing', { ...ad, title, fitment: [] } as never);
  expect(share(wanted, offered("Left fender off a '56 Bel-Air"))).toBe(true);
  expect(share(wanted, offered("Left fender off a '66 Bel-Air"))).toBe(false);
});

test('a lot for many cars has no more keys than the index can bear', () => {
  const ad = labelledWantedAds(1)[0]?.wanted as Wanted;
  const fitment = Array.from({ length: 40 }, (_, nth) => ({
    make: 'Ford',
    model: `Model ${nth}`,
    yearFrom: 1950,
    yearTo: 1959,
  }));
  const title =
    'lot hood/fender/door/grille/jack/horn/visor/seat/dash/mirror/fan/coil/starter/radio/clock/belt/hose';
  for (const sort of ['need', 'thing'] as const)
    expect(keysOf(sort, { ...ad, title, fitment })).toHaveLength(mostKeys);
  expect(keysOf('need', { ...ad, title: 'Hood', fitment }).length).toBeLessThan(mostKeys);
});
