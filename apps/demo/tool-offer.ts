import type { Chance } from './chance.js';
import type { PartDrawing } from './drawings/index.js';
import { type Offer, plainOffer, priceOf, say } from './offer.js';
import { partPictures } from './pictures.js';

/** category | name | dollars | drawing, or none | h = heavy */
const table = `
Hand Tools|{brand} combination wrench set, 3/8 to 1-1/4|60-240|wrench-set
Hand Tools|{brand} box-end wrench set, SAE|40-160|wrench-set
Hand Tools|{brand} ignition wrench set in the pouch|20-65|wrench-set
Hand Tools|Whitworth wrench set, {brand}|60-180|wrench-set
Hand Tools|{brand} flare-nut wrench set|35-120|wrench-set
Hand Tools|{brand} obstruction wrenches, set|40-140|wrench-set
Hand Tools|Metric wrench roll, {brand}, 6 to 24 mm|35-130|wrench-set
Hand Tools|{brand} 1/2-inch torque wrench, click type|45-180|torque-wrench
Hand Tools|{brand} 3/8-inch torque wrench, 10 to 75 ft-lb|40-150|torque-wrench
Hand Tools|{brand} beam torque wrench with sockets|25-80|torque-wrench
Hand Tools|{brand} inch-pound torque wrench|40-140|torque-wrench
Hand Tools|{brand} machinist's chest, seven drawers|140-420|toolbox
Hand Tools|{brand} hip-roof toolbox with tray|35-120|toolbox
Hand Tools|{brand} top box, ten drawers|120-380|toolbox|h
Shop Equipment|{brand} roll cab, six drawers|180-520|toolbox|h
Shop Equipment|Service cart with drawers, {brand}|90-280|toolbox|h
Shop Equipment|{brand} parts-room tool chest|120-360|toolbox|h
Test Equipment|{brand} timing light, chrome gun|25-95|timing-light
Test Equipment|{brand} inductive timing light with advance dial|35-120|timing-light
Test Equipment|Vintage {brand} neon timing light in the box|30-90|timing-light
Test Equipment|{brand} timing light and dwell meter set|45-140|timing-light
Test Equipment|{brand} vacuum gauge, compression tester and timing light|50-150|timing-light
Body Tools|{brand} body hammer and dolly set in a box|60-220|toolbox
Body Tools|{brand} hammers, spoons and dollies with chest|90-260|toolbox
Power Tools|{brand} 1/2-inch impact and wrenches|60-210|wrench-set
Shop Equipment|Two-ton engine hoist, folds|120-320||h
Shop Equipment|Engine stand, 1,000 lb|45-140||h
Shop Equipment|20-ton shop press|140-380||h
Shop Equipment|Bench vise, 5-inch, {brand}|60-260||h
Shop Equipment|Parts washer with pump|60-210||h
Power Tools|{brand} bench grinder, 8-inch|40-160||h
Test Equipment|Spark plug cleaner and tester, {brand}|60-240||h
Body Tools|Porta-power set, ten-ton|90-280||h
`;

const brands = [
  'Craftsman',
  'Snap-on',
  'Proto',
  'Williams',
  'Mac',
  'Bonney',
  'Herbrand',
  'Plomb',
  'S-K',
  'Blackhawk',
  'Cornwell',
  'Armstrong',
  'Matco',
  'Wright',
];
const testBrands = ['Sun', 'Sears Penske', 'Allen', 'Heathkit', 'Snap-on', 'Peerless', 'Craftsman', 'Mac'];

const stories = [
  'From my father-in-law, who ran a garage for thirty years.',
  'I have three of these and use one.',
  'Bought new in the seventies and used on weekends.',
  'Shop closed; everything has to find a home.',
  'Picked up in a trade. It does not fit the way I work.',
  "Out of a retired mechanic's truck.",
  'Downsizing to a one-car garage.',
  'Estate tools, cleaned and oiled.',
  'Came with a project car I bought.',
  'Doubles from my collection.',
];
const shapes = {
  'used-good': [
    'Works the way it should.',
    'Good clean tool with a lot of life in it.',
    'User grade, nothing bent or ground.',
    'Checked and oiled.',
    "Owner's initials are scratched in; that is the only flaw.",
  ],
  'used-fair': [
    'Rusty from a damp garage, not pitted.',
    'Works, looks its age.',
    'Handle is rough, the business end is good.',
    'Could use a cleaning.',
  ],
  new: ['Never used.', 'Still has the paper with it.', 'Unused, from a store that closed.'],
} as const;
const ends = [
  'Ships flat rate.',
  'Pickup in {town} or I ship.',
  'Will bundle with my other tools.',
  'Local only, it is heavy for its size.',
  'First one with the money.',
  'Ask about the rest of the bench.',
  'Not giving it away, and it is cheaper than the truck wants.',
  'Happy to show it working in {town}.',
];

/** A tool or a piece of shop equipment; one that we have no drawing of has no picture. */
export function toolOffer(chance: Chance, town: string): Offer {
  const [sub = '', name = '', prices = '', drawing = '', heavy = ''] = chance.pick(rows).split('|');
  const [low = 0, high = 0] = prices.split('-').map(Number);
  const brand = chance.pick(sub === 'Test Equipment' ? testBrands : brands);
  const condition = chance.weighted({ 'used-good': 62, 'used-fair': 26, new: 12 });
  const factor = condition === 'new' ? 1.3 : condition === 'used-fair' ? 0.6 : 1;
  const sentences = [
    chance.pick(stories),
    chance.pick(shapes[condition]),
    chance.pick(heavy ? [ends[3] ?? '', ends[7] ?? ''] : ends.filter((_, at) => at !== 3)),
  ];
  return {
    ...plainOffer,
    words: {
      title: say(name, { brand }),
      description: sentences.map((sentence) => say(sentence, { town })).join(' '),
    },
    price: priceOf(chance, chance.between(low, high) * factor),
    categoryPrimary: 'Tools',
    categorySub: sub,
    marketSegment: chance.happens(0.12) ? 'regular' : 'classic',
    condition,
    shipping: heavy
      ? ['local']
      : chance.pick([['ships'], ['local', 'ships'], ['ships', 'meet']] as const).slice(),
    pictures: drawing ? partPictures(chance, drawing as PartDrawing) : [],
  };
}

const rows = table.trim().split('\n');
