import { beKind, type CommunityDraft, noAds, open, source } from './community-draft.js';

/** Communities around a make or a model. */
export const vehicleCommunities: readonly CommunityDraft[] = [
  {
    ...open,
    slug: 'chevrolet-task-force',
    cover: 'grille',
    name: 'Chevrolet Task Force trucks, 1955–59',
    kind: 'vehicle',
    description:
      'Second series 55 to 59: 3100, 3200, 3600, Cameo, Apache, and their GMC cousins. Sheet metal, six-cylinder and V8, originals and drivers.',
    vehicles: [
      { make: 'Chevrolet', model: '3100' },
      { make: 'GMC', model: '100' },
    ],
    owner: 0,
    moderators: [30, 92],
    rules: [
      beKind,
      noAds,
      [
        'Year and series, please',
        'First series 55 is an Advance Design truck. Parts differ, so say what you have.',
      ],
      source,
    ],
    share: 0.09,
    pinned: 'For everybody who writes me about a 235',
  },
  {
    ...open,
    slug: 'chevrolet-advance-design',
    cover: 'stepside',
    name: 'Chevrolet Advance Design, 1947–55',
    kind: 'vehicle',
    description:
      'The trucks with the round shoulders, Chevrolet and GMC. Torque tubes, 216s, corner windows, six volts.',
    vehicles: [
      { make: 'Chevrolet', model: '3100' },
      { make: 'GMC', model: '100' },
    ],
    owner: 111,
    moderators: [30],
    rules: [beKind, noAds, ['No talk down of sixes', 'A V8 swap is welcome here. So is a 216.']],
    share: 0.07,
    pinned: 'Part 1. I dug it out.',
  },
  {
    ...open,
    slug: 'ford-flathead',
    cover: 'coupe',
    name: 'Ford Flathead V8',
    kind: 'vehicle',
    description:
      'The Ford V8 from 1932 to 1953, in cars, trucks, rods and saws. Cracks, cooling, ignition, speed parts.',
    vehicles: [
      { make: 'Ford', model: 'Deluxe' },
      { make: 'Ford', model: 'F-1' },
      { make: 'Ford', model: 'Super Deluxe' },
      { make: 'Ford', model: 'Custom' },
      { make: 'Mercury', model: 'Eight' },
      { make: 'Ford', model: 'Model 18' },
      { make: 'Ford', model: 'Model 40' },
    ],
    owner: 134,
    moderators: [9, 106],
    rules: [
      beKind,
      source,
      ['Show the casting', 'A photo of the head and of the front tells more than a story about the engine.'],
      noAds,
    ],
    share: 0.08,
    pinned: 'Somebody asked how to tell a 59A from an 8BA',
  },
  {
    ...open,
    slug: 'mopar-b-body',
    cover: 'muscle',
    name: 'Mopar B-bodies, 1962–74',
    kind: 'vehicle',
    description:
      'Coronet, Charger, Belvedere, Satellite, Road Runner and company. Tags, axles, bulkhead connectors, driving them.',
    vehicles: [
      { make: 'Dodge', model: 'Charger' },
      { make: 'Dodge', model: 'Coronet 440' },
      { make: 'Plymouth', model: 'Satellite' },
      { make: 'Plymouth', model: 'Road Runner' },
    ],
    owner: 65,
    moderators: [31, 86],
    rules: [
      beKind,
      ['No tag shaming', 'If you think that a tag is not right, write to the owner first.'],
      source,
      noAds,
      ['Cover half of the VIN', 'Leave the last four out of photos.'],
    ],
    share: 0.08,
    pinned: 'Before you buy a fender tag car',
  },
  {
    ...open,
    slug: 'studebaker',
    cover: 'sedan',
    name: 'Studebaker',
    kind: 'vehicle',
    description:
      'All of them, wagons with horses included. South Bend and Hamilton, sixes, V8s, trucks and Hawks.',
    vehicles: [{ make: 'Studebaker', model: null }],
    owner: 203,
    moderators: [240, 2],
    rules: [beKind, ['Pullers are to be lent', 'If you own the hub puller, you are the library.'], noAds],
    share: 0.07,
    pinned: 'For those new to the Studebaker V8',
  },
];
