import type { CaseDraft } from './drafts.js';

/** Cases that somebody has hidden, opened, claimed, passed on, or not finished. */
export const handledCases: readonly CaseDraft[] = [
  {
    name: 'the address of a neighbor',
    subject: 'al',
    category: 'harassment',
    openedHoursAgo: 3,
    about: [
      {
        kind: 'post',
        daysAgo: 0.25,
        body: 'This is what my neighbor calls parking. The second place from the corner of Fourth and Olive, if anybody wants to tell him.',
      },
    ],
    reports: [
      'That is somebody’s home. Anybody can find it.',
      { says: 'He should keep his quarrel with the neighbor out of here.', wish: 'Hide it, please.' },
      'Where somebody lives is nobody’s business.',
      'I know the man. He has small children.',
    ],
    next: [{ does: 'hide', hoursAgo: 0.02 }],
  },
  {
    name: 'a title in the mail',
    subject: 'buddy',
    category: 'scam',
    openedHoursAgo: 8,
    about: [
      {
        kind: 'listing',
        daysAgo: 2,
        category: ['Parts', 'Engine'],
        drawing: 'engine-block',
        dollars: 400,
        title: '426 wedge block, standard bore, with heads',
        description:
          'Leaving the state on Friday, so the price is low. Pay first, and my brother-in-law ships it.',
      },
    ],
    reports: [
      'The casting number in his photo is of a 1973 motor home engine.',
      'He wants the whole sum before I may look at it.',
      'My friend in Youngstown drove there. There is no such address.',
    ],
    next: [{ does: 'hide', hoursAgo: 5 }],
  },
  {
    name: 'a cashier’s check',
    subject: 'rex',
    category: 'scam',
    openedHoursAgo: 22,
    about: [
      {
        kind: 'message',
        daysAgo: 22 / 24,
        to: 'vern',
        body: 'I take your hood without looking. I send a cashier’s check for more than the price, and you give the rest to my shipping agent, who will come for it.',
      },
    ],
    reports: [],
    opened: {
      source: 'rule',
      by: 'scam-signs',
      reason: 'A first message has the signs of a scam: cheque, agent.',
    },
  },
  {
    name: 'three accounts of one seller',
    subject: 'skip',
    category: 'spam',
    openedHoursAgo: 20,
    about: [
      {
        kind: 'listing',
        daysAgo: 6,
        category: ['Tools', 'Hand Tools'],
        drawing: 'wrench-set',
        dollars: 60,
        title: 'Combination wrenches, assorted, by the pound',
        description: 'A bucket of them, mostly American. Sold by the pound, local only.',
      },
    ],
    reports: [],
    opened: {
      source: 'staff',
      by: 'moderator',
      reason:
        'The same words and photos are in the listings of two other accounts, which were opened in the same week.',
    },
  },
  {
    name: 'a quarrel about a fender',
    subject: 'vern',
    category: 'harassment',
    openedHoursAgo: 12,
    about: [
      {
        kind: 'post',
        daysAgo: 0.8,
        body: 'To the gentleman who sold me a fender full of filler: everybody at the next meet will know your face. I have a picture of you, and I will hang it up.',
      },
    ],
    reports: [
      {
        says: 'He means me. The filler was in the description, and I have offered to take it back.',
        wish: 'I do not want my picture anywhere.',
      },
    ],
    next: [{ does: 'claim', by: 'moderator', hoursAgo: 0.05 }],
  },
  {
    name: 'a lathe among the parts',
    subject: 'clyde',
    category: 'miscategorised',
    openedHoursAgo: 30,
    about: [
      {
        kind: 'listing',
        daysAgo: 8,
        category: ['Parts', 'Brakes'],
        drawing: 'brake-drum',
        dollars: 950,
        title: 'Drum and disc lathe, bench model, with adapters',
        description: 'From a shop that closed. Runs on 110. All adapters for drums up to 16 inches.',
      },
    ],
    reports: ['It is a machine, and it is listed with the brake drums. I have told him.'],
    next: [
      { does: 'claim', by: 'admin', hoursAgo: 0.1 },
      {
        does: 'note',
        by: 'admin',
        hoursAgo: 0.08,
        note: 'It is a good machine in the wrong drawer. A friendly word may do.',
      },
    ],
  },
  {
    name: 'parts that never came',
    subject: 'roy',
    category: 'scam',
    openedHoursAgo: 32,
    about: [
      {
        kind: 'listing',
        daysAgo: 24,
        category: ['Parts', 'Body'],
        drawing: 'grille',
        dollars: 310,
        title: '1958 Impala grille, straight, with all teeth',
        description: 'Straight and complete, from a dry car. I ship the day after I am paid.',
      },
    ],
    reports: [
      {
        says: 'Paid three weeks ago, and nothing came. He says that it is on a truck.',
        wish: 'My money, and that nobody else loses theirs.',
      },
      'The same happened to me, with the same grille.',
      'He has sold this grille four times that I know of.',
    ],
    next: [
      {
        does: 'propose',
        by: 'moderator',
        hoursAgo: 4,
        verdict: {
          ruleId: 'misleading',
          measure: { kind: 'end' },
          removes: true,
          strikes: 3,
          facts:
            'Three members paid you for the same grille and received nothing. You did not answer two e-mails of ours.',
        },
      },
    ],
  },
  {
    name: 'back under another name',
    subject: 'ike',
    category: 'other',
    openedHoursAgo: 50,
    about: [{ kind: 'member' }],
    reports: [
      { says: 'This is the man whose account was ended in spring. Same garage, same truck, same stories.' },
    ],
    next: [
      {
        does: 'propose',
        by: 'admin',
        hoursAgo: 9,
        verdict: {
          ruleId: 'one-account',
          measure: { kind: 'end' },
          strikes: 3,
          facts: 'You opened this account after another one of yours had been ended.',
        },
      },
    ],
  },
  {
    name: 'a price that moves',
    subject: 'jo',
    category: 'other',
    openedHoursAgo: 75,
    about: [
      {
        kind: 'listing',
        daysAgo: 12,
        category: ['Parts', 'Interior'],
        drawing: 'steering-wheel',
        dollars: 140,
        title: '1940 Ford Deluxe steering wheel, cracked, all chrome there',
        description: 'Needs to be recast. Horn button and ring are good.',
      },
    ],
    reports: ['Each time that I come back, the wheel costs more.'],
    next: [
      {
        does: 'do nothing',
        by: 'moderator',
        hoursAgo: 60,
        reason: 'A seller may ask what she likes.',
      },
      {
        does: 'reopen',
        by: 'moderator',
        hoursAgo: 4,
        reason: 'The reporter has sent screenshots: she raised the price after he had accepted it.',
      },
    ],
  },
  {
    name: 'not from around here',
    subject: 'wayne',
    category: 'spam',
    openedHoursAgo: 10,
    about: [
      {
        kind: 'post',
        daysAgo: 0.6,
        community: 'southeast-wisconsin',
        body: 'Car hauling coast to coast, best rates, licensed. I am in Knoxville and go everywhere. Call for a quote.',
      },
    ],
    reports: ['This is an ad, and he is in Tennessee.'],
  },
  {
    name: 'not about these trucks',
    subject: 'nels',
    category: 'miscategorised',
    openedHoursAgo: 16,
    about: [
      {
        kind: 'post',
        daysAgo: 1.1,
        community: 'chevrolet-task-force',
        body: 'Who knows about outboard motors? I have an old Evinrude that coughs above half throttle.',
      },
    ],
    reports: ['We do trucks here.'],
  },
  {
    name: 'who is allowed to belong',
    subject: 'sully',
    category: 'harassment',
    openedHoursAgo: 26,
    about: [
      {
        kind: 'post',
        daysAgo: 1.5,
        community: 'southeast-wisconsin',
        body: 'If you came here last year, you are not from here, and your car is not either. Go back and park it there.',
      },
    ],
    reports: [
      {
        says: 'We moved here last year and were glad about this group. This was meant for us.',
        wish: 'A word to him would do.',
      },
    ],
    next: [
      {
        does: 'pass on',
        by: 'buyer',
        hoursAgo: 5,
        note: 'He has done this in two other communities. We cannot see what was done there, so staff should look.',
      },
    ],
  },
];
