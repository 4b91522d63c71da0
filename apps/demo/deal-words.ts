import type { Rating } from '../../modules/deals/feedback/feedback.events.js';

/** The texts of buyer and seller, the offers, and the outcome of a deal. */
export interface Story {
  readonly question: string;
  readonly answer: string;
  /** What is asked instead about something that is no part: a car, a tool. */
  readonly otherwise?: { readonly question: string; readonly answer: string };
  /** Share of the asking price. */
  readonly share: number;
  readonly hoursAgo: number;
  readonly end: 'waits' | 'countered' | 'declined' | 'withdrawn' | 'expired' | 'accepted';
}

export const dealStories: readonly Story[] = [
  {
    question: 'Is it still on the shelf? I could come by this weekend.',
    answer: 'It is. Saturday after ten works for me.',
    otherwise: {
      question: 'Is it still there? I could come by this weekend.',
      answer: 'It is. Saturday after ten works for me.',
    },
    share: 0.85,
    hoursAgo: 9,
    end: 'waits',
  },
  {
    question: 'Any cracks or welds that I should know of?',
    answer: 'None that I can find. I can send more pictures.',
    otherwise: {
      question: 'Anything wrong with it that the pictures do not show?',
      answer: 'Nothing that I know of. I can send more pictures.',
    },
    share: 0.8,
    hoursAgo: 14,
    end: 'countered',
  },
  {
    question: 'Would you hold it until the next swap meet?',
    answer: 'For a fair price I would.',
    share: 0.9,
    hoursAgo: 20,
    end: 'accepted',
  },
  {
    question: 'What is the casting number?',
    answer: 'It is in the listing, third line.',
    otherwise: {
      question: 'What is the least you would take?',
      answer: 'What it says in the listing, or close to it.',
    },
    share: 0.5,
    hoursAgo: 40,
    end: 'declined',
  },
  {
    question: 'Does it come with the hardware?',
    answer: 'Bolts and clips are in a bag with it.',
    otherwise: { question: 'Does everything in the pictures come with it?', answer: 'All of it, yes.' },
    share: 0.75,
    hoursAgo: 30,
    end: 'withdrawn',
  },
  {
    question: 'Could you ship it to Iowa?',
    answer: 'If it fits into a box, yes.',
    otherwise: { question: 'How far would you bring it?', answer: 'An hour or so, for gas money.' },
    share: 0.7,
    hoursAgo: 60,
    end: 'expired',
  },
];

interface Said {
  readonly rating: Rating;
  readonly comment: string;
}

export const praise: Readonly<Record<'ofSeller' | 'ofBuyer', readonly Said[]>> = {
  ofSeller: [
    { rating: 'good', comment: 'Exactly as described. Packed like an egg.' },
    { rating: 'good', comment: 'Honest about the rust, fair about the price.' },
    { rating: 'good', comment: 'Helped me load it, and threw in the gaskets.' },
    { rating: 'good', comment: '' },
    { rating: 'neutral', comment: 'Good part. It took a few messages to agree on a day.' },
    { rating: 'bad', comment: 'Two of the studs were broken, which the pictures did not show.' },
  ],
  ofBuyer: [
    { rating: 'good', comment: 'On time, cash in hand, a pleasure.' },
    { rating: 'good', comment: 'Knew what he was looking at. Come again.' },
    { rating: 'good', comment: '' },
    { rating: 'neutral', comment: 'Came an hour late, but came.' },
  ],
};
