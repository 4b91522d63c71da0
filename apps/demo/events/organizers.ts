import type { organizerKinds } from '../../../modules/events/organizer/organizer.events.js';

export interface DemoOrganizer {
  readonly slug: string;
  readonly name: string;
  readonly kind: (typeof organizerKinds)[number];
  readonly zip: string;
  readonly about: string;
  /** Among the members, who begin with those that have a log-in. */
  readonly owner: number;
  readonly editor: number | null;
}

/** slug | name | kind | ZIP code | owner | editor or - | about. The first one is of the seller; the last five run events of a whole region. */
const table = `
rock-county-swappers|Rock County Swappers|club|53545|0|4|Parts, literature and long talks since 1971. Our swap meet is on every second Saturday, in the field in summer and under a roof in winter.
stateline-cruisers|Stateline Cruisers|club|53511|3|-|We park, walk and talk on both sides of the state line. No fee, no judging, every make.
rock-valley-fairgrounds|Rock Valley Fairgrounds|fairground|53546|4|5|Eighty acres, four halls and a grandstand. Home of the Sunday parts market.
kettle-moraine-model-a|Kettle Moraine Model A Club|club|53121|5|-|We keep Model As on the road. Tech sessions are open to everybody, members or not.
capital-speed-shop|Capital Speed Shop|business|53703|6|-|Speed parts over the counter since 1964. On summer Saturdays the lot is for coffee and open hoods.
forest-city-auto-museum|Forest City Auto Museum|museum|61101|7|8|One hundred cars and trucks built or sold in the Rock River valley.
dairyland-mopar|Dairyland Mopar Club|club|53538|8|-|Plymouth, Dodge, Chrysler, DeSoto and Imperial, from flathead to Hemi.
green-county-auctions|Green County Collector Auctions|business|53566|9|-|Honest sales of collector cars, pickups, signs and parts.
great-lakes-auto-events|Great Lakes Auto Events|business|46601|10|-|Swap meets, shows and cruises from Minnesota to Ohio, run by people who bring parts themselves.
eastern-old-car-league|Eastern Old Car League|club|17013|11|-|Forty clubs between Virginia and Vermont that share a calendar, a tent and a loudspeaker.
southern-swap-meets|Southern Swap Meets|business|31069|12|-|Parts fields and car corrals in the South, in the months when it is too cold elsewhere.
heartland-cars-and-parts|Heartland Cars & Parts|business|68102|13|-|From the Plains to the Gulf: swap meets, indoor shows and barn-find auctions.
western-old-iron|Western Old Iron Association|club|85003|14|-|Clubs of eight western states. Dry cars, long drives, early coffee.
`;

/** Who runs an organizer, among the members. */
export const ownerAmong = <Member>(people: readonly Member[], slug: string): Member => {
  const at = demoOrganizers.find((organizer) => organizer.slug === slug)?.owner ?? 0;
  return people[at % people.length] as Member;
};

export const demoOrganizers: readonly DemoOrganizer[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [slug = '', name = '', kind = '', zip = '', owner = '', editor = '', about = ''] = row.split('|');
    return {
      slug,
      name,
      kind: kind as DemoOrganizer['kind'],
      zip,
      about,
      owner: Number(owner),
      editor: editor === '-' ? null : Number(editor),
    };
  });

/** The slug of whoever runs the events in a town: "Novi, MI". */
export function organizerAt(area: string): string {
  if (area === 'Janesville, WI') return 'rock-valley-fairgrounds';
  const state = area.slice(-2);
  const region = regions.find(({ states }) => states.includes(state));
  if (!region) throw new Error(`Nobody runs events in ${state}.`);
  return region.slug;
}

const regions: readonly { readonly slug: string; readonly states: readonly string[] }[] = [
  { slug: 'great-lakes-auto-events', states: ['IL', 'IN', 'MI', 'MN', 'OH', 'WI'] },
  { slug: 'eastern-old-car-league', states: ['CT', 'MA', 'MD', 'NY', 'PA', 'VA', 'VT'] },
  { slug: 'southern-swap-meets', states: ['FL', 'GA', 'KY', 'MS', 'NC', 'TN'] },
  { slug: 'heartland-cars-and-parts', states: ['AR', 'KS', 'MO', 'NE', 'OK', 'SD', 'TX'] },
  { slug: 'western-old-iron', states: ['AZ', 'CA', 'CO', 'ID', 'NV', 'OR', 'WA', 'WY'] },
];
