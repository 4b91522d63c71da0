import { memberEvents } from '../../modules/identity/member/member.events.js';
import { event } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { metaOf } from '../../modules/kernel/testing/decider.fixtures.js';
import { memberNotifications } from '../../modules/members/welcome.notifications.js';
import {
  dawn,
  openNotifications,
  type TestNotifications,
} from '../../modules/notifications/notifications.fixtures.js';
import { notify } from '../../modules/notifications/notify.reactor.js';
import { readWelcome } from './read-welcome.js';

let inbox: TestNotifications;
beforeAll(async () => {
  inbox = await openNotifications();
});
afterAll(() => inbox.close());

test.each([false, true])('the welcome of a demo member is read; handled before: %s', async (isHandled) => {
  const zoe = newId();
  const registered = event('MemberRegistered', { memberId: zoe, name: 'Zoe', email: 'zoe@example.com' });
  const meta = { ...metaOf(zoe, dawn), commandId: newId() };
  await inbox.eventStore.append(memberEvents, zoe, [registered], 'any', meta);
  if (isHandled) await handleAll();
  await readWelcome(inbox, zoe);
  await handleAll();
  expect(await inbox.items(zoe)).toMatchObject([{ type: 'welcome', read: true }]);
});

async function handleAll(): Promise<void> {
  const reactor = notify(inbox, memberNotifications);
  const events = await inbox.eventStore.decode(reactor.handles, await inbox.eventStore.log.readAll(0, 1_000));
  await inbox.db.transaction().execute((tx) => reactor.handle(tx, events));
}
