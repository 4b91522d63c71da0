import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { Person } from '../people.js';
import type { Cast } from './cast.js';
import { type OwnCar, regulars } from './regulars.js';

/** What a member who writes often shows of themselves. */
export interface ShownMember {
  readonly member: Person;
  readonly handle: string;
  readonly bio: string;
  readonly garage: readonly Pick<OwnCar, 'year' | 'make' | 'model'>[];
  /** Of those who can sign in: for what is near them. */
  readonly zip: string | null;
  /** ISO-8601 UTC */
  readonly at: string;
}

/** The regulars, and others who are mentioned somewhere. */
export function shownMembers(
  { people, handles, now }: Cast,
  texts: readonly string[],
): readonly ShownMember[] {
  const all = texts.join(' ');
  return people.flatMap((member, at): readonly ShownMember[] => {
    const handle = handles[at] ?? '';
    const regular = regulars.get(at);
    if (!regular && !all.includes(`@${handle}`)) return [];
    const garage = (regular?.cars ?? []).map(({ year, make, model }) => ({ year, make, model }));
    return [
      {
        member,
        handle,
        bio: regular?.bio ?? '',
        garage,
        zip: zips[member.area] ?? null,
        at: plusDays(now, 0.05 - member.joinedDaysAgo),
      },
    ];
  });
}

/** Of the homes of those who can sign in. */
const zips: Readonly<Record<string, string>> = {
  'Janesville, WI': '53545',
  'Madison, WI': '53703',
  'Rockford, IL': '61101',
};
