import { dayIn } from '../../modules/kernel/decider/days.js';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { plusHours } from '../../modules/kernel/decider/time.js';
import { miles } from '../../modules/kernel/geometry/sphere.rules.js';
import type { ThreadCommand } from '../../modules/messages/thread/thread.decider.js';
import { idOfThread } from '../../modules/messages/thread-ids.shared.js';
import { slipWord } from './code-word-slip.js';
import { aboutOf, type DealStep, messageStep } from './deal-plans.js';
import type { GatheringPlan } from './gathering-plans.js';
import type { ListingPlan } from './listing-plans.js';
import type { Person } from './people.js';

/** What members talk about besides deals, in the last hours: a newcomer who answers a wanted ad of the member who
 *  can sign in is asked for a fresh photo
 *  and sends one, and three agree to meet at an event. Ordered by time. */
export function talkPlans(
  seed: string,
  {
    plans,
    people,
    gatherings,
    now,
  }: {
    readonly plans: readonly ListingPlan[];
    readonly people: readonly Person[];
    readonly gatherings: readonly GatheringPlan[];
    readonly now: string;
  },
): readonly DealStep[] {
  const [ray, donna] = people;
  if (!ray || !donna) return [];
  const [near, next] = people
    .slice(3)
    .toSorted((one, other) => miles(one.address, ray.address) - miles(other.address, ray.address));
  const [gathering] = gatherings.toSorted(
    (one, other) => milesTo(one, ray) - milesTo(other, ray) || one.id.localeCompare(other.id),
  );
  const wanted = plans.find(
    ({ seller, offer }) => seller === ray && offer.listingType === 'wanted' && offer.pictures.length > 0,
  );
  return [
    ...(wanted && next ? answerOf(seed, wanted, next, now) : []),
    ...(near && gathering ? meetingOf(seed, [donna, ray, near], gathering, now) : []),
  ];
}

const milesTo = ({ gathering }: GatheringPlan, { address }: Person): number =>
  miles(gathering.venue, address);

/** The newcomer sends the photo beside the code word; the member who needs the part has not looked at it yet. */
function answerOf(seed: string, wanted: ListingPlan, holder: Person, now: string): readonly DealStep[] {
  const { id: listingId, seller: seeker, offer } = wanted;
  const threadId = idOfThread({ kind: 'listing', id: listingId }, [seeker.memberId, holder.memberId]);
  const { say, change } = threadSteps(seed, threadId, plusHours(now, -3));
  const photo = say(holder, 'Here it is on my bench, with the code word beside it.', 0.6);
  const [picture] = offer.pictures;
  return [
    change(holder, 0, {
      type: 'OpenThread',
      about: aboutOf(wanted),
      others: [seeker.memberId],
      requestedOf: [],
      codeWord: slipWord,
    }),
    say(holder, 'I have one on my shelf. Straight, and the chrome is better than most.', 0.01),
    say(seeker, 'That sounds right. Could you take a picture of the back of it, too?', 0.3),
    ...(picture ? [{ ...photo, fresh: { picture, codeWord: slipWord } }] : []),
    change(holder, 0.61, { type: 'NoteFreshPhoto', messageId: photo.id }),
  ];
}

/** One proposes to meet, the next agrees. */
function meetingOf(
  seed: string,
  [host, guest, third]: readonly [Person, Person, Person],
  { id: gatheringId, gathering }: GatheringPlan,
  now: string,
): readonly DealStep[] {
  const others = [guest.memberId, third.memberId];
  const threadId = idOfThread(null, [host.memberId, ...others]);
  const { say, change } = threadSteps(seed, threadId, plusHours(now, -2));
  const { title, startsAt, timeZone } = gathering;
  const day = dayIn(startsAt, timeZone);
  return [
    change(host, 0, { type: 'OpenThread', about: null, others, requestedOf: [] }),
    say(host, `Who is going to ${title}? I have room for two boxes in the van.`, 0.01),
    say(guest, 'I am. My brake drums would fit in one of them.', 0.2),
    say(third, 'Count me in. I can bring the hand truck.', 0.4),
    change(host, 0.5, {
      type: 'ProposeMeeting',
      gatheringId,
      day,
      announced: gathering,
      hiddenFrom: [],
    }),
    change(guest, 0.7, { type: 'AgreeToMeeting' }),
    say(third, "Then I'll look for you two at the gate when it opens.", 0.9),
  ];
}

type Unsigned<Command> = Command extends unknown ? Omit<Command, 'meta'> : never;

/** Steps of one thread, in hours after it began. */
function threadSteps(seed: string, threadId: string, begun: string) {
  const meta = ({ memberId }: Person, hours: number, name: string): CommandMetadata => ({
    actor: { id: memberId, roles: [] },
    now: plusHours(begun, hours),
    commandId: deterministicId(seed, 'talk', threadId, name),
  });
  return {
    change: (person: Person, hours: number, command: Unsigned<ThreadCommand>) =>
      ({
        to: 'thread',
        id: threadId,
        command: { ...command, meta: meta(person, hours, command.type) } as ThreadCommand,
      }) as const,
    say: (person: Person, body: string, hours: number) =>
      messageStep(
        deterministicId(seed, 'message', threadId, body),
        threadId,
        body,
        meta(person, hours, body),
      ),
  };
}
