import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { erasureDecider as ana, graceDays } from './erasure.decider.js';

const now = '2026-06-01T12:00:00.000Z';
const dueAt = '2026-06-15T12:00:00.000Z';
const requested = event('ErasureRequested', { dueAt });
const performed = event('ErasurePerformed', { photosRemoved: 2 });
const request = { type: 'RequestErasure', graceDays, meta: metaOf('ana', now) } as const;
const cancel = { type: 'CancelErasure', meta: metaOf('ana', now) } as const;
const perform = (at: string) =>
  ({ type: 'PerformErasure', photosRemoved: 2, meta: metaOf('time', at) }) as const;

test('a request is due in 14 days, and a second one records nothing', () => {
  given(ana).when(request).thenExactly(requested);
  given(ana, requested).when(request).thenNothing();
});
test('a request without grace is due at once', () =>
  given(ana)
    .when({ ...request, graceDays: 0 })
    .thenExactly(event('ErasureRequested', { dueAt: now })));
test('a request that is due earlier replaces the first, a later one does not', () => {
  given(ana, requested)
    .when({ ...request, graceDays: 0 })
    .thenExactly(event('ErasureRequested', { dueAt: now }));
  const atOnce = event('ErasureRequested', { dueAt: now });
  given(ana, requested, atOnce)
    .when({ ...request, graceDays: 0 })
    .thenNothing();
  given(ana, requested, atOnce).when(request).thenNothing();
});
test('an erasure cannot be cancelled once its day has come', () => {
  const late = { type: 'CancelErasure', meta: metaOf('ana', dueAt) } as const;
  given(ana, requested).when(late).thenRefused('ERASURE_DUE');
  given(ana, event('ErasureRequested', { dueAt: now }))
    .when(cancel)
    .thenRefused('ERASURE_DUE');
  given(ana, requested, performed).when(late).thenNothing();
});
test('a cancelled erasure is not performed', () => {
  const cancelled = event('ErasureCancelled', {});
  given(ana, requested).when(cancel).thenExactly(cancelled);
  given(ana).when(cancel).thenNothing();
  given(ana, requested, cancelled).when(perform(dueAt)).thenNothing();
  given(ana, requested, cancelled).when(request).thenExactly(requested);
});
test('an erasure is performed once, when its grace is over', () => {
  given(ana, requested).when(perform('2026-06-15T11:59:59.999Z')).thenNothing();
  given(ana, requested).when(perform(dueAt)).thenExactly(performed);
  given(ana, requested, performed).when(perform(dueAt)).thenNothing();
  given(ana, requested, performed).when(request).thenRefused('ALREADY_ERASED');
});
