import { InvitationTokens } from './invitation-token.js';

const invited = {
  minorId: '0a8f1b52-7d1c-4c55-9a5e-6b1f2c3d4e5f',
  invitationId: '1b9e2c63-8e2d-4d66-8b6f-7c2a3d4e5f60',
};

test('a token from an earlier version is still readable', () => {
  const mailed = 'Co8bUn0cTFWaXmsfLD1OXxueLGOOLU1mi298Kj1OX2AnCoM-5Wc6tzMvaBDEm41s5HdlF2u-6k74VxqTfIXv8A';
  expect(new InvitationTokens('secret').write(invited)).toBe(mailed);
  expect(new InvitationTokens('secret').read(mailed)).toEqual(invited);
  expect(new InvitationTokens('another').read(mailed)).toBeUndefined();
});
