import type { Chance } from './chance.js';
import type { FitGroup } from './part-fits.js';

/** A part number in its maker's format. In a pattern `#` is a digit and `@` a letter; `{oem}` is the group's own format around the
 *  pattern's base number, as Ford wrote it: '{oem}9510'. */
export function partNumber(chance: Chance, pattern: string, group: FitGroup): string {
  const [, base] = /^\{oem\}(\S*)$/.exec(pattern) ?? [];
  return base === undefined ? filled(chance, pattern) : oemNumber(chance, group, base);
}

export const filled = (chance: Chance, pattern: string): string =>
  pattern
    .replaceAll('#', () => String(chance.whole(0, 9)))
    .replaceAll('@', () => chance.pick([...'ABCDEFG']));

function oemNumber(chance: Chance, group: FitGroup, base: string): string {
  const { make, model, from } = group.cars[0] ?? { make: '', model: '', from: 1965 };
  switch (group.maker) {
    case 'ford':
      return fordNumber(chance, `${make} ${model}`, from, base);
    case 'gm':
      return filled(
        chance,
        from < 1955
          ? '36####'
          : from < 1963
            ? '37#####'
            : chance.pick(['38#####', '39#####', '77#####', '98#####']),
      );
    case 'mopar':
      return filled(
        chance,
        from < 1960 ? '1######' : from < 1966 ? '2######' : chance.pick(['28#####', '29#####', '35#####']),
      );
    case 'amc':
      return filled(chance, from < 1955 ? '3######' : chance.pick(['31#####', '36#####', '44#####']));
    case 'stude':
      return filled(chance, chance.pick(['15#####', '13#####', '53####']));
    case 'ih':
      return filled(chance, chance.pick(['######C1', '######C91', '######R1']));
    case 'jeep':
      return filled(chance, chance.pick(['64####', '80####', '9#####']));
    case 'vw':
      return filled(chance, chance.pick(['111 ### ###@', '113 ### ###@', '211 ### ###@']));
    case 'brit':
      return filled(chance, chance.pick(['BHH ####', 'AHH ####', '1#####', 'AHB ####']));
    case 'datsun':
      return filled(chance, '#####-E4#00');
  }
}

/** Decade letter, year, line, engineering or service letter, base number, change letter: C5ZZ-9510-A. Before the fifties: 01A-9510. */
function fordNumber(chance: Chance, car: string, from: number, base: string): string {
  if (from < 1932) return `A-${base}`;
  if (from < 1949) return `${chance.pick(['01A', '11A', '59A', '78', '81A', '91A'])}-${base}`;
  const decade =
    from < 1950 ? '8A' : from < 1960 ? `B${from % 10}` : `${from < 1970 ? 'C' : 'D'}${from % 10}`;
  if (from < 1950) return `${decade}-${base}`;
  if (from < 1960)
    return `${decade}${car.includes('F-') ? 'C' : car.includes('Thunderbird') ? 'S' : 'A'}-${base}-${chance.pick([...'ABC'])}`;
  const line = Object.entries(fordLines).find(([name]) => car.includes(name))?.[1] ?? 'A';
  return `${decade}${line}${chance.pick(['Z', 'Z', 'E', 'F'])}-${base}-${chance.pick([...'ABCD'])}`;
}

const fordLines: Readonly<Record<string, string>> = {
  Mustang: 'Z',
  Falcon: 'D',
  Fairlane: 'O',
  Torino: 'O',
  Thunderbird: 'S',
  Bronco: 'T',
  'F-': 'T',
  Continental: 'V',
  Galaxie: 'A',
};
