import { type CommandMetadata, event, foldEvents } from '../../kernel/decider/decider.js';
import { type GatheringCommand, gatheringDecider } from './gathering.decider.js';
import type { GatheringEvent } from './gathering.events.js';
import { gatheringState } from './gathering.state.js';
import { withDates } from './with-dates.rules.js';

const swapMeet = withDates({
  title: 'Jefferson Swap Meet & Car Show',
  kind: 'swap-meet' as const,
  description: 'Spring edition.',
  startsAt: '2027-04-23T12:00:00.000Z',
  endsAt: '2027-04-25T20:00:00.000Z',
  timeZone: 'America/Chicago',
  venue: {
    name: 'Jefferson County Fair Park',
    area: 'Jefferson, WI',
    latitude: 43.0086,
    longitude: -88.8073,
  },
});
const published: GatheringEvent = { type: 'GatheringPublished', data: { ...swapMeet, organizerId: 'ana' } };
const cancelled: GatheringEvent = { type: 'GatheringCancelled', data: { reason: 'Flooded field' } };

const by = (
  id: string,
  roles: readonly string[] = ['organizer'],
  now = '2026-11-20T12:00:00.000Z',
): CommandMetadata => ({
  actor: { id, roles },
  now,
  commandId: 'command-1',
});
const publish = (
  meta: CommandMetadata,
  change: { readonly startsAt?: string; readonly endsAt?: string } = {},
): GatheringCommand => ({
  type: 'PublishGathering',
  gathering: { ...swapMeet, ...change },
  meta,
});
const cancel = (meta: CommandMetadata): GatheringCommand => ({
  type: 'CancelGathering',
  reason: 'Flooded field',
  meta,
});
const given = (...history: GatheringEvent[]) => ({
  when: (command: GatheringCommand) => gatheringDecider.decide(command, foldEvents(gatheringState, history)),
  refuses: (command: GatheringCommand, kind: string, code: string) =>
    expect(() => given(...history).when(command)).toThrow(expect.objectContaining({ kind, code })),
});

describe('publishing', () => {
  test('an organizer publishes a gathering in their own name', () => {
    expect(given().when(publish(by('ana')))).toEqual([published]);
  });
  test('an admin may publish a gathering', () => {
    expect(given().when(publish(by('root', ['admin'])))).toHaveLength(1);
  });
  test('a member who is not a verified organizer may not publish', () => {
    given().refuses(publish(by('bob', [])), 'forbidden', 'NOT_AN_ORGANIZER');
  });
  test('a gathering is published once', () => {
    given(published).refuses(publish(by('ana')), 'conflict', 'ALREADY_PUBLISHED');
    given(published, cancelled).refuses(publish(by('ana')), 'conflict', 'ALREADY_PUBLISHED');
  });
  test('a gathering ends after it starts', () => {
    given().refuses(publish(by('ana'), { endsAt: swapMeet.startsAt }), 'unprocessable', 'TIMES_REVERSED');
  });
  test('a gathering that is over cannot be published; one under way can', () => {
    const late = by('ana', ['organizer'], swapMeet.endsAt);
    given().refuses(publish(late), 'unprocessable', 'ALREADY_OVER');
    expect(given().when(publish(by('ana', ['organizer'], '2027-04-24T12:00:00.000Z')))).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('is recorded with its reason', () => {
    expect(given(published).when(cancel(by('ana')))).toEqual([cancelled]);
  });
  test('cancelling again changes nothing', () => {
    expect(given(published, cancelled).when(cancel(by('ana')))).toEqual([]);
  });
  test('a gathering that was never published is not found', () => {
    given().refuses(cancel(by('ana')), 'not-found', 'GATHERING_NOT_FOUND');
  });
  test('a gathering that is over cannot be cancelled', () => {
    given(published).refuses(cancel(by('ana', ['organizer'], swapMeet.endsAt)), 'conflict', 'GATHERING_OVER');
  });
});

describe('a decision of a case', () => {
  const removed: GatheringEvent = event('GatheringRemoved', { removedBy: 'mo' });
  const remove = { type: 'RemoveGathering' as const, meta: by('mo', []) };
  const bringBack = { type: 'ReinstateGathering' as const, meta: by('mo', []) };

  test('removes a gathering once, and brings it back', () => {
    expect(given(published).when(remove)).toEqual([removed]);
    expect(given(published, removed).when(remove)).toEqual([]);
    expect(given(published, removed).when(bringBack)).toHaveLength(1);
    expect(given(published).when(bringBack)).toEqual([]);
  });
  test('removes one that its organizer cancelled, which stays cancelled when it is brought back', () => {
    expect(given(published, cancelled).when(remove)).toEqual([removed]);
    expect(given(published, cancelled, removed).when(bringBack)).toHaveLength(1);
    expect(given(published, removed).when(cancel(by('ana')))).toEqual([cancelled]);
    const history = [published, removed, cancelled, event('GatheringReinstated', { reinstatedBy: 'mo' })];
    expect(foldEvents(gatheringDecider, history)).toMatchObject({ status: 'cancelled', isRemoved: false });
  });
});

describe('an organizer who is suspended', () => {
  const lost: GatheringEvent = { type: 'OrganizerLost', data: {} };
  const lose = { type: 'LoseOrganizer', meta: by('time') } as const;
  const regain = { type: 'RegainOrganizer', meta: by('time') } as const;

  test('leaves the gathering without one, until they are back', () => {
    expect(given(published).when(lose)).toEqual([lost]);
    expect(given(published, lost).when(regain)).toEqual([{ type: 'OrganizerRegained', data: {} }]);
  });
  test('changes nothing twice, nor a gathering that is cancelled or over', () => {
    expect(given(published, lost).when(lose)).toEqual([]);
    expect(given(published).when(regain)).toEqual([]);
    expect(given(published, cancelled).when(lose)).toEqual([]);
    expect(given(published, lost, cancelled).when(regain)).toEqual([]);
    expect(given(published).when({ ...lose, meta: by('time', [], swapMeet.endsAt) })).toEqual([]);
  });
});
