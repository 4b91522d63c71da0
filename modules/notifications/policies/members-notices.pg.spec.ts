import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { PersonKeys } from '../../kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn } from '../../kernel/postgres/database.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type GuardianshipEvent, guardianshipEvents } from '../../members/guardians/guardianship.events.js';
import { type GrantsEvent, grantsEvents } from '../../memberships/grants/grants.events.js';
import { inboxEvents } from '../inbox/inbox.events.js';
import { notify } from '../notify.reactor.js';

let database: TestDatabase;
let eventStore: DomainEventStore;

beforeAll(async () => {
  database = await freshDatabase();
  eventStore = new DomainEventStore(
    openPostgresEventStore(database.pool),
    new PersonKeys(database.pool, 's'.repeat(32)),
  );
});
afterAll(async () => {
  await eventStore.log.close();
  await database.drop();
});

const at = '2026-06-02T12:00:00.000Z';
const meta = () => ({ ...metaOf('somebody', at), commandId: newId() });

describe('minor and guardian', () => {
  const accepted = (memberId: string, guardianId: string) =>
    event('GuardianAccepted', { memberId, invitationId: 'one', guardianId });
  const ended = (guardianId: string, because: 'both agreed' | 'guardian left') =>
    event('GuardianUnlinked', { guardianId, because });

  test('whenever a guardian accepts, the minor is told, and not what the check said', async () => {
    const left = { memberId: 'kid1', guardianId: 'mom1', because: 'unsure' as const };
    await guardianship('kid1', accepted('kid1', 'mom1'), event('GuardianLeftToStaff', left));
    expect(await toldTo('kid1')).toEqual([
      'accepted: Your parent or guardian has accepted. We make sure that it is them; until then you can look around.',
    ]);
    expect(await toldTo('mom1')).toEqual([]);
  });

  test('whenever a guardian is verified or refused, both are told', async () => {
    const verdict = { memberId: 'kid2', guardianId: 'mom2' };
    await guardianship(
      'kid2',
      event('GuardianVerified', {
        ...verdict,
        method: 'check' as const,
        verifiedBy: 'guardian-check',
        host: 'check.example',
      }),
      event('GuardianRefused', { ...verdict, refusedBy: 'cleo' }),
    );
    expect(await toldTo('kid2')).toEqual([
      'verified: Your guardian is verified: you can list, hold and post now.',
      'refused: We could not make sure of your guardian. You can invite them again, or somebody else.',
    ]);
    expect(await toldTo('mom2')).toEqual([
      'verified: You are verified as a guardian, and answer for them here now.',
      'refused: We could not make sure that you are the guardian. Write to support if that is wrong.',
    ]);
  });

  test('whenever one asks to end the link, the other is told', async () => {
    await guardianship('kid3', accepted('kid3', 'mom3'), event('UnlinkAsked', { askedBy: 'kid3' }));
    await guardianship('kid4', accepted('kid4', 'mom4'), event('UnlinkAsked', { askedBy: 'mom4' }));
    expect(await subtypesTo('mom3')).toEqual(['unlink_asked']);
    expect(await subtypesTo('kid3')).toEqual(['accepted']);
    expect(await subtypesTo('mom4')).toEqual([]);
    expect(await subtypesTo('kid4')).toEqual(['accepted', 'unlink_asked']);
  });

  test('whenever the link ends, both are told; the minor alone when the guardian has left', async () => {
    await guardianship('kid5', ended('mom5', 'both agreed'));
    await guardianship('kid6', ended('mom6', 'guardian left'));
    expect(await subtypesTo('kid5')).toEqual(['ended']);
    expect(await subtypesTo('mom5')).toEqual(['ended']);
    expect(await toldTo('kid6')).toEqual([expect.stringMatching(/^ended: Your guardian has left/)]);
    expect(await toldTo('mom6')).toEqual([]);
  });

  test('whenever a minor comes of age, both are told that it has ended', async () => {
    await guardianship('kid7', event('MajorityReached', { guardianId: 'mom7' }));
    await guardianship('kid8', event('MajorityReached', { guardianId: null }));
    expect(await subtypesTo('mom7')).toEqual(['majority']);
    expect(await toldTo('kid7')).toEqual([
      'majority: You are 18: the link to your guardian has ended by itself.',
    ]);
    expect(await toldTo('kid8')).toEqual(['majority: You are 18 and need no guardian here any more.']);
  });

  const guardianship = (kid: string, ...events: readonly GuardianshipEvent[]) =>
    eventStore.append(guardianshipEvents, kid, events, 'any', meta());
});

