import { event } from '../../kernel/decider/decider.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { messageDecider as message } from './message.decider.js';

const meta = metaOf('ana');
const send = {
  type: 'SendMessage',
  threadId: 't1',
  body: 'Is it still there?',
  photos: [],
  hiddenFrom: [],
  meta,
} as const;
const sent = event('MessageSent', {
  threadId: 't1',
  senderId: 'ana',
  body: 'Is it still there?',
  photos: [],
  hiddenFrom: [],
});
const withdraw = { type: 'WithdrawMessage', threadId: 't1', sentAt: meta.now, meta } as const;
const withdrawn = event('MessageWithdrawn', { threadId: 't1', senderId: 'ana' });

test('a message is sent once, however often its device sends it', () => {
  given(message).when(send).thenExactly(sent);
  given(message, sent).when(send).thenNothing();
  given(message, sent, withdrawn).when(send).thenNothing();
});

test('the id of a message belongs to its sender and its thread', () => {
  given(message, sent)
    .when({ ...send, meta: metaOf('bob') })
    .thenRefused('MESSAGE_ID_TAKEN');
  given(message, sent)
    .when({ ...send, threadId: 't2' })
    .thenRefused('MESSAGE_ID_TAKEN');
});

test('a message is taken back within fifteen minutes, by its sender', () => {
  const at = (minutes: number) => ({ ...withdraw, meta: metaOf('ana', plusMinutes(meta.now, minutes)) });
  given(message, sent).when(at(15)).thenExactly(withdrawn);
  given(message, sent).when(at(15.1)).thenRefused('WITHDRAW_OVER');
  given(message, sent, withdrawn).when(at(60)).thenNothing();
  given(message, sent)
    .when({ ...withdraw, meta: metaOf('bob') })
    .thenRefused('MESSAGE_NOT_FOUND');
  given(message, sent)
    .when({ ...withdraw, threadId: 't2' })
    .thenRefused('MESSAGE_NOT_FOUND');
  given(message).when(withdraw).thenRefused('MESSAGE_NOT_FOUND');
});

test('a decision removes a message once and brings it back, and what its sender took back stays away', () => {
  const remove = { type: 'RemoveMessage', meta: metaOf('mo') } as const;
  const restore = { type: 'RestoreMessage', meta: metaOf('mo') } as const;
  const removed = event('MessageRemoved', { threadId: 't1', senderId: 'ana', removedBy: 'mo' });
  given(message, sent).when(remove).thenExactly(removed);
  given(message, sent, removed).when(remove).thenNothing();
  given(message, sent, withdrawn).when(remove).thenNothing();
  given(message, sent, removed).when(restore).thenEvents('MessageRestored');
  given(message, sent).when(restore).thenNothing();
  given(message, sent, removed).when(withdraw).thenExactly(withdrawn);
  given(message, sent, removed, withdrawn).when(restore).thenNothing();
});
