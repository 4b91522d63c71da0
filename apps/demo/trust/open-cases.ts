import type { CaseDraft } from './drafts.js';

/** Cases that wait in the queue, of every category. */
export const openCases: readonly CaseDraft[] = [
  {
    name: 'asks a boy for his number',
    subject: 'otis',
    category: 'minor-safety',
    openedHoursAgo: 5,
    about: [
      {
        kind: 'comment',
        daysAgo: 0.5,
        body: 'Good for him. What is his own number? I would rather write to him than to you.',
        under: {
          by: 'faye',
          body: 'My grandson is fifteen, and this is his first carburetor. He did all of it but the float level.',
        },
      },
    ],
    reports: [
      {
        says: 'He asks for the number of a boy of fifteen. His grandmother has told him no before.',
        wish: 'Please look today.',
      },
      'A grown man should write to the grandmother. This is not right.',
    ],
  },
  {
    name: 'welded rims',
    subject: 'burt',
    category: 'unsafe',
    openedHoursAgo: 9,
    about: [
      {
        kind: 'listing',
        daysAgo: 3,
        category: ['Parts', 'Wheels'],
        drawing: 'wheel',
        dollars: 120,
        title: 'Split-ring truck wheels, set of four, rings welded',
        description:
          'Off a 1949 two-ton. Two rings had cracks, so I welded them up myself. They hold air. Ready to mount.',
      },
    ],
    reports: [
      {
        says: 'Nobody welds a lock ring. They come apart under air and can kill whoever is beside them.',
        wish: 'Take it down before somebody mounts one.',
      },
      'These belong in the scrap, not on a truck.',
    ],
  },
  {
    name: 'deposit for a Camaro dash',
    subject: 'denny',
    category: 'scam',
    openedHoursAgo: 7,
    about: [
      {
        kind: 'listing',
        daysAgo: 2,
        category: ['Parts', 'Interior'],
        drawing: 'gauge-cluster',
        dollars: 90,
        title: '1969 Camaro gauge cluster with console gauges, complete',
        description:
          'Complete and perfect. Six people want it. A deposit today holds it for you. I answer by text only.',
      },
    ],
    reports: [
      {
        says: 'I sent $50 to hold it. Since then he has not answered, and the listing is still here.',
        wish: 'I would like my money back.',
      },
      'The same photos are in an auction from last spring, by somebody else.',
      'It is worth five times that, and he takes deposits from everybody.',
    ],
    next: [
      {
        does: 'note',
        by: 'moderator',
        hoursAgo: 2,
        note: 'Support has a request of one of the reporters. Their bank says that the transfer cannot be called back.',
      },
    ],
  },
  {
    name: 'tri-power from a trailer',
    subject: 'rick',
    category: 'stolen',
    openedHoursAgo: 14,
    about: [
      {
        kind: 'listing',
        daysAgo: 4,
        category: ['Parts', 'Fuel'],
        drawing: 'carburetor',
        dollars: 650,
        title: 'Pontiac Tri-Power carburetors, three, with linkage',
        description: 'Center and both ends, 1966. Bought at a swap meet in a box lot. Linkage is there.',
      },
    ],
    reports: [
      {
        says: 'These were taken from my trailer at Jefferson in September. The center one has my mark under the air horn. I have the police report.',
        wish: 'Please keep the listing as it is until I have talked with the sheriff.',
      },
    ],
    next: [
      {
        does: 'note',
        by: 'moderator',
        hoursAgo: 6,
        note: 'I have asked the reporter for the number of the police report.',
      },
    ],
  },
  {
    name: 'words about a weld',
    subject: 'hank',
    category: 'harassment',
    openedHoursAgo: 4,
    about: [
      {
        kind: 'comment',
        daysAgo: 0.3,
        body: 'If that is your best weld, sell the welder. And the truck. Some people should only look on.',
        under: {
          by: 'ginny',
          body: 'First patch panel that I did all alone. It is not pretty yet, but it is in.',
        },
      },
    ],
    reports: [
      {
        says: 'It was my first weld, and this is what I get for showing it. He does it to everybody who is new.',
        wish: 'I would like him to stop.',
      },
      'We want people to show their first welds. Not like this.',
    ],
  },
  {
    name: 'new old stock that is not',
    subject: 'lyle',
    category: 'counterfeit',
    openedHoursAgo: 11,
    about: [
      {
        kind: 'listing',
        daysAgo: 5,
        category: ['Parts', 'Lighting'],
        drawing: 'tail-light',
        dollars: 180,
        title: 'NOS 1959 Cadillac tail light lenses, pair, in the box',
        description: 'New old stock, never mounted, from a dealer who closed. Boxes have some shelf wear.',
      },
    ],
    reports: [
      {
        says: 'The box is a copy: the part number is set in the wrong type, and the lens has no SAE mark. I have a real one beside me.',
      },
    ],
  },
  {
    name: 'title without questions',
    subject: 'cal',
    category: 'prohibited',
    openedHoursAgo: 18,
    about: [
      {
        kind: 'post',
        daysAgo: 1,
        body: 'Barn find without papers? I can get a clean title for anything, in any name, no questions. Two weeks. Write me.',
      },
    ],
    reports: [{ says: 'That is how a stolen car gets papers.', wish: 'Take it down.' }],
  },
  {
    name: 'ceramic coating',
    subject: 'lou',
    category: 'spam',
    openedHoursAgo: 2,
    about: [
      {
        kind: 'post',
        daysAgo: 0.2,
        body: 'Ceramic coating from $99, this week only!!! Any car, any colour. Book now, places are going. Ceramic coating from $99!!!',
      },
    ],
    reports: ['He posts this in every town. It is an ad.'],
  },
  {
    name: 'a truck that is too new',
    subject: 'ned',
    category: 'miscategorised',
    openedHoursAgo: 6,
    about: [
      {
        kind: 'listing',
        daysAgo: 1,
        category: ['Parts', 'Body'],
        drawing: 'bumper',
        dollars: 240,
        title: 'Front bumper for a 2016 pickup, chrome, no dents',
        description: 'Took it off for a winch bumper. Fits 2015 to 2017. Brackets are with it.',
      },
    ],
    reports: ['It is for a 2016. This is a place for old ones, and it comes up when I search for bumpers.'],
  },
  {
    name: 'sold, and no answer',
    subject: 'norm',
    category: 'already-sold',
    openedHoursAgo: 3,
    about: [
      {
        kind: 'listing',
        daysAgo: 31,
        category: ['Parts', 'Engine'],
        drawing: 'cylinder-head',
        dollars: 220,
        title: 'Flathead Ford aluminum heads, pair, 24 stud',
        description: 'Finned, no cracks, need a light cut. Sold as a pair.',
      },
    ],
    reports: ['I was there when he sold these at Iola. He does not answer messages.'],
  },
  {
    name: 'the name of a shop',
    subject: 'trudy',
    category: 'other',
    openedHoursAgo: 8,
    about: [{ kind: 'member' }],
    reports: [
      {
        says: 'She writes to our customers as if she were our shop in Green Bay. She has never worked here.',
        wish: 'She should say that she has nothing to do with us.',
      },
    ],
  },
  {
    name: 'copied fender tag',
    subject: 'gil',
    category: 'counterfeit',
    openedHoursAgo: 80,
    about: [
      {
        kind: 'listing',
        daysAgo: 9,
        category: ['Parts', 'Trim'],
        drawing: 'emblem',
        dollars: 85,
        title: 'Fender tags stamped to order, Mopar B-body',
        description:
          'Send me the codes that you want, and I stamp them with the right dies. They look seventy years old when I am done.',
      },
    ],
    reports: [{ by: 'guest', says: 'With these somebody turns a 318 car into a Hemi car on paper.' }],
  },
];
