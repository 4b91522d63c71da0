import { event } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { type InboxCommand, inboxDecider } from './inbox.decider.js';
import type { NotificationGroup } from './inbox.events.js';
import { usualPreferences } from './inbox.events.js';
import {
  closeInbox,
  historyOf,
  hold,
  later,
  markAllRead,
  markRead,
  noon,
  prefer,
  send,
  without,
} from './inbox.fixtures.js';

const runsOf = (...orders: readonly InboxCommand[]): readonly NotificationGroup[] =>
  historyOf(...orders).flatMap((event) => (event.type === 'NotificationSent' ? [event.data.run] : []));

describe('sending', () => {
  test('a member is told, with what it is about and where it leads', () => {
    given(inboxDecider)
      .when(send('n1'))
      .thenExactly(
        event('NotificationSent', {
          ...hold,
          dedupe: 'n1',
          memberId: 'ana',
          notificationId: 'n1',
          sentAt: noon,
          run: { id: 'n1', nth: 1, since: noon },
        }),
      );
  });

  test('the same key again is quiet, read or not', () => {
    given(inboxDecider, ...historyOf(send('n1', { dedupe: 'hold 1' })))
      .when(send('n2', { dedupe: 'hold 1' }))
      .thenNothing();
    given(inboxDecider, ...historyOf(send('n1', { dedupe: 'hold 1' }), markRead('n1')))
      .when(send('n2', { dedupe: 'hold 1' }))
      .thenNothing();
  });

  test('nothing is sent to a closed inbox, nor is anything else done with it', () => {
    for (const order of [
      send('n2'),
      markRead('n1'),
      markRead('n9'),
      markAllRead,
      prefer(without('new_listing')),
      closeInbox,
    ])
      given(inboxDecider, ...historyOf(send('n1'), closeInbox))
        .when(order)
        .thenNothing();
  });
});

describe('a run', () => {
  test('counts what is alike and unread', () => {
    expect(runsOf(send('n1'), send('n2', {}, later(1)), send('n3', {}, later(2)))).toEqual([
      { id: 'n1', nth: 1, since: noon },
      { id: 'n1', nth: 2, since: noon },
      { id: 'n1', nth: 3, since: noon },
    ]);
  });

  test('takes in the 120th minute after its first and not the 121st', () => {
    expect(runsOf(send('n1'), send('n2', {}, later(120)))[1]).toMatchObject({ id: 'n1', nth: 2 });
    expect(runsOf(send('n1'), send('n2', {}, later(121)))[1]).toEqual({
      id: 'n2',
      nth: 1,
      since: later(121),
    });
  });

  test.each([
    ['type', { type: 'swap_meet' }],
    ['subtype', { subtype: 'sold' }],
    ['thing', { about: 'other' }],
  ])('is of one %s', (_, other) => {
    expect(runsOf(send('n1'), send('n2', other))[1]).toMatchObject({ id: 'n2', nth: 1 });
  });

  test('ends when one of it is read', () => {
    expect(runsOf(send('n1'), send('n2'), markRead('n1'), send('n3'))[2]).toMatchObject({ id: 'n3', nth: 1 });
    expect(runsOf(send('n1'), markAllRead, send('n2'))[1]).toMatchObject({ id: 'n2', nth: 1 });
  });

  test('goes on beside others', () => {
    expect(runsOf(send('n1'), send('x', { about: 'other' }), send('n2'))[2]).toMatchObject({
      id: 'n1',
      nth: 2,
    });
  });
});

describe('reading', () => {
  test('one notification is read', () => {
    given(inboxDecider, ...historyOf(send('n1'), send('n2')))
      .when(markRead('n1'))
      .thenExactly(event('NotificationRead', { notificationIds: ['n1'] }));
  });

  test('a line of three and more is read whole', () => {
    given(inboxDecider, ...historyOf(send('n1'), send('n2'), send('n3'), send('x', { about: 'other' })))
      .when(markRead('n3'))
      .thenExactly(event('NotificationRead', { notificationIds: ['n1', 'n2', 'n3'] }));
  });

  test('what was read before is quiet', () => {
    given(inboxDecider, ...historyOf(send('n1'), markRead('n1')))
      .when(markRead('n1'))
      .thenNothing();
  });

  test('what was never sent here is not found', () => {
    given(inboxDecider, ...historyOf(send('n1')))
      .when(markRead('n9'))
      .thenRefused('NOTIFICATION_NOT_FOUND');
  });

  test('all are read at once, and again is quiet', () => {
    given(inboxDecider, ...historyOf(send('n1'), send('n2')))
      .when(markAllRead)
      .thenEvents('AllNotificationsRead');
    given(inboxDecider, ...historyOf(send('n1'), markAllRead))
      .when(markAllRead)
      .thenNothing();
    given(inboxDecider).when(markAllRead).thenNothing();
  });
});

describe('preferences', () => {
  test('are set whole', () => {
    given(inboxDecider)
      .when(prefer(without('new_listing')))
      .thenExactly(event('NotificationPreferencesSet', { ...without('new_listing'), memberId: 'ana' }));
  });

  test('that change nothing are quiet', () => {
    given(inboxDecider).when(prefer(usualPreferences)).thenNothing();
    given(inboxDecider, ...historyOf(prefer(without('new_listing'))))
      .when(prefer(without('new_listing')))
      .thenNothing();
  });

  test('never keep out of the app what is about the account itself', () => {
    given(inboxDecider)
      .when(prefer(without('other')))
      .thenNothing();
  });

  test('what is kept out of the app counts as read', () => {
    given(inboxDecider, ...historyOf(prefer(without('sale_request')), send('n1')))
      .when(markAllRead)
      .thenNothing();
    given(inboxDecider, ...historyOf(send('n1'), prefer(without('sale_request'))))
      .when(markRead('n1'))
      .thenNothing();
    given(inboxDecider, ...historyOf(send('n1', { type: 'welcome' }), prefer(without('sale_request'))))
      .when(markAllRead)
      .thenEvents('AllNotificationsRead');
  });
});

test('an inbox is closed once', () => {
  given(inboxDecider).when(closeInbox).thenEvents('InboxClosed');
  given(inboxDecider, ...historyOf(closeInbox))
    .when(closeInbox)
    .thenNothing();
});

describe('stopping mails by the link in one', () => {
  const stop = (mails: 'sale_request' | 'new_message' | 'digest'): InboxCommand => ({
    type: 'StopMails',
    memberId: 'ana',
    mails,
    meta: markAllRead.meta,
  });
  const { channels } = usualPreferences;

  test('stops mails of that kind, and leaves everything else as it was', () => {
    given(inboxDecider)
      .when(stop('sale_request'))
      .thenExactly(
        event('NotificationPreferencesSet', {
          memberId: 'ana',
          quietHours: null,
          channels: { ...channels, sale_request: { inApp: true, mail: false, digest: false } },
        }),
      );
  });

  test('stops the digest of every kind', () => {
    const [set] = historyOf(stop('digest'));
    expect(set?.type === 'NotificationPreferencesSet' && set.data.channels).toMatchObject({
      new_listing: { inApp: true, digest: false },
      other: { inApp: true, digest: false },
      sale_request: { mail: true },
    });
  });

  test('again, or where none came anyway, is quiet', () => {
    given(inboxDecider, ...historyOf(stop('sale_request')))
      .when(stop('sale_request'))
      .thenNothing();
    given(inboxDecider).when(stop('new_message')).thenNothing();
  });
});
