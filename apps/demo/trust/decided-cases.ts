import { type CaseDraft, days } from './drafts.js';

/** Cases that are decided, from nothing done to the end of an account; who was decided about more than once; and what the log-ins have of their own. */
export const decidedCases: readonly CaseDraft[] = [
  {
    name: 'rust below the paint',
    subject: 'ginny',
    category: 'other',
    openedHoursAgo: days(7),
    about: [
      {
        kind: 'listing',
        daysAgo: 19,
        category: ['Parts', 'Body'],
        drawing: 'door',
        dollars: 160,
        title: '1955 Chevrolet truck door, driver side, solid',
        description: 'Solid with surface rust at the bottom edge, see the second photo. Hinges are good.',
      },
    ],
    reports: [{ by: 'seller', says: 'She calls it solid, and there is rust at the edge.' }],
    next: [
      {
        does: 'do nothing',
        by: 'moderator',
        hoursAgo: days(6),
        reason: 'The rust is in the description and in a photo.',
      },
    ],
  },
  {
    name: 'tarps',
    subject: 'artie',
    category: 'spam',
    openedHoursAgo: days(5),
    about: [
      {
        kind: 'post',
        daysAgo: 5.5,
        community: 'chevrolet-task-force',
        body: 'Tarps, straps and covers, all sizes, free shipping over $50. Tell your friends.',
      },
    ],
    reports: ['An ad.', 'Again. He was told last month.'],
    next: [
      {
        does: 'remove in community',
        by: 'seller',
        hoursAgo: days(4),
        reason: 'This is an ad, and it has nothing to do with these trucks.',
      },
    ],
  },
  {
    name: 'a radiator that leaks',
    subject: 'seller',
    category: 'counterfeit',
    openedHoursAgo: days(14),
    about: [
      {
        kind: 'listing',
        daysAgo: 24,
        category: ['Parts', 'Cooling'],
        drawing: 'radiator',
        dollars: 175,
        title: '1957 Chevrolet 3100 radiator, recored',
        description: 'Recored some years ago. Sat on the shelf since then.',
      },
    ],
    reports: [
      {
        says: 'It has the old core, painted black. It leaks at three tubes.',
        wish: 'He should say so in the listing.',
      },
    ],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(12),
        verdict: {
          ruleId: 'as-it-is',
          measure: { kind: 'warn' },
          strikes: 1,
          facts:
            'You listed a radiator as recored. The photos show the old core, and it leaks. Please say so in the listing, or show the bill of the shop.',
        },
      },
    ],
  },
  {
    name: 'a sharp answer',
    subject: 'buyer',
    category: 'harassment',
    openedHoursAgo: days(22),
    about: [
      {
        kind: 'comment',
        daysAgo: 22.5,
        body: 'Do you ever read what you write before you send it? That advice ruins engines, and so do you.',
        under: { by: 'moe', body: 'Just pour kerosene in and let it idle for an hour. Cleans everything.' },
      },
    ],
    reports: ['One can say that the advice is bad without this.'],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(20),
        verdict: {
          ruleId: 'decent',
          measure: { kind: 'warn' },
          strikes: 0,
          facts:
            'You were right about the kerosene. You also wrote that a member ruins engines, and that hurt him.',
        },
      },
    ],
  },
  {
    name: 'photos of another seller',
    subject: 'mitch',
    category: 'counterfeit',
    openedHoursAgo: days(4),
    about: [
      {
        kind: 'listing',
        daysAgo: 11,
        category: ['Parts', 'Interior'],
        drawing: 'radio',
        dollars: 210,
        title: 'Wonder Bar radio, 1957, works like new',
        description: 'Plays on all stations. Chrome is like new. Fits the big cars.',
      },
    ],
    reports: [
      {
        by: 'buyer',
        says: 'These are the photos of a restorer in Madison, with his workbench. I know that bench.',
        wish: 'He should take his own photos.',
      },
      'My photos, my bench, my radio.',
    ],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(3),
        verdict: {
          ruleId: 'own-content',
          measure: { kind: 'none' },
          removes: true,
          strikes: 1,
          facts:
            'The photos belong to another member, who did not allow you to use them. You can list the radio again with your own.',
        },
      },
    ],
  },
  {
    name: 'conditions made up',
    subject: 'stu',
    category: 'counterfeit',
    openedHoursAgo: days(5),
    about: [
      {
        kind: 'listing',
        daysAgo: 15,
        category: ['Parts', 'Electrical'],
        drawing: 'distributor',
        dollars: 95,
        title: 'Rebuilt distributor, dual point, tested on a machine',
        description: 'Rebuilt and tested. New points and condenser.',
      },
    ],
    reports: [
      'New points are all that is new. The shaft wobbles.',
      'Bought two of these. Neither was rebuilt.',
    ],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(4),
        verdict: {
          ruleId: 'as-it-is',
          measure: { kind: 'limit', capability: 'list', days: 30 },
          removes: true,
          strikes: 1,
          facts:
            'Two buyers received distributors that you had listed as rebuilt. Both have worn shafts and old bushings.',
        },
      },
    ],
    appeal: [
      {
        does: 'file',
        by: 'stu',
        hoursAgo: 20,
        text: 'I bought them as rebuilt from a shop in Austin, and I have the bill. I did not open them up. I will take both back, but please let me list again before the spring meet.',
      },
    ],
  },
  {
    name: 'the same ad all day',
    subject: 'lloyd',
    category: 'spam',
    openedHoursAgo: 15,
    about: [
      {
        kind: 'post',
        daysAgo: 1,
        body: 'Chrome plating, send it to me, back in a week. Chrome plating, send it to me, back in a week.',
      },
    ],
    besides: [
      {
        kind: 'listing',
        daysAgo: 10,
        category: ['Parts', 'Trim'],
        drawing: 'hubcap',
        dollars: 45,
        title: 'Dog dish hubcaps, Ford, replated, each',
        description: 'Replated by me. A few light dings that the chrome does not hide.',
      },
    ],
    reports: ['Eleventh time today.', 'We asked him to stop, and he laughed about it.'],
    next: [
      {
        does: 'decide',
        by: 'admin',
        hoursAgo: 6,
        verdict: {
          ruleId: 'decent',
          measure: { kind: 'suspend', days: 1 },
          removes: true,
          strikes: 1,
          facts:
            'You posted the same ad eleven times within a day, after other members had asked you to stop.',
        },
      },
    ],
  },
  {
    name: 'engines that do not turn',
    subject: 'wes',
    category: 'scam',
    openedHoursAgo: days(3),
    about: [
      {
        kind: 'listing',
        daysAgo: 13,
        category: ['Parts', 'Engine'],
        drawing: 'engine',
        dollars: 900,
        title: 'Chevrolet 235 six, runs, pulled last week',
        description: 'Ran when pulled, good oil pressure. Come and get it.',
      },
    ],
    besides: [
      {
        kind: 'listing',
        daysAgo: 21,
        category: ['Parts', 'Transmission'],
        drawing: 'transmission',
        dollars: 150,
        title: 'Three-speed with overdrive, out of a 1954 sedan',
        description: 'Shifts through all gears on the bench. Overdrive is not tested.',
      },
      {
        kind: 'listing',
        daysAgo: 33,
        category: ['Parts', 'Body'],
        drawing: 'fender',
        dollars: 80,
        title: '1951 Chevrolet truck front fender, right, for repair',
        description: 'Rust at the bottom brace, the rest is straight.',
      },
    ],
    reports: [
      { says: 'Stuck solid, and two rods are gone. I drove four hours.', wish: 'He should pay for my gas.' },
      'He sold me an engine that “runs”, too. It has a hole in the side.',
      'I looked at it in June. It had been outside for years.',
    ],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(2),
        verdict: {
          ruleId: 'misleading',
          measure: { kind: 'suspend', days: 7 },
          removes: true,
          strikes: 2,
          facts:
            'You sold two engines as running. One is seized, and the other has a hole in its block. A third buyer saw the first one stand outside in June.',
        },
      },
    ],
  },
  {
    name: 'three words too many',
    subject: 'gordy',
    category: 'harassment',
    openedHoursAgo: days(6.5),
    about: [
      {
        kind: 'post',
        daysAgo: 7,
        body: 'I know where the man lives who bid against me. I will stand in his drive until he sells me that hood.',
      },
    ],
    besides: [
      {
        kind: 'listing',
        daysAgo: 26,
        category: ['Parts', 'Suspension'],
        drawing: 'leaf-spring',
        dollars: 70,
        title: 'Leaf springs, rear, half-ton, pair',
        description: 'Not sagged. From a truck that never worked.',
      },
    ],
    reports: [
      { says: 'He was in my driveway on Sunday.', wish: 'I want to be left alone.' },
      'This is a threat.',
      'He wrote me the same, in other words.',
    ],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(5.5),
        verdict: {
          ruleId: 'decent',
          measure: { kind: 'suspend', days: 30 },
          removes: true,
          strikes: 2,
          facts:
            'You announced that you would go to a member’s home because he had bought a hood, and you went.',
        },
      },
    ],
    appeal: [
      {
        does: 'file',
        by: 'gordy',
        hoursAgo: days(4.5),
        text: 'I went there to say that I was sorry, and I left when he asked me to. Thirty days is the whole season up here. The post was stupid, and I do not fight that part.',
      },
    ],
  },
  {
    name: 'eight buyers, no parts',
    subject: 'earl',
    category: 'scam',
    openedHoursAgo: days(6),
    about: [
      {
        kind: 'listing',
        daysAgo: 20,
        category: ['Parts', 'Engine'],
        drawing: 'intake-manifold',
        dollars: 260,
        title: 'Dual-quad intake, 409, with carburetors',
        description: 'Everything in the photo. Paid today, shipped tomorrow.',
      },
    ],
    besides: [
      {
        kind: 'listing',
        daysAgo: 18,
        category: ['Parts', 'Engine'],
        drawing: 'exhaust-manifold',
        dollars: 190,
        title: '409 exhaust manifolds, pair, no cracks',
        description: 'Sandblasted. No cracks, all ears there.',
      },
    ],
    reports: [
      { says: 'Paid on the first, nothing came, and the phone is off.', wish: 'Stop him.' },
      'Me too, same intake.',
      'And me. We are eight now who have found each other.',
    ],
    next: [
      {
        does: 'propose',
        by: 'moderator',
        hoursAgo: days(4),
        verdict: {
          ruleId: 'misleading',
          measure: { kind: 'end' },
          removes: true,
          strikes: 3,
          facts:
            'Eight members paid you for the same intake, and none of them received it. The police has been told.',
        },
      },
      { does: 'confirm', by: 'admin', hoursAgo: days(3) },
    ],
  },
  {
    name: 'a hood for a friend',
    subject: 'chuck',
    category: 'other',
    openedHoursAgo: days(32),
    about: [
      {
        kind: 'listing',
        daysAgo: 45,
        category: ['Parts', 'Body'],
        drawing: 'hood',
        dollars: 330,
        title: 'Hood for a 1964 full-size, two for one',
        description: 'Two hoods, one price. First money takes them.',
      },
    ],
    reports: ['He took my hold back for a friend, three times in a row.', 'Promised to me, sold to another.'],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(30),
        verdict: {
          ruleId: 'misleading',
          measure: { kind: 'limit', capability: 'list', days: 90 },
          strikes: 2,
          facts: 'You promised the same two hoods to three members and sold them to a fourth.',
        },
      },
    ],
    appeal: [
      {
        does: 'file',
        by: 'chuck',
        hoursAgo: days(28),
        text: 'It was one hood that I promised twice, because the first one did not come for a month. I should have told him. Three months is a lot for that.',
      },
      { does: 'look', by: 'reviewer', hoursAgo: days(26) },
      {
        does: 'uphold in part',
        by: 'reviewer',
        hoursAgo: days(22),
        reason:
          'You did not tell the first buyer, and that was wrong. We cannot see the other two promises, so the decision is milder now.',
        measure: { kind: 'limit', capability: 'list', days: 7 },
        strikes: 1,
      },
    ],
  },
  {
    name: 'a part number read wrong',
    subject: 'len',
    category: 'counterfeit',
    openedHoursAgo: days(16),
    about: [
      {
        kind: 'listing',
        daysAgo: 27,
        category: ['Parts', 'Fuel'],
        drawing: 'carburetor',
        dollars: 480,
        title: 'Rochester 7024225 four-barrel, correct for 1964',
        description: 'Number and date are there to read. Rebuilt with a good kit, bushings done.',
      },
    ],
    reports: ['That number is of another year. He sells it for three times its worth.'],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(15),
        verdict: {
          ruleId: 'as-it-is',
          measure: { kind: 'none' },
          removes: true,
          strikes: 1,
          facts: 'The number of this carburetor is not of the year that you name.',
        },
      },
    ],
    appeal: [
      {
        does: 'file',
        by: 'len',
        hoursAgo: days(14),
        text: 'Please look at the fourth digit once more. The parts book of that year has exactly this number, on page 3.',
      },
      { does: 'look', by: 'reviewer', hoursAgo: days(12) },
      {
        does: 'overturn',
        by: 'reviewer',
        hoursAgo: days(9),
        reason:
          'You are right: the number is in the parts book of 1964. We misread it, and we are sorry. Your listing is back.',
      },
    ],
  },
  {
    name: 'first words of Denny',
    subject: 'denny',
    category: 'other',
    openedHoursAgo: days(202),
    about: [{ kind: 'member' }],
    reports: ['He answers questions about shipping with jokes, and then does not ship for weeks.'],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(200),
        verdict: {
          ruleId: 'misleading',
          measure: { kind: 'warn' },
          strikes: 1,
          facts: 'You promised to ship within two days and shipped after five weeks.',
        },
      },
    ],
  },
  {
    name: 'second words of Denny',
    subject: 'denny',
    category: 'scam',
    openedHoursAgo: days(102),
    about: [{ kind: 'member' }],
    reports: ['Took a deposit and went quiet.', 'Mine came after two months, and it was another part.'],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(100),
        verdict: {
          ruleId: 'misleading',
          measure: { kind: 'limit', capability: 'list', days: 30 },
          strikes: 2,
          facts: 'You took deposits from two members and answered neither for a month.',
        },
      },
    ],
  },
  {
    name: 'brake fluid in the paint',
    subject: 'mel',
    category: 'unsafe',
    openedHoursAgo: days(29),
    about: [
      {
        kind: 'post',
        daysAgo: 29.5,
        body: 'Why buy brake lines? Copper tube from the hardware store bends by hand, and I have driven on it for a year. I sell it by the foot.',
      },
    ],
    reports: [
      'Copper tube bursts. Please do not let anybody try this.',
      'Dangerous, and he makes money with it.',
    ],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(28),
        verdict: {
          ruleId: 'lawful',
          measure: { kind: 'warn' },
          removes: true,
          strikes: 1,
          facts:
            'You recommend and sell copper tube for brake lines. It fails under pressure, and no state allows it.',
        },
      },
    ],
    appeal: [
      {
        does: 'file',
        by: 'mel',
        hoursAgo: days(27),
        text: 'It is copper-nickel, which is allowed. I only wrote copper because everybody says so.',
      },
      { does: 'look', by: 'reviewer', hoursAgo: days(25) },
      {
        does: 'uphold',
        by: 'reviewer',
        hoursAgo: days(18),
        reason:
          'Your post says copper from the hardware store, and readers believe it. You are welcome to write about copper-nickel.',
      },
      {
        does: 'escalate',
        by: 'mel',
        hoursAgo: days(2),
        text: 'I have found the receipt: copper-nickel, 25 feet, from a brake shop. I would like another pair of eyes on it.',
      },
    ],
  },
  {
    name: 'words to strangers',
    subject: 'ozzie',
    category: 'spam',
    openedHoursAgo: days(10),
    about: [
      {
        kind: 'message',
        daysAgo: 10.5,
        to: 'dot',
        body: 'Hello, I buy whole collections and pay well. You have never heard of me, and forty others here have not either.',
      },
    ],
    reports: [
      { by: 'dot', says: 'I have never written with him. My friends all got the same one.' },
      { says: 'The same message came to our whole club.' },
    ],
    next: [
      {
        does: 'decide',
        by: 'moderator',
        hoursAgo: days(9),
        verdict: {
          ruleId: 'decent',
          measure: { kind: 'limit', capability: 'message', days: 30 },
          strikes: 1,
          facts: 'You sent the same message to forty members who did not know you.',
        },
      },
    ],
    appeal: [
      {
        does: 'file',
        by: 'ozzie',
        hoursAgo: days(6),
        text: 'I wrote to members of my own club, from the list that we keep. I do not think of them as strangers.',
      },
      { does: 'look', by: 'admin', hoursAgo: days(4) },
      {
        does: 'ask',
        by: 'admin',
        hoursAgo: days(4),
        question: 'Which club is it, and how many of the forty are in it?',
      },
      {
        does: 'answer',
        by: 'ozzie',
        hoursAgo: days(1),
        text: 'The Air Capital club in Wichita. Thirty-one of them are members. For the other nine you are right.',
      },
    ],
  },
];
