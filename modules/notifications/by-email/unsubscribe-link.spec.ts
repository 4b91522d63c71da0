import { readUnsubscribe, unsubscribeUrl } from './unsubscribe-link.js';

test('a link that was mailed before stops mails for good', () => {
  const token = 'WyJhbmEiLCJkaWdlc3QiXQ.0yI1mAm47wLX_ocdJUBgWmkN2hNSWYislkzm9StD0_k';
  expect(unsubscribeUrl('secret', 'https://swap.example', 'ana', 'digest')).toBe(
    `https://swap.example/api/notifications/unsubscribe?token=${token}`,
  );
  expect(readUnsubscribe('secret', token)).toEqual({ memberId: 'ana', mails: 'digest' });
  expect(readUnsubscribe('another', token)).toBeUndefined();
});
