import { event } from '../../kernel/decider/decider.js';
import type { Voting } from './show.state.js';

/* A show for tests: visitors vote on a Saturday from 9 to 3 in Carlisle. */

export const stock = 'Stock, 1946–1954';
export const opened: Voting = {
  opensAt: '2027-08-07T13:00:00.000Z',
  closesAt: '2027-08-07T19:00:00.000Z',
  classes: [stock, 'Custom'],
  bestOfShow: true,
};

export const planned = (changes: Partial<Voting> = {}) =>
  event('VotingPlanned', { by: 'rex', ...opened, classes: [...opened.classes], ...changes } as {
    by: string;
    opensAt: string;
    closesAt: string;
    classes: string[];
    bestOfShow: boolean;
  });

export const dash = (number: number, changes: object = {}) =>
  event('DashGiven', {
    ...{ dash: number, orderId: `o${number}`, lineId: `l${number}`, piece: 1, showClass: stock, by: null },
    ...changes,
  });
