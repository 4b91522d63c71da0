/** The state of a vehicle: its factor of the value, and sentences of its owner. */
export const grades = {
  project: {
    worth: [0.22, 0.42],
    openings: [
      'Project {car}, mostly complete.',
      'Here is a {car} that deserves better than my barn.',
      'Lost storage, so the {car} has to go.',
      'Started on this {car} and life got in the way.',
      'Solid starting point for a {car}.',
      'Last on the road in {lastYear}.',
      'Bought the {car} for its engine, which I no longer need.',
    ],
    body: [
      'Floors need work, frame is solid.',
      'Rust in the lower quarters and the trunk drop-offs, roof and cowl are good.',
      'Body is straight. Old {colour} paint with primer showing.',
      'All the trim is there, in boxes and labeled.',
      'New floor pans are included, not yet welded in.',
      'It is {colour} under the dust.',
      'Glass is good except the back light.',
    ],
    running: [
      'Does not run; the engine turns by hand.',
      'Ran ten years ago and has been asleep since.',
      'The {engine} is in it and complete, but stuck as far as I can tell.',
      'Fires on a squirt of gas, fuel system needs everything.',
      'Engine is on a stand beside it.',
    ],
  },
  driver: {
    worth: [0.75, 1.05],
    openings: [
      'Good honest driver {car}.',
      'My {car}, which I drive to work in summer.',
      'A {car} you can get in and enjoy.',
      'Twenty-footer that never lets me down.',
      'Fun {car}, sorted where it counts.',
      'Selling my {car} after nine good years.',
      'Not a show car: a {car} to use.',
      'Have to thin the herd, so the {car} is up.',
    ],
    body: [
      'Repainted {colour} some years ago, a few chips and one bubble.',
      'The {colour} paint shines and has its stories.',
      'Body is solid, with an old patch in the left rocker.',
      'Chrome is driver grade.',
      'No rust that worries me; put it on a lift and look.',
      'Interior was redone in the nineties and wears well.',
      'New carpet and door panels, original dash.',
      'Gaps are good, {colour} paint is older.',
    ],
    running: [
      'The {engine} starts on the first turn and holds oil pressure.',
      'Runs cool, stops straight.',
      'Fresh tune-up, new fuel lines and a clean tank.',
      'New brakes all around last spring.',
      'The {engine} with {gearbox} pulls well and does not smoke.',
      'Shifts the way it should. Small drip at the rear main, as they do.',
      'Drove it two hundred miles to a show last month.',
    ],
  },
  nice: {
    worth: [1.1, 1.5],
    openings: [
      'Very nice {car}, restored and then driven.',
      'One of the better {car}s you will see for the money.',
      'Well kept {car} with a binder of receipts.',
      'Older restoration of a good {car}.',
      'Three-owner {car}, the last one for fourteen years.',
      'Sharp {car}, ready for the season.',
    ],
    body: [
      'The {colour} paint is deep and the chrome was redone.',
      'Straight body, excellent gaps, {colour} base and clear.',
      'Underside is as clean as the top.',
      'Correct interior in the right grain.',
      'Trim is straight, stainless was polished.',
      'Original sheet metal, I have pictures from before paint.',
    ],
    running: [
      'The {engine} was rebuilt about 4,000 miles ago.',
      'Everything works, down to the clock.',
      'The {engine} and {gearbox} are what it left the factory with, as far as I can prove.',
      'Goes down the road at seventy with two fingers on the wheel.',
      'New radiator, new wiring, new tires.',
    ],
  },
  show: {
    worth: [1.7, 2.3],
    openings: [
      'Show-quality {car}, frame-off restored.',
      'Trophy-winning {car}.',
      'No-expense restoration of a {car}.',
      'This {car} has been to the nationals and done well.',
    ],
    body: [
      'Laser-straight, {colour}, wet-sanded and buffed.',
      'Every nut was off. 600 photos tell the story.',
      'Detailed underneath with the correct inspection marks.',
      'Chrome is show grade and has never been in the rain.',
    ],
    running: [
      'Rebuilt {engine}, balanced, on its first set of plugs.',
      'Starts, idles and drives like new, with {gearbox}.',
      'Fewer than 500 miles since it was finished.',
    ],
  },
} as const satisfies Readonly<Record<string, Grade>>;

interface Grade {
  readonly worth: readonly [number, number];
  readonly openings: readonly string[];
  readonly body: readonly string[];
  readonly running: readonly string[];
}

export const gradeWeights = { project: 27, driver: 43, nice: 22, show: 8 };

export const papers: Readonly<Record<string, readonly string[]>> = {
  clean: [
    'Clear title in my name.',
    'Clean title, and the numbers match it.',
    'Title in hand.',
    'Titled, insured and on historic plates.',
  ],
  none: ['No title; bill of sale from me.', 'No paperwork came with it.', 'Title was lost long before me.'],
  'bill-of-sale': [
    'Sold on a bill of sale.',
    'From a state that did not title cars this old: registration and bill of sale.',
  ],
  salvage: ['Salvage title from a hit years ago; I have the pictures.'],
};

export const odometerNotes: Readonly<Record<string, string>> = {
  actual: 'Shows {miles} miles, which I believe.',
  replaced: 'The cluster was changed, so the {miles} miles mean little.',
  unknown: 'Odometer says {miles} and has surely been around.',
};

export const partings: readonly string[] = [
  'No hurry, and no storage scammers please.',
  'Can keep it for you until spring.',
  'Serious people are welcome to drive it.',
  'I can help load. Shipping is up to you.',
  'Spares go with it.',
  'Located near {town}, shown by appointment.',
  'Bring a trailer.',
  'Bring cash and drive it home.',
  'Ask me anything; I know this car.',
  'It should go to somebody who will use it.',
  'Partial trade for a pickup considered.',
];

/** What nobody says of a car that is hardly thirty years old. */
export const onlyOfOldCars =
  /historic plates|chrome|new wiring|nineties|did not title|clock|frame-off|deserves better/i;
