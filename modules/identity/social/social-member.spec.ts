import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { memberDecider as member } from '../member/member.decider.js';

const ana = metaOf('ana');
const bob = metaOf('bob');
const registered = event('MemberRegistered', { memberId: 'ana', name: 'Ana', email: 'ana@example.com' });
const google = { kind: 'google', issuer: 'https://accounts.google.com', subject: '110169' } as const;
const linked = event('SocialLinked', { memberId: 'ana', ...google });
const unlinked = event('SocialUnlinked', { memberId: 'ana', kind: 'google' as const });
const erased = event('MemberErased', { memberId: 'ana' });

describe('linking an identity provider', () => {
  const link = { type: 'LinkSocial', ...google, meta: ana } as const;

  test('is recorded', () => given(member, registered).when(link).thenExactly(linked));
  test('again does nothing, and after unlinking it is recorded again', () => {
    given(member, registered, linked).when(link).thenNothing();
    given(member, registered, linked, unlinked).when(link).thenExactly(linked);
  });
  test('is for members themselves', () => {
    given(member, registered)
      .when({ ...link, meta: bob })
      .thenRefused('NOT_YOUR_ACCOUNT');
    given(member).when(link).thenRefused('MEMBER_NOT_FOUND');
    given(member, registered, erased).when(link).thenRefused('MEMBER_ERASED');
  });
});

describe('unlinking', () => {
  const unlink = { type: 'UnlinkSocial', kind: 'google', meta: ana } as const;

  test('is recorded', () => given(member, registered, linked).when(unlink).thenExactly(unlinked));
  test('does nothing for a provider that is not linked', () => {
    given(member, registered).when(unlink).thenNothing();
    given(member, registered, linked, unlinked).when(unlink).thenNothing();
    given(member, registered, linked)
      .when({ ...unlink, kind: 'apple' })
      .thenNothing();
  });
  test('is for members themselves', () => {
    given(member, registered, linked)
      .when({ ...unlink, meta: bob })
      .thenRefused('NOT_YOUR_ACCOUNT');
    given(member).when(unlink).thenRefused('MEMBER_NOT_FOUND');
  });
});
