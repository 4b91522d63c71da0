import type { Hindrance } from '../kernel/http/guard.js';
import type { Standing, Standings } from './member-access.ports.js';

/** For the guard: what a member has to do before a route lets them in. Asked for those routes only that need something. */
export const hindranceBy =
  (standings: Pick<Standings, 'of'>): Hindrance =>
  async ({ id, roles }, need) => {
    const { may, waitsFor, hasGuardianInCheck } = await standings.of(id, roles);
    if (may.includes(need)) return undefined;
    if (waitsFor === 'guardian' && hasGuardianInCheck) return inCheck;
    return waitsFor ? first[waitsFor] : 'Your account does not include that.';
  };

const inCheck =
  'You can look around. We are checking your parent or guardian; once that is done, you can do this.';

const first: Readonly<Record<NonNullable<Standing['waitsFor']>, string>> = {
  'date of birth': 'Give your date of birth on the account page first.',
  guardian:
    'You can look around. To do this, a parent or guardian has to be linked on your account page first.',
};