describe('grants', () => {
  const grant = (memberId: string, until: string | null) => ({
    memberId,
    grantId: 'one',
    tier: 'premium_plus' as const,
    reason: 'donor' as const,
    note: 'Wolpertinger',
    until,
    grantedBy: 'cleo',
  });

  test('whenever a tier begins, and when its time is over, the member is told', async () => {
    await grants(
      'ana',
      event('TierGranted', grant('ana', '2026-07-01T12:00:00.000Z')),
      event('TierEnded', { memberId: 'ana', grantId: 'one', tier: 'premium_plus' as const }),
    );
    expect(await toldTo('ana')).toEqual([
      'tier_begun: You have Premium+ now, until July 1, 2026.',
      'tier_ended: Your time with Premium+ is over.',
    ]);
  });

  test('whenever a tier is withdrawn, the member is told, without what staff wrote', async () => {
    const revoked = { memberId: 'bob', grantId: 'one', note: 'Wolpertinger', revokedBy: 'cleo' };
    await grants('bob', event('TierGranted', grant('bob', null)), event('TierRevoked', revoked));
    expect(await toldTo('bob')).toEqual([
      'tier_begun: You have Premium+ now, for life.',
      'tier_withdrawn: Premium+ was withdrawn from your account. Write to support if you have a question.',
    ]);
  });

  test('a tier for life is told when it is granted, not when it is proposed or declined', async () => {
    const { grantId: proposalId, until: _, grantedBy: proposedBy, ...rest } = grant('cal', null);
    const proposed = event('LifetimeProposed', { ...rest, proposalId, proposedBy });
    const declined = { memberId: 'cal', proposalId, note: 'No.', declinedBy: 'dora' };
    await grants('cal', proposed, event('LifetimeDeclined', declined), proposed);
    expect(await toldTo('cal')).toEqual([]);
    const confirmed = { memberId: 'cal', proposalId, confirmedBy: 'dora' };
    await grants('cal', event('LifetimeConfirmed', confirmed), event('TierGranted', grant('cal', null)));
    expect(await toldTo('cal')).toEqual(['tier_begun: You have Premium+ now, for life.']);
  });

  test('whenever a role is given or taken, the member is told', async () => {
    const role = { memberId: 'eva', role: 'organizer' as const, note: 'Wolpertinger' };
    await grants(
      'eva',
      event('RoleGiven', { ...role, givenBy: 'cleo' }),
      event('RoleTaken', { ...role, takenBy: 'cleo' }),
    );
    expect(await toldTo('eva')).toEqual([
      'role_begun: You are a verified organizer now.',
      'role_withdrawn: You are no longer a verified organizer.',
    ]);
  });

  const grants = (id: string, ...events: readonly GrantsEvent[]) =>
    eventStore.append(grantsEvents, id, events, 'any', meta());
});

/** What a member was told, after the whole log was heard twice. */
async function toldTo(memberId: string): Promise<readonly string[]> {
  const sender = notify(eventStore);
  for (let times = 1; times <= 2; times++) {
    const events = await eventStore.decode(sender.handles, await eventStore.log.readAll(0, 1_000));
    await databaseOn(database.pool)
      .transaction()
      .execute((tx) => sender.handle(tx, events));
  }
  return (await eventStore.read(inboxEvents, memberId)).flatMap((event) =>
    event.type === 'NotificationSent' ? [`${event.data.subtype}: ${event.data.message}`] : [],
  );
}

const subtypesTo = async (memberId: string) =>
  (await toldTo(memberId)).map((told) => told.slice(0, told.indexOf(':')));
