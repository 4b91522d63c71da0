import type { gatheringKinds } from '../../modules/events/gathering/gathering.events.js';

export interface GatheringVenue {
  readonly kind: (typeof gatheringKinds)[number];
  readonly title: string;
  readonly venue: string;
  /** "Jefferson, WI" */
  readonly area: string;
  readonly timeZone: string;
  /** Whether it is indoors or in the south, so that it can take place in winter. */
  readonly anySeason: boolean;
  /** How many days it lasts. */
  readonly days: number;
}

const zones: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  D: 'America/Detroit',
  I: 'America/Indiana/Indianapolis',
  C: 'America/Chicago',
  M: 'America/Denver',
  A: 'America/Phoenix',
  B: 'America/Boise',
  P: 'America/Los_Angeles',
};

/** kind | title | venue | place | zone | any season or warm | days */
const table = `
swap-meet|Rock Valley Indoor Swap|Fairgrounds Exhibition Hall|Janesville, WI|C|any|1
swap-meet|Gopher State Indoor Parts Swap|State Fair Coliseum|Saint Paul, MN|C|any|2
swap-meet|Great Lakes Auto Parts Flea|Expo Center|Novi, MI|D|any|2
swap-meet|Steel City Indoor Swap|Convention Center|Monroeville, PA|E|any|1
swap-meet|Hoosier Indoor Swap & Sell|State Fairgrounds, West Pavilion|Indianapolis, IN|I|any|2
swap-meet|Bay State Parts Bonanza|Fairgrounds Better Living Center|West Springfield, MA|E|any|2
swap-meet|Old Dominion Indoor Swap|Expo Center|Doswell, VA|E|any|1
swap-meet|Sunshine State Swap Meet|Speedway Infield|Daytona Beach, FL|E|any|3
swap-meet|Suncoast Auto Flea Market|Florida State Fairgrounds|Tampa, FL|E|any|2
swap-meet|Pomona Valley Swap Meet|Fairplex|Pomona, CA|P|any|1
swap-meet|Inland Empire Parts Exchange|County Fairgrounds|Perris, CA|P|any|1
swap-meet|Big D Parts Swap|Fair Park|Dallas, TX|C|any|2
swap-meet|Alamo Area Swap Meet|Freeman Expo Hall|San Antonio, TX|C|any|2
swap-meet|Gulf Coast Auto Swap|Fairgrounds Arena|Conroe, TX|C|any|2
swap-meet|Valley of the Sun Swap Meet|Speedway Parking Lot 3|Phoenix, AZ|A|any|1
swap-meet|Rocky Mountain Indoor Swap|Island Grove Exhibition Building|Greeley, CO|M|any|1
swap-meet|Puget Sound Indoor Swap|Fair & Event Center|Puyallup, WA|P|any|2
swap-meet|Peach State Swap Meet|Fairgrounds|Perry, GA|E|any|2
swap-meet|Sooner Parts Swap|Expo Square|Tulsa, OK|C|any|2
auction|Desert Collector Car Auction|WestWorld|Scottsdale, AZ|A|any|3
auction|Gulf Coast Classic Auction|Convention Center|Biloxi, MS|C|any|2
auction|Lakefront Classic Auction|Osceola Heritage Park|Kissimmee, FL|E|any|3
show|World of Wheels, Delta City|Convention Center|Memphis, TN|C|any|2
show|Autorama of the Plains|Convention Center|Omaha, NE|C|any|2
show|Indoor Street Machine Show|Duluth Arena|Duluth, MN|C|any|2
show|Palm Springs Concours in the Park|Ruth Hardy Park|Palm Springs, CA|P|any|1
show|All-Mopar Day|Raceway Park|West Palm Beach, FL|E|any|1
show|Texas Truck Round-Up|Fairgrounds|New Braunfels, TX|C|any|1
meetup|Cars & Coffee at the Hangar|Falcon Field|Mesa, AZ|A|any|1
meetup|Sunday Breakfast Run|Harbor Drive Diner|San Diego, CA|P|any|1
meetup|Air-Cooled Morning|Beachfront Lot|Huntington Beach, CA|P|any|1
meetup|Model A Tech Session|Vocational School Shop|Lancaster, PA|E|any|1
meetup|Carburetor Clinic|Community College Auto Lab|Rockford, IL|C|any|1
cruise|Beach Boulevard Cruise-In|Pier Parking|Jacksonville Beach, FL|E|any|1
cruise|Van Nuys Boulevard Night|Civic Center|Van Nuys, CA|P|any|1
cruise|Strip Cruise for Charity|Henderson Pavilion|Henderson, NV|P|any|1
swap-meet|Rock River Swap Meet & Car Corral|Jefferson County Fair Park|Jefferson, WI|C|warm|3
swap-meet|Elkhorn Antique Auto Swap|Walworth County Fairgrounds|Elkhorn, WI|C|warm|1
swap-meet|Iola-Side Parts Days|Old Iron Grounds|Iola, WI|C|warm|3
swap-meet|Cornbelt Swap Meet|Fairgrounds|Springfield, IL|C|warm|2
swap-meet|Maumee Valley Swap|Lucas County Fairgrounds|Maumee, OH|E|warm|2
swap-meet|Springfield Swap & Sell|Clark County Fairgrounds|Springfield, OH|E|warm|3
swap-meet|Keystone Parts Flea|Fairgrounds|Carlisle, PA|E|warm|4
swap-meet|Chocolate Town Parts Field|Red Field|Hershey, PA|E|warm|4
swap-meet|Empire State Swap Meet|Dutchess County Fairgrounds|Rhinebeck, NY|E|warm|3
swap-meet|Green Mountain Auto Flea|Expo Fields|Stowe, VT|E|warm|3
swap-meet|Blue Ridge Swap Meet|Fairgrounds|Fishersville, VA|E|warm|2
swap-meet|Carolina AutoFair Swap|Motor Speedway|Concord, NC|E|warm|4
swap-meet|Bluegrass Parts Swap|Speedway|Bardstown, KY|E|warm|1
swap-meet|Show-Me Swap Meet|Boone County Fairgrounds|Columbia, MO|C|warm|1
swap-meet|High Plains Swap Meet|Fairgrounds|Sioux Falls, SD|C|warm|2
swap-meet|Ozark Swap Meet|Fairgrounds|Morrilton, AR|C|warm|3
swap-meet|Treasure Valley Swap|Expo Idaho|Boise, ID|B|warm|1
swap-meet|Portland Auto Swap|Expo Center Lots|Portland, OR|P|warm|3
swap-meet|Spokane Swap Meet|Interstate Fairgrounds|Spokane, WA|P|warm|1
show|Muscle on Main|Main Street|Grand Rapids, MI|D|warm|1
show|Flathead Reunion|Fairgrounds|Lincoln, NE|C|warm|2
show|Orphan Car Picnic|Riverside Park|Ypsilanti, MI|D|warm|1
show|Studebaker Homecoming|Century Center Lawn|South Bend, IN|I|warm|2
show|Show on the Green|Town Green|Milford, CT|E|warm|1
show|All-GM Nationals Warm-Up|Dragway|Norwalk, OH|E|warm|2
show|Frost Belt Ford Day|Fairgrounds|Hamburg, NY|E|warm|1
show|Pickups in the Park|City Park|Cheyenne, WY|M|warm|1
cruise|Courthouse Square Cruise-In|Courthouse Square|Franklin, TN|C|warm|1
cruise|Woodward Warm-Up Cruise|Memorial Park|Royal Oak, MI|D|warm|1
cruise|Route 66 Evening Cruise|Old Depot|Pontiac, IL|C|warm|1
cruise|Friday Drive-In Night|Drive-In Theatre|Shelbyville, IN|I|warm|1
cruise|Lighthouse Cruise|Lake Park|Erie, PA|E|warm|1
meetup|Parking-Lot Parts Trade|Feed Mill Lot|Stillwater, MN|C|warm|1
meetup|British Car Breakfast|Airfield Cafe|Frederick, MD|E|warm|1
meetup|Slant Six Potluck|County Park Shelter 4|Dayton, OH|E|warm|1
auction|Prairie Barn-Find Auction|Family Farm|Salina, KS|C|warm|1
`;

export const gatheringVenues: readonly GatheringVenue[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [kind = '', title = '', venue = '', area = '', zone = '', season = '', days = ''] = row.split('|');
    return {
      kind: kind as GatheringVenue['kind'],
      title,
      venue,
      area,
      timeZone: zones[zone] ?? 'America/Chicago',
      anySeason: season === 'any',
      days: Number(days),
    };
  });
