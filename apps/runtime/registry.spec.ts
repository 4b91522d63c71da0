import { createHash } from 'node:crypto';
import { manifests } from './modules.js';
import { migrations, projections, streams } from './registry.js';

test.each([
  ['manifest', manifests.map(({ name }) => name)],
  ['migration', migrations.map(({ id }) => id)],
  ['stream', streams.map(({ category }) => category)],
  ['projection', projections.map(({ name }) => name)],
])('no %s is registered twice', (_, names) => {
  expect(names).toEqual([...new Set(names)]);
});

test('the migrations from before there were manifests are the same, in the same order', () => {
  const ids = migrations.map(({ id }) => id).filter((id) => before.includes(id));
  expect(ids).toEqual(before);
  const sql = migrations.filter(({ id }) => before.includes(id)).map((one) => one.sql);
  expect(createHash('sha256').update(sql.join('\n')).digest('hex')).toBe(
    'bb04eecf4b69e6b6b3c8d924708acda8b610593bd87c6b5a1a899cfd9822e80e',
  );
});

const before = [
  '0001-log',
  '0002-erased-persons',
  'identity-0001-accounts',
  'identity-0002-terms',
  'identity-0003-mail-links',
  'identity-0004-ended-sessions',
  'identity-0005-sessions-expire',
  'identity-0006-watch',
  'identity-0007-shut-out',
  'identity-sign-ins-0001',
  'identity-sign-ins-0002-proofs',
  'identity-totp-0001',
  'identity-social-0001-links-and-flows',
  'mail-0001-outbox',
  'support-0001-requests',
  'members-0001-handles-and-holds',
  'members-0002-guardian-check',
  'members-0003-invitations-and-judgements',
  'members-0004-handles-while-they-change',
  'notifications-0001-digest',
  'notifications-0002-outgoing',
];
