import { firstLogIns, staffLogIns, suspendedLogIn } from '../log-ins.js';
import { namedPerson, type Person } from '../people.js';

/** Members who are reported, and others who talk with them: name | town | days since they joined. They deal with nobody, so that no member of staff has a
 *  conflict of interest. */
const table = `
Burt Haverkamp|Dubuque, IA|640
Lyle Strand|Eau Claire, WI|388
Mitch Oberlin|Toledo, OH|512
Denny Sorrell|Chattanooga, TN|297
Faye Lundquist|Saint Cloud, MN|455
Rick Dalgaard|Sioux Falls, SD|701
Cal Whitmore|Amarillo, TX|266
Norm Petrakis|Lowell, MA|830
Gil Escobedo|Fresno, CA|344
Artie Boyle|Scranton, PA|571
Lou Kendrick|Boise, ID|233
Vern Tillman|Macon, GA|402
Clyde Ames|Joplin, MO|618
Dot Merriweather|Roanoke, VA|359
Ike Farrow|Spokane, WA|487
Jo Beth Crane|Tulsa, OK|290
Otis Renfro|Mobile, AL|533
Hank Dubicki|Buffalo, NY|910
Sully Marsh|Bangor, ME|275
Trudy Vogt|Green Bay, WI|446
Wayne Pickard|Knoxville, TN|328
Nels Aaberg|Minot, ND|764
Rex Calloway|Reno, NV|251
Buddy Lasko|Youngstown, OH|595
Ginny Ferris|Burlington, VT|417
Moe Castle|Pueblo, CO|680
Al Brisco|Yuma, AZ|312
Skip Danner|Bakersfield, CA|30
Ned Quimby|Portland, OR|221
Roy Tanner|Shreveport, LA|549
Stu Bergman|Rochester, MN|377
Lloyd Pettit|Peoria, IL|462
Gordy Maki|Marquette, MI|588
Earl Dunning|Muncie, IN|203
Chuck Sabo|Altoona, PA|655
Len Ostrow|Utica, NY|431
Mel Garrity|Casper, WY|519
Ozzie Trent|Wichita, KS|365
`;

/** The members of staff, those who are reported, and the two other log-ins, by the word that drafts use: the first name in lower case. */
export interface TrustCast {
  readonly seed: string;
  /** ISO-8601 UTC */
  readonly now: string;
  readonly of: (word: string) => Person;
  /** Who reports what nobody in particular does. */
  readonly witnesses: readonly Person[];
}

/** Members whom the other demo data does not know. */
export function trustMembers(seed: string): readonly Person[] {
  const reported = table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', home = '', joinedDaysAgo] = row.split('|');
      return namedPerson(seed, { name, home, joinedDaysAgo: Number(joinedDaysAgo) });
    });
  const staff = Object.values(staffLogIns).map((one, nth) =>
    namedPerson(seed, { ...one, joinedDaysAgo: 900 - 40 * nth }),
  );
  return [...staff, namedPerson(seed, { ...suspendedLogIn, joinedDaysAgo: 480 }), ...reported];
}

/** in  people: the other demo members, with those who can sign in first */
export function trustCast(
  seed: string,
  { people, now }: { readonly people: readonly Person[]; readonly now: string },
): TrustCast {
  const own = trustMembers(seed);
  const known = new Map([
    ...own.map((one) => [wordOf(one), one] as const),
    ...own.filter(({ roles }) => roles.length > 0).map((one) => [one.roles[0] ?? '', one] as const),
    ...firstLogIns.flatMap(({ as }, at) => (people[at] ? [[as as string, people[at]] as const] : [])),
  ]);
  return {
    seed,
    now,
    witnesses: people.slice(firstLogIns.length, 90),
    of: (word) => {
      const found = known.get(word);
      if (!found) throw new Error(`Nobody is called ${word}`);
      return found;
    },
  };
}

const wordOf = ({ name }: Person): string => (name.split(' ')[0] ?? '').toLowerCase();
