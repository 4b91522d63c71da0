/** States and territories by their two letters: the name, then other spellings, without blanks and full stops. */
const written: Readonly<Record<string, string>> = {
  AL: 'alabama ala',
  AK: 'alaska alas',
  AZ: 'arizona ariz',
  AR: 'arkansas ark',
  CA: 'california calif cal',
  CO: 'colorado colo col',
  CT: 'connecticut conn',
  DE: 'delaware del',
  DC: 'districtofcolumbia distofcolumbia',
  FL: 'florida fla flor',
  GA: 'georgia geo',
  HI: 'hawaii haw',
  ID: 'idaho ida',
  IL: 'illinois ill ills',
  IN: 'indiana ind',
  IA: 'iowa',
  KS: 'kansas kans kan',
  KY: 'kentucky kent ken',
  LA: 'louisiana',
  ME: 'maine',
  MD: 'maryland mary',
  MA: 'massachusetts mass',
  MI: 'michigan mich',
  MN: 'minnesota minn',
  MS: 'mississippi miss',
  MO: 'missouri',
  MT: 'montana mont',
  NE: 'nebraska nebr neb',
  NV: 'nevada nev',
  NH: 'newhampshire',
  NJ: 'newjersey',
  NM: 'newmexico nmex newmex',
  NY: 'newyork',
  NC: 'northcarolina ncarolina nocarolina ncar',
  ND: 'northdakota ndakota nodakota ndak nodak',
  OH: 'ohio',
  OK: 'oklahoma okla',
  OR: 'oregon oreg ore',
  PA: 'pennsylvania penna penn',
  PR: 'puertorico commonwealthofpuertorico',
  RI: 'rhodeisland',
  SC: 'southcarolina scarolina socarolina scar',
  SD: 'southdakota sdakota sodakota sdak sodak',
  TN: 'tennessee tenn',
  TX: 'texas tex',
  UT: 'utah',
  VT: 'vermont verm',
  VA: 'virginia virg',
  WA: 'washington wash',
  WV: 'westvirginia wvirginia wva westva',
  WI: 'wisconsin wisc wis',
  WY: 'wyoming wyo',
  GU: 'guam',
  VI: 'virginislands usvirginislands usvi',
  AS: 'americansamoa amsamoa',
  MP: 'northernmarianaislands northernmarianas northernmariana nmarianaislands nmarianas cnmi',
  PW: 'palau',
  FM: 'micronesia federatedstatesofmicronesia fsm',
  MH: 'marshallislands',
  AA: 'armedforcesamericas armedforcesamerica',
  AE: 'armedforceseurope',
  AP: 'armedforcespacific',
};

/** The states, DC and Puerto Rico, in the order in which a message names them. */
export const stateCodes: ReadonlySet<string> = new Set(Object.keys(written).slice(0, 52));

/** The same with the territories, and without the armed forces. */
export const civilCodes: readonly string[] = Object.keys(written).filter((code) => !isMilitary(code));

/** Those with places of positive longitude, west of the date line. */
export const isEastern = (code: string): boolean => ['GU', 'MP', 'PW', 'FM', 'MH'].includes(code);

/** A territory alone is a place, as the District of Columbia is; a state is too large. */
export const territories: ReadonlyMap<string, string> = new Map([
  ['DC', 'Washington, DC'],
  ['GU', 'Guam'],
  ['VI', 'Virgin Islands'],
  ['AS', 'American Samoa'],
  ['MP', 'Northern Mariana Islands'],
  ['PR', 'Puerto Rico'],
  ['PW', 'Palau'],
  ['FM', 'Micronesia'],
  ['MH', 'Marshall Islands'],
]);

/** The post offices of the armed forces: known, without a point. */
export function isMilitary(code: string): boolean {
  return ['AA', 'AE', 'AP'].includes(code);
}

/** The two letters of a state, from its words in the form that `plain` returns. */
export const stateOf = (words: readonly string[]): string | undefined => byWords.get(words.join(''));

const byWords = new Map(
  Object.entries(written).flatMap(([code, names]) =>
    [code.toLowerCase(), ...names.split(' ')].map((name) => [name, code] as const),
  ),
);
