import type { GatheringBody } from '../../../modules/events/gathering/gathering.contract.js';
import type { Hours } from '../../../modules/events/gathering/gathering.schemas.js';

/** An event of an organizer. */
export interface DemoEvent extends Hours {
  readonly key: string;
  readonly organizer: string;
  readonly kind: GatheringBody['kind'];
  readonly title: string;
  readonly venue: string;
  readonly address: string;
  readonly area: string;
  /** When it is: of one that is on once, the first day that the rule gives from now on. */
  readonly rule: string;
  readonly season: 'once' | 'seasonal' | 'permanent';
  /** Dollars at the gate; null for nothing. */
  readonly admission: number | null;
  readonly description: string;
}

/** key | organizer | kind | title | venue | address | town | season | rule | opens–closes | days | dollars | description */
const table = `
swap|rock-county-swappers|swap-meet|Second Saturday Swap Meet|Rock Valley Fairgrounds, Hall B|1301 Craig Ave|Janesville, WI|permanent|FREQ=MONTHLY;BYDAY=2SA|07:00–13:00|1|5|Vendors in from five. Pre-1990 parts and literature; a table is $15, and the first one is free for members.
fall|rock-county-swappers|swap-meet|Rock County Fall Swap & Car Corral|Rock Valley Fairgrounds|1301 Craig Ave|Janesville, WI|permanent|FREQ=YEARLY;BYMONTH=9;BYDAY=4FR;COUNT=5|07:00–16:00|3|8|Three days, six hundred spaces, and a car corral along the grandstand.
cruise|stateline-cruisers|cruise|Last Friday Cruise Night|Grand Avenue|Grand Ave and State St|Beloit, WI|permanent|FREQ=MONTHLY;BYDAY=-1FR|17:30–21:00|1|-|Roll in from half past five. In winter we meet in the parking ramp, hoods up and heaters on.
poker|stateline-cruisers|cruise|Stateline Poker Run|Riverside Park|1600 Park Ave|Beloit, WI|once|FREQ=YEARLY;BYMONTH=8;BYDAY=1SU|09:00–15:00|1|20|Five stops, five cards, eighty miles of back roads. Lunch at the fourth stop.
market|rock-valley-fairgrounds|swap-meet|Sunday Parts Market|Rock Valley Fairgrounds, Hall A|1301 Craig Ave|Janesville, WI|permanent|FREQ=WEEKLY;BYDAY=SU|08:00–12:00|1|2|Every Sunday, under a roof. Bring what you have, take home what you need.
indoor|rock-valley-fairgrounds|swap-meet|Cabin Fever Indoor Swap|Rock Valley Fairgrounds, all halls|1301 Craig Ave|Janesville, WI|once|FREQ=YEARLY;BYMONTH=1;BYDAY=3SA|07:00–15:00|2|8|The first big one of the year. Four heated halls; vendors set up on Friday from noon.
trucks|rock-valley-fairgrounds|show|Old Truck Weekend|Rock Valley Fairgrounds|1301 Craig Ave|Janesville, WI|once|FREQ=YEARLY;BYMONTH=6;BYDAY=4SA|09:00–16:00|2|10|Pickups, panels, stake beds and tractors. A parade through the grandstand at noon.
tech|kettle-moraine-model-a|meetup|Model A Tech Night|Vocational School Shop|400 County Rd H|Elkhorn, WI|permanent|FREQ=MONTHLY;BYDAY=3TU|18:30–21:00|1|-|One topic each month, on a car that is there. Bring what you are stuck on.
picnic|kettle-moraine-model-a|show|Model A Picnic in the Park|Sunset Park|1000 Lakeshore Dr|Delavan, WI|once|FREQ=YEARLY;BYMONTH=7;BYDAY=3SU|10:00–15:00|1|-|Forty Model As on the grass, potluck at noon, a drive around the lake at two.
coffee|capital-speed-shop|meetup|Coffee and Open Hoods|Capital Speed Shop lot|1201 Williamson St|Madison, WI|seasonal|FREQ=WEEKLY;BYDAY=SA;COUNT=22|08:00–10:30|1|-|Saturdays from May into fall. Coffee is on us; the good doughnuts go first.
dyno|capital-speed-shop|meetup|Winter Dyno Day|Capital Speed Shop|1201 Williamson St|Madison, WI|once|FREQ=YEARLY;BYMONTH=2;BYDAY=2SA|10:00–16:00|1|-|Three pulls for $40. Guess the number on the board and win a set of plugs.
museum|forest-city-auto-museum|show|Engines Running Day|Forest City Auto Museum|516 N Main St|Rockford, IL|once|FREQ=YEARLY;BYMONTH=4;BYDAY=2SA|10:00–16:00|1|12|We start what can be started, from a 1909 single to a 426.
toys|forest-city-auto-museum|swap-meet|Toy and Literature Swap|Forest City Auto Museum, east wing|516 N Main St|Rockford, IL|once|FREQ=YEARLY;BYMONTH=12;BYDAY=2SU|09:00–14:00|1|6|Manuals, brochures, signs, models and toys. Tables are gone by Thanksgiving.
drive|forest-city-auto-museum|cruise|Wednesday Night Drive-In|Museum lot|516 N Main St|Rockford, IL|seasonal|FREQ=WEEKLY;BYDAY=WE;COUNT=14|17:00–20:30|1|-|A film on the wall at dusk, classics in the front rows.
mopar|dairyland-mopar|show|All-Mopar Sunday|Jones Park|600 Janesville Ave|Fort Atkinson, WI|once|FREQ=YEARLY;BYMONTH=7;BYDAY=2SU|08:00–15:00|1|15|Twenty classes and a swap row. Spectators are free until noon.
spring|dairyland-mopar|swap-meet|Spring Mopar Swap|Jefferson County Fair Park|503 N Jackson Ave|Jefferson, WI|once|FREQ=YEARLY;BYMONTH=5;BYDAY=1SA|07:00–14:00|1|6|Mopar parts and nothing else. The corral has room for forty cars.
sale|green-county-auctions|auction|Spring Collector Car Sale|Green County Fairgrounds|2600 10th St|Monroe, WI|once|FREQ=YEARLY;BYMONTH=3;BYDAY=4SA|10:00–17:00|1|-|Sixty cars and pickups, a trailer of signs. Preview on Friday from noon.
barn|green-county-auctions|auction|Barn-Find Auction|Green County Fairgrounds|2600 10th St|Monroe, WI|once|FREQ=YEARLY;BYMONTH=10;BYDAY=2SA|09:00–17:00|1|-|As found, as is. Bring a trailer.
`;

export const demoEvents: readonly DemoEvent[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [key = '', organizer = '', kind = '', title = '', venue = '', address = '', area = '', ...rest] =
      row.split('|');
    const [season = '', rule = '', hours = '', lasts = '', admission = '', description = ''] = rest;
    const [opens = '', closes = ''] = hours.split('–');
    return {
      key,
      organizer,
      kind: kind as DemoEvent['kind'],
      title,
      venue,
      address,
      area,
      season: season as DemoEvent['season'],
      rule,
      opens,
      closes,
      lasts: Number(lasts),
      admission: admission === '-' ? null : Number(admission),
      description,
    };
  });
