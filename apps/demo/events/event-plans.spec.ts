import { attendanceDecider } from '../../../modules/events/attendance/attendance.decider.js';
import { gatheringDecider } from '../../../modules/events/gathering/gathering.decider.js';
import { GatheringWords } from '../../../modules/events/gathering/gathering.schemas.js';
import type { Gathering } from '../../../modules/events/gathering/gathering.state.js';
import { organizerDecider } from '../../../modules/events/organizer/organizer.decider.js';
import { isVerifiedAt } from '../../../modules/events/organizer/organizer.state.js';
import { suggestionDecider } from '../../../modules/events/suggestion/suggestion.decider.js';
import { type CommandMetadata, foldEvents } from '../../../modules/kernel/decider/decider.js';
import type { StreamDecider } from '../../../modules/kernel/decider/stream-decider.js';
import { type EventOf, type StreamDefinition } from '../../../modules/kernel/event-store/events.js';
import { people } from '../people.js';
import { trustMembers } from '../trust/cast.js';
import { eventPlans } from './event-plans.js';

const everybody = people('rules', 300);
const reviewer = trustMembers('rules').find(({ roles }) => roles.includes('reviewer')) ?? everybody[9];
const starts = ['2026-11-20T12:00:00.000Z', '2027-02-27T12:00:00.000Z', '2027-06-05T12:00:00.000Z'];

/** What a stream is after the commands, by the rules that real ones follow. */
function carriedOut<
  Events extends StreamDefinition,
  State,
  Command extends { readonly meta: CommandMetadata },
>(decider: StreamDecider<Events, State, Command>, commands: readonly Command[]): State {
  const history: EventOf<Events>[] = [];
  for (const command of commands) {
    const decided = decider.decide(command, foldEvents(decider, history));
    expect(decided.length).toBeGreaterThan(0);
    history.push(...decided);
  }
  return foldEvents(decider, history);
}

describe.each(starts)('written at %s', (now) => {
  const cast = { people: everybody, reviewer: reviewer as (typeof everybody)[number], now };
  const plans = eventPlans('rules', cast);
  const gatherings = plans.events.map(({ commands }) => carriedOut(gatheringDecider, commands));
  const datesOf = ({ dates }: Gathering) => Object.values(dates);

  test('thirteen organizers are verified, and the seller owns one', () => {
    const organizers = plans.organizers.map(({ commands }) => carriedOut(organizerDecider, commands));
    expect(organizers).toHaveLength(13);
    expect(organizers.filter((one) => isVerifiedAt(one, now) && one.isTrusted)).toHaveLength(13);
    expect(organizers[0]?.team[everybody[0]?.memberId ?? '']).toBe('owner');
    expect(new Set(organizers.map(({ words }) => words?.kind)).size).toBe(4);
  });

  test('there are series and single events, and something is on in each month of the year', () => {
    const seasons = gatherings.map(({ season }) => season);
    expect(seasons.filter((season) => season === 'permanent').length).toBeGreaterThanOrEqual(4);
    expect(seasons.filter((season) => season === 'seasonal')).toHaveLength(2);
    const once = gatherings.filter(({ season }) => season === 'once');
    const months = new Set(once.flatMap((one) => datesOf(one).map(({ on }) => on.slice(5, 7))));
    expect(months.size).toBeGreaterThanOrEqual(10);
    for (const { words } of gatherings) expect(GatheringWords.safeParse(words).error).toBeUndefined();
  });

  test('one date is moved, and one is canceled', () => {
    const all = gatherings.flatMap(({ dates }) => Object.entries(dates));
    expect(all.filter(([day, { on }]) => on !== day)).toHaveLength(1);
    expect(all.filter(([, { status }]) => status === 'cancelled')).toHaveLength(1);
  });

  test('members go to dates that are to come, or are interested, and the buyer is one of them', () => {
    const events = new Map(plans.events.map(({ id }, at) => [id, gatherings[at]]));
    const kinds = plans.attendance.map(({ commands }) => {
      const [{ gatheringId = '', day = '' } = {}] = commands;
      expect(events.get(gatheringId)?.dates[day]?.status).toBe('on');
      return carriedOut(attendanceDecider, commands).as;
    });
    expect(new Set(kinds)).toEqual(new Set(['going', 'interested']));
    const buyer = plans.attendance.filter(
      ({ commands }) => commands[0]?.meta.actor.id === everybody[1]?.memberId,
    );
    expect(buyer).toHaveLength(3);
  });

  test('a suggestion waits', () => {
    expect(plans.suggestions.map(({ commands }) => carriedOut(suggestionDecider, commands).status)).toEqual([
      'open',
    ]);
  });
});

test('the same seed makes the same events', () => {
  const cast = {
    people: everybody,
    reviewer: everybody[9] as (typeof everybody)[number],
    now: starts[0] ?? '',
  };
  expect(eventPlans('rules', cast)).toEqual(eventPlans('rules', cast));
});
