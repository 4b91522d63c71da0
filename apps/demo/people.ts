import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { findPlace } from '../../modules/places/gazetteer.shared.js';
import { Chance } from './chance.js';
import {
  type DemoRole,
  dealerLogIn,
  firstLogIns,
  type LogIn,
  staffLogIns,
  suspendedLogIn,
} from './log-ins.js';
import { addressIn, homeTown } from './places.js';

/** A demo member, and how much they have to sell. */
export interface Person {
  readonly memberId: string;
  readonly name: string;
  readonly email: string;
  /** Days before the demo data was written. */
  readonly joinedDaysAgo: number;
  readonly roles: readonly DemoRole[];
  readonly isDealer: boolean;
  readonly canSignIn: boolean;
  /** "Janesville, WI" */
  readonly area: string;
  readonly address: { readonly latitude: number; readonly longitude: number };
  /** Share of all listings, before scaling. */
  readonly busy: number;
}

/** A hash that matches no password: nobody signs in as the other demo members. */
export const unusablePassword =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IHNpZ25zIGlu$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** The demo members who deal and talk, the first three with log-ins of their own; the same seed gives the same members. */
export function people(seed: string, count: number): readonly Person[] {
  const everybody: Person[] = [];
  const taken = new Set<string>(
    [...firstLogIns, ...Object.values(staffLogIns), suspendedLogIn].map(({ name }) => name),
  );
  for (let at = 0; at < count; at++) {
    const person = personOf(seed, at, taken);
    taken.add(person.name);
    everybody.push(person);
  }
  return everybody;
}

function personOf(seed: string, at: number, taken: ReadonlySet<string>): Person {
  const chance = new Chance(seed, 'person', at);
  const known: LogIn | undefined = firstLogIns[at];
  const town = known ? findPlace(known.home) : homeTown(chance);
  const isDealer = !known && at % 25 === firstDealer;
  const logIn = known ?? (at === firstDealer ? dealerLogIn : undefined);
  const name = known?.name ?? freeName(chance, taken, { isDealer, at });
  return {
    memberId: deterministicId(seed, 'member', at),
    name,
    email: logIn?.email ?? `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${at}@example.com`,
    joinedDaysAgo: chance.whole(60, 1_400),
    roles: known?.roles ?? (at % 20 === 3 ? ['organizer'] : []),
    isDealer,
    canSignIn: logIn !== undefined,
    area: town.area,
    address: addressIn(chance, town),
    busy: known?.as === 'seller' ? 4 : known ? 0.3 : isDealer ? 3 : 0.15 + chance.next() ** 3 * 4,
  };
}

const firstDealer = 7;

/** A member who is known by name, and takes no part in what the others deal and talk about. */
export function namedPerson(
  seed: string,
  {
    name,
    home,
    email,
    roles = [],
    joinedDaysAgo,
  }: Pick<Person, 'name' | 'joinedDaysAgo'> & { readonly home: string } & Partial<
      Pick<LogIn, 'email' | 'roles'>
    >,
): Person {
  const chance = new Chance(seed, 'named person', name);
  const town = findPlace(home);
  return {
    memberId: deterministicId(seed, 'named member', name),
    name,
    email: email ?? `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
    joinedDaysAgo,
    roles,
    isDealer: false,
    canSignIn: email !== undefined,
    area: town.area,
    address: addressIn(chance, town),
    busy: 0,
  };
}

/** A name that nobody has yet; when the draws find none, one with the member's own number. */
function freeName(
  chance: Chance,
  taken: ReadonlySet<string>,
  { isDealer, at }: { readonly isDealer: boolean; readonly at: number },
): string {
  const draw = () =>
    isDealer
      ? `${chance.pick(dealerFirst)} ${chance.pick(dealerLast)}`
      : `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
  let name = draw();
  for (let draws = 1; taken.has(name); draws++) {
    if (draws === maxDraws) return `${name} ${at}`;
    name = draw();
  }
  return name;
}

/** More names than the few dealers of the demo data ever need. */
const maxDraws = 100;

const dealerFirst = [
  'Rock River',
  'Three Rivers',
  'Blue Ridge',
  'Prairie',
  'Main Street',
  'Lakeshore',
  'High Desert',
  'Old Mill',
  'Route 9',
  'Piedmont',
  'Ozark',
  'Gulf Coast',
  'Front Range',
  'Fox Valley',
];
const dealerLast = ['Classics', 'Motor Company', 'Vintage Autos', 'Old Car Barn', 'Collector Cars'];
const firstNames = `
James Robert John Michael David William Richard Thomas Charles Gary Larry Dennis Jerry Frank Raymond Roger Keith Terry Harold Carl Wayne Dale Gene Russ Walt Ernie Hank
Steve Ron Don Bill Jim Bob Ken Paul Mark Greg Doug Scott Jeff Brian Kevin Tim Eric Craig Todd Kyle Tyler Cody Brandon Luis Carlos Miguel Jose Hector Ramon Andre Darnell
Marcus Terrence Kenji Hiro Minh Raj Tomasz Stan Lars Nils Gus Otto Vince Tony Sal Angelo Mary Linda Barbara Susan Karen Nancy Carol Judy Peggy Donna Diane Sheila Rosa
Elena Maria Teresa Amy Heather Jen Katie Megan Ashley Beth Wanda Loretta Yolanda Tamika Grace Ruth
`
  .trim()
  .split(/\s+/);
const lastNames = `
Anderson Johnson Miller Davis Wilson Moore Taylor Jackson Martin Thompson White Harris Clark Lewis Walker Hall Allen Young King Wright Hill Scott Green Baker Nelson Carter
Mitchell Roberts Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Murphy Cook Rogers Reed Cooper Bailey Kelly Howard Ward Peterson Gray Watson Brooks
Sanders Price Bennett Wood Ross Henderson Coleman Jenkins Perry Powell Long Patterson Hughes Washington Butler Simmons Foster Bryant Alexander Russell Griffin Hayes Olson
Larsen Schmidt Schneider Becker Wagner Kramer Novak Kowalczyk Nowak Romano Russo Esposito Moretti Garcia Martinez Rodriguez Lopez Hernandez Gonzalez Ramirez Torres Rivera
Morales Castillo Nguyen Tran Kim Park Tanaka Sato Patel Singh Okafor Dubois Boudreaux Landry Fontenot Lindgren Hansen Jorgensen Virtanen MacDonald Sullivan O'Brien Doyle
Kessler Vogel Brandt Zimmerman Yoder Stoltzfus Hostetler Pruitt Tackett Ledbetter Hatfield Vance Ballard
`
  .trim()
  .split(/\s+/);
