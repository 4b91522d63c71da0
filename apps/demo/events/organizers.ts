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

/** slug | name | kind | ZIP code | owner | editor or - | about. The first one is of the seller. */
const table = `
rock-county-swappers|Rock County Swappers|club|53545|0|4|Parts, literature and long talks since 1971. Our swap meet is on every second Saturday, in the field in summer and under a roof in winter.
stateline-cruisers|Stateline Cruisers|club|53511|3|-|We park, walk and talk on both sides of the state line. No fee, no judging, every make.
rock-valley-fairgrounds|Rock Valley Fairgrounds|fairground|53546|4|5|Eighty acres, four halls and a grandstand. Home of the Sunday parts market.
kettle-moraine-model-a|Kettle Moraine Model A Club|club|53121|5|-|We keep Model As on the road. Tech sessions are open to everybody, members or not.
capital-speed-shop|Capital Speed Shop|business|53703|6|-|Speed parts over the counter since 1964. On summer Saturdays the lot is for coffee and open hoods.
forest-city-auto-museum|Forest City Auto Museum|museum|61101|7|8|One hundred cars and trucks built or sold in the Rock River valley.
dairyland-mopar|Dairyland Mopar Club|club|53538|8|-|Plymouth, Dodge, Chrysler, DeSoto and Imperial, from flathead to Hemi.
green-county-auctions|Green County Collector Auctions|business|53566|9|-|Honest sales of collector cars, pickups, signs and parts.
`;

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
