import type { Chance } from './made-up-listings.js';

/** A title as people write them: half only name the part, the others are what a reader of titles has to work for: abbreviations, misspelt words, engines,
 *  pieces of parts, what belongs to it and what does not, and, of what is offered, one in 20 a lot of several parts. */
export function madeUpTitle(chance: Chance, isWanted: boolean): string {
  const pick = (values: readonly string[]): string => values[Math.floor(chance() * values.length)] ?? '';
  const part = pick(parts);
  if (chance() < 0.5) return part;
  const title = pick(!isWanted && chance() < 0.1 ? lots : written)
    .replaceAll('PART', part.toLowerCase())
    .replace('WRONG', pick(misspelt))
    .replace('PIECE', pick(pieces))
    .replace('OTHER', pick(parts).toLowerCase())
    .replace('ENGINE', pick(engines))
    .replace('SIDE', pick(sides))
    .replace('CAR', pick(cars))
    .replace('STATE', pick(states));
  return isWanted ? `${pick(asked)} ${title}` : title;
}

const listed = (text: string): readonly string[] => text.trim().split(/\s*[|\n]\s*/);

const parts = listed(
  'Fender|Hood|Carburetor|Distributor|Radiator|Water pump|Tail light|Grille|Front bumper|Steering wheel|Intake manifold|Cylinder head|Starter|Alternator|Door handle|Window crank|Speedometer|Hubcap|Seat track|Master cylinder',
);
const written = listed(`
  SIDE PART, STATE
  PART for CAR, SIDE, STATE
  PART off a CAR
  CAR PART w/ OTHER, less PIECE
  PART PIECE for CAR
  PIECE, PART
  SIDE WRONG, CAR, STATE
  WRONG for ENGINE
  PART from ENGINE, STATE
  ENGINE PART w/o OTHER, 4-bbl
  PART PIECE, fits ENGINE in CAR
  SIDE PART & PIECE "STATE"
`);
const lots = listed(`
  PART, OTHER, PIECE and WRONG, will sell separately
  CAR parts: PART, OTHER, SIDE WRONG
  parting out CAR, ENGINE, PART and OTHER
  lot of PART, OTHER, WRONG, STATE
`);
const misspelt = listed(
  'carburator|distributer|raditor|fendor|hud cap|bumber|alternater|steering weel|manafold|spedometer|grill|taillight lense|cylender head|master cylinder resevoir|windsheild moulding|exaust manifold|tranny|valve covers|breaks drum|shock absorbors',
);
const pieces = listed('bracket|rebuild kit|gasket|cap|knob|bezel|lens|housing|bolts|strap|seal|emblem|cover');
const engines = listed(
  "350 small block|'57 283 V8|390 FE|big block 454|flathead V8|Y-block 292|440 six pack|250 six|slant six|5.0|327 4v|302ci",
);
const sides = listed('LH|RH|driver side|pass. side|left front|rear|upper|lower right|front inner');
const cars = listed(
  "'55-57 Chevy|1966-67 Chevelle|tri five|'64½ Mustang|31 Model A|square body C-10|Mopar A body|second gen Camaro|Ford F-100|'68 GTO",
);
const states = listed(
  'NOS|nos in box|rough, needs chrome|no dents|rebuilt|used - good|3.55|12 volt|not for a 4 speed|$150 obo|as is',
);
const asked = listed('WTB|wanted:|looking for a|ISO|need');
