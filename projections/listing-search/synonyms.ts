/** Other names of a thing among enthusiasts: "'66 chevy" is a 1966 Chevrolet, and its tranny is a transmission. */
export function synonymsOf(word: string): readonly string[] {
  if (/^[3-9]\d$/.test(word)) return [`19${word}`];
  const found = synonyms.get(word) ?? synonyms.get(word.replace(/s$/, ''));
  return found?.split(' ') ?? [];
}

/** A name of two words as one: people also type "Bel Air" as "belair". */
export function asOneWord(name: string | undefined): string | undefined {
  return name && /^\S{1,12}[ -]\S{1,12}$/.test(name) ? name.replace(/[ -]/, '') : undefined;
}

/** A map: a search for "constructor" must find nothing in it. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alt: 'alternator',
    barracuda: 'cuda',
    caddy: 'cadillac',
    carb: 'carburetor',
    carburetor: 'carb',
    chev: 'chevrolet chevy',
    chevrolet: 'chevy',
    chevy: 'chevrolet',
    cuda: 'barracuda',
    diff: 'differential',
    dizzy: 'distributor',
    gearbox: 'transmission',
    goat: 'gto',
    jag: 'jaguar',
    merc: 'mercury',
    olds: 'oldsmobile',
    poncho: 'pontiac',
    rad: 'radiator',
    rearend: 'differential',
    stang: 'mustang',
    stude: 'studebaker',
    tach: 'tachometer',
    tbird: 'thunderbird',
    trans: 'transmission',
    tranny: 'transmission',
    transmission: 'gearbox',
    vette: 'corvette',
    vw: 'volkswagen',
    volkswagen: 'vw',
  }),
);
