import { z } from 'zod';
import { defineEvent, defineStream } from '../event-store/events.js';
import { MemoryLog } from '../testing/memory-log.fixtures.js';
import { dispatch, openCommandBus } from './command-bus.js';
import { type Command, event } from './decider.js';
import { newId } from './identifiers.js';
import type { StreamDecider } from './stream-decider.js';

const lampEvents = defineStream('lamp', {
  LampSwitched: defineEvent({ version: 1, schema: z.object({ isOn: z.boolean() }) }),
});
type LampCommand = Command<'SwitchLamp', { readonly isOn: boolean }>;
const lampDecider: StreamDecider<typeof lampEvents, boolean, LampCommand> = {
  events: lampEvents,
  initial: false,
  evolve: (_, { data }) => data.isOn,
  decide: ({ isOn }, was) => (isOn === was ? [] : [event('LampSwitched', { isOn })]),
  max: 4,
  isAlwaysCarriedOut: ({ isOn, meta }) => !isOn && meta.actor.id === 'caretaker',
};

test('nobody makes a stream longer than its limit; what others recorded does not count, and what must be done is done', async () => {
  const bus = openCommandBus(new MemoryLog().seenBy(async () => {}));
  const now = '2026-06-01T12:00:00.000Z';
  const lamp = (id: string, isOn: boolean) => {
    const meta = { actor: { id, roles: [] }, now, commandId: newId() };
    return dispatch(bus, lampDecider, 'hall', { type: 'SwitchLamp', isOn, meta });
  };
  for (const isOn of [true, false, true, false]) await lamp('ana', isOn);
  await expect(lamp('ana', true)).rejects.toMatchObject({ code: 'HISTORY_FULL', details: { most: 4 } });
  expect(await lamp('ana', false)).toMatchObject({ version: 4 }); // a command that changes nothing
  expect(await lamp('bob', true)).toMatchObject({ version: 5 });
  for (const isOn of [false, true, false, true]) await lamp('caretaker', isOn);
  expect(await lamp('caretaker', false)).toMatchObject({ version: 10 });
});
