import { findPlace, type Town, towns } from '../../modules/places/gazetteer.shared.js';
import type { Point } from '../../modules/places/place.schemas.js';
import type { Chance } from './chance.js';

/** Where the hobby lives: metropolitan areas with their weight, in about hundreds of thousands of people. */
const metros = `
New York, NY 60|Newark, NJ 40|Philadelphia, PA 60|Pittsburgh, PA 35|Harrisburg, PA 14|Allentown, PA 14|Boston, MA 35|Worcester, MA 12|Hartford, CT 14
Providence, RI 12|Albany, NY 12|Buffalo, NY 16|Rochester, NY 14|Syracuse, NY 10|Manchester, NH 8|Portland, ME 6|Burlington, VT 4|Baltimore, MD 24|Washington, DC 30
Richmond, VA 14|Norfolk, VA 14|Roanoke, VA 7|Charlotte, NC 28|Raleigh, NC 16|Greensboro, NC 14|Greenville, SC 14|Columbia, SC 8|Atlanta, GA 45|Savannah, GA 6
Jacksonville, FL 16|Orlando, FL 24|Tampa, FL 32|Miami, FL 36|Birmingham, AL 14|Huntsville, AL 8|Nashville, TN 20|Knoxville, TN 12|Memphis, TN 12|Louisville, KY 15
Lexington, KY 8|Cincinnati, OH 24|Columbus, OH 24|Cleveland, OH 28|Toledo, OH 10|Dayton, OH 12|Detroit, MI 50|Grand Rapids, MI 16|Lansing, MI 8|Indianapolis, IN 24
Fort Wayne, IN 9|South Bend, IN 8|Chicago, IL 60|Rockford, IL 9|Peoria, IL 7|Milwaukee, WI 20|Madison, WI 10|Janesville, WI 6|Green Bay, WI 7|Minneapolis, MN 36
Duluth, MN 4|Des Moines, IA 10|Cedar Rapids, IA 6|Saint Louis, MO 28|Kansas City, MO 24|Springfield, MO 8|Omaha, NE 11|Lincoln, NE 5|Wichita, KS 9|Oklahoma City, OK 16
Tulsa, OK 14|Little Rock, AR 9|Dallas, TX 50|Fort Worth, TX 22|Houston, TX 48|San Antonio, TX 22|Austin, TX 20|El Paso, TX 7|Lubbock, TX 4|New Orleans, LA 10
Shreveport, LA 5|Jackson, MS 5|Denver, CO 28|Colorado Springs, CO 8|Albuquerque, NM 10|Phoenix, AZ 44|Tucson, AZ 11|Las Vegas, NV 18|Reno, NV 5|Salt Lake City, UT 15
Boise, ID 10|Spokane, WA 9|Seattle, WA 36|Tacoma, WA 10|Portland, OR 26|Eugene, OR 6|Medford, OR 4|Sacramento, CA 22|San Jose, CA 20|Oakland, CA 24
Fresno, CA 10|Bakersfield, CA 8|Los Angeles, CA 60|Pomona, CA 20|Anaheim, CA 30|San Diego, CA 28|Riverside, CA 20|Sioux Falls, SD 4|Fargo, ND 3|Cheyenne, WY 2|Anchorage, AK 2|Honolulu, HI 2
`;

/** Places that have no demo members within this many miles, so that a search from there has to widen. */
export const quietCorners = [
  { name: 'Jordan, MT', latitude: 47.3209, longitude: -106.9104, miles: 240 },
  { name: 'Austin, NV', latitude: 39.4932, longitude: -117.0695, miles: 95 },
] as const;

/** A town where a member lives: two of three in or around a metropolitan area, the others anywhere. */
export function homeTown(chance: Chance): Town {
  for (;;) {
    const town = chance.happens(0.68) ? nearMetro(chance) : chance.pick(countryTowns());
    if (!isQuiet(town)) return town;
  }
}

export const isQuiet = (town: { readonly latitude: number; readonly longitude: number }): boolean =>
  quietCorners.some((corner) => roughMiles(corner, town) < corner.miles);

/** An address up to three miles, or the given number, from a place. */
export function addressIn(
  chance: Chance,
  { latitude, longitude }: Point,
  max = 3,
): { latitude: number; longitude: number } {
  const turn = chance.between(0, 2 * Math.PI);
  const miles = max * Math.sqrt(chance.next());
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: rounded(latitude + (Math.sin(turn) * miles) / 69),
    longitude: rounded(longitude + (Math.cos(turn) * miles) / (69 * Math.cos((latitude * Math.PI) / 180))),
  };
}

/** The city itself, or one of the towns within 25 miles. */
function nearMetro(chance: Chance): Town {
  const { city, around } = metro(chance.weighted(weights));
  return chance.happens(0.35) ? city : chance.pick(around);
}

interface Metro {
  readonly city: Town;
  readonly around: readonly Town[];
}

function metro(name: string): Metro {
  const known = metrosKnown.get(name);
  if (known) return known;
  const centre = findPlace(name);
  const around = everyTown().filter(
    (town) =>
      Math.abs(town.latitude - centre.latitude) < 0.4 &&
      town.zips > 1 &&
      roughMiles(centre, town) < 25 &&
      /^.{4,},/.test(town.area),
  );
  const city = { ...centre, zips: around.length };
  const found = { city, around: around.length ? around : [city] };
  metrosKnown.set(name, found);
  return found;
}

const metrosKnown = new Map<string, Metro>();

const weights = Object.fromEntries(
  metros
    .trim()
    .split(/[|\n]/)
    .map((entry) => [
      entry.slice(0, entry.lastIndexOf(' ')),
      Number(entry.slice(entry.lastIndexOf(' ') + 1)),
    ]),
);

let known: readonly Town[] | undefined;
let country: readonly Town[] | undefined;

function everyTown(): readonly Town[] {
  known ??= towns();
  return known;
}

/** Towns of the lower 48, most of them small. */
function countryTowns(): readonly Town[] {
  country ??= everyTown().filter(
    ({ area, latitude }) => latitude > 24.4 && latitude < 49.5 && /^.{4,}, (?!AK|HI|PR)/.test(area),
  );
  return country;
}

function roughMiles(
  a: { readonly latitude: number; readonly longitude: number },
  b: { readonly latitude: number; readonly longitude: number },
): number {
  const north = (a.latitude - b.latitude) * 69;
  const east = (a.longitude - b.longitude) * 69 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
