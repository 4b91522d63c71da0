import { type Key, keysOf } from '../../modules/matching/keys.rules.js';
import { judge, type Need } from '../../modules/matching/match.rules.js';
import { labelledNeeds } from './labelled-needs.js';

const share = (one: readonly Key[], other: readonly Key[]): boolean =>
  one.some(({ key, from, to }) => other.some((of) => of.key === key && of.from <= to && of.to >= from));

test('whatever suits a need shares a key with it, in years that overlap', () => {
  const found = labelledNeeds().filter(({ need, thing }) => judge(need, thing).isMatch);
  const missed = found.filter(({ need, thing }) => !share(keysOf('need', need), keysOf('thing', thing)));
  expect(missed.map(({ need, thing }) => [need.title, thing.title])).toEqual([]);
});

test('a title names the model of a thing whose fitment is not said', () => {
  const need = labelledNeeds(1)[0]?.need as Need;
  const fitment = [{ make: 'Chevrolet', model: 'Bel Air', yearFrom: 1955, yearTo: 1957 }];
  const wanted = keysOf('need', { ...need, title: 'Fender', fitment });
  const offered = (title: string) => keysOf('thing', { ...need, title, fitment: [] } as never);
  expect(share(wanted, offered("Left fender off a '56 Bel-Air"))).toBe(true);
  expect(share(wanted, offered("Left fender off a '66 Bel-Air"))).toBe(false);
});
