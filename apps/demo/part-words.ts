/** Where a part came from: {car} is "1967 Chevelle", {town} a town. */
export const provenances: readonly string[] = [
  'Came off a {car} I parted out last fall.',
  'Pulled it from a {car} that was too far gone to save.',
  'Off my own {car} when I went a different way with the build.',
  'Bought it at a swap meet years ago for a {car} I never finished.',
  'Out of a {car} from {town}, dry storage since the eighties.',
  'Been on a shelf in my shop next to the {car} project for ten years.',
  'From the estate of a friend who collected {make} parts his whole life.',
  'Took it off a running, driving {car}.',
  'Left over after the {car} was sold, so it needs a new home.',
  'Found it in the rafters of a {make} dealer that closed.',
  'Removed from a {car} during a frame-off.',
  'My dad saved this for his {car}. He is done with it, and so am I.',
  'Came in a box lot with other {make} parts; this is the good one.',
  'Off a barn-find {car}. Rest of the car is spoken for.',
  'Changed my mind about going original on the {car}.',
  'It was on the {car} when I got it and I have since found the correct one.',
  'Extra part from a two-car deal: one {car} to drive, one for parts.',
  'Cleaning out the garage before winter, and the {car} has not needed it.',
  'Bought for a {car}, turned out to be wrong for my year.',
  'I have two and need one.',
];

/** Where a part came from that was never on a car. */
export const unusedProvenances: readonly string[] = [
  'Bought for a {car} I never finished.',
  'Left over after the {car} was sold.',
  'Changed my mind about the {car}.',
  'I bought two and needed one.',
  'From the back shelf of a {make} dealer that closed.',
  'Turned out to be wrong for my {car}.',
  'Been in a drawer since my {car} days.',
];

/** Sentences about a part by its condition. */
export const states: Readonly<Record<string, readonly string[]>> = {
  new: [
    'New, never mounted.',
    'Never installed; box has been opened for the pictures only.',
    'Unused, some shelf wear on the carton.',
    'Brand new, bought twice by mistake.',
    'Still has the tag on it.',
    'New old stock from a dealer closeout, with light storage scuffs.',
    'Unused. A bit of dust and that is all.',
  ],
  rebuilt: [
    'Fully rebuilt, zero miles since.',
    'Rebuilt by a shop that has done this for forty years; receipt goes with it.',
    'Rebuilt and bench tested, bagged ever since.',
    'Went through it myself with a good kit. Ready to bolt on.',
    'Professionally rebuilt two years ago and never used.',
    'Done from one end to the other; nothing left to buy.',
    'Freshly rebuilt, and it looks as good as it works.',
  ],
  'used-good': [
    'Good used condition, works as it should.',
    'Clean and straight, ready to use.',
    'Worked fine when it came off.',
    'Solid, no cracks, no welds, no funny business.',
    'Some honest wear, nothing that hurts it.',
    'Nicer than most you will find.',
    'Cleaned, checked, and ready for another fifty years.',
    'Everything is there and everything moves.',
    'No repairs that I can find, and I looked.',
    'A driver would run it as it is; a show car would want it detailed.',
  ],
  'used-fair': [
    'Usable as it is, but it has been around.',
    'Needs a good cleaning and some paint.',
    'Fair: surface rust, nothing deep.',
    'Shows its age. Priced for that.',
    'A little rough around the edges; the important parts are good.',
    'Has an old repair that held up fine.',
    'Could use refinishing, which is why it is cheap.',
    'Pitting here and there. Look at the photos closely.',
  ],
  core: [
    'Sold as a core: rebuild it before you use it.',
    'Complete, but it has sat. Figure on a rebuild.',
    'Good rebuildable core, nothing missing.',
    'Turns by hand. That is all I will promise.',
    'Needs going through. All the hard-to-find pieces are there.',
    'Rebuildable; I have not had it apart.',
  ],
  'for-parts': [
    'For parts. Some of it is very good.',
    'Incomplete, sold for what is there.',
    'Broken in one spot, good everywhere else.',
    'Parts only: use what you need and throw the rest away.',
    'Not worth saving whole, but the small pieces are.',
  ],
};

export const fitNotes: readonly string[] = [
  'Fits {fit}; check your number before you buy.',
  'Listed for {fit}.',
  'Correct for {fit} as far as I know.',
  'I believe it works on {fit}. Compare with yours.',
  'Fits {fit}, and probably others, but that is what I can vouch for.',
  'My interchange book says {fit}.',
];

export const numberNotes: readonly string[] = [
  'Number on it is {number}.',
  'Stamped {number}.',
  'Part number {number}, easy to read.',
  'Marked {number}.',
  'You are looking for {number}? Here it is.',
];

export const goings: Readonly<Record<string, readonly string[]>> = {
  local: [
    'Pick up near {town}.',
    'Local pickup in {town}; bring a friend.',
    'Come and look at it, evenings and weekends.',
    'Pickup only, around {town}.',
  ],
  ships: [
    'I ship, well packed, at actual cost.',
    'Will ship anywhere in the lower 48.',
    'Shipping is extra and I pack it like it is mine.',
    'Ships from {town}.',
  ],
  freight: [
    'Can be put on a pallet for freight, buyer arranges.',
    'Happy to drop it at a freight terminal.',
    'Will crate it if you set up the truck.',
  ],
  meet: [
    'I can bring it to the next swap meet.',
    'Can meet halfway within fifty miles.',
    'Will deliver to a show if I am going anyway.',
  ],
};

export const closings: readonly string[] = [
  'Questions welcome.',
  'Ask for more photos, I have them.',
  'Price is for the one shown.',
  'Cash or a check that clears.',
  'No trades, please.',
  'Might trade for something I can use on a {make}.',
  'More {make} parts available, tell me what you need.',
  'First come, first served.',
  'Reasonable offers are heard.',
  'I would rather see it on a car than on my shelf.',
  'Send me a message and I will get back to you the same day.',
  'Sold as seen in the photos.',
];
