import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LifetimeProposal } from '../../modules/memberships/memberships.contract.js';
import { callAs, enterVerified, freshWord, type Member, untilCaughtUp } from './members.js';
import { enterAdmin } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('two admins grant a large donor Premium+ for life, and what is sent back takes it away', async () => {
  const word = freshWord();
  const [ivy, cleo, dora] = await Promise.all([
    enterVerified(`${word}-ivy`),
    enterAdmin(`${word}-cleo`),
    enterAdmin(`${word}-dora`),
  ]);
  const checkout = await give(ivy, `Ivy ${word}`, 1_200);

  const { page: desk, complaints } = await visitor();
  await signIn(desk, cleo, '/admin/payments?show=king-tier');
  await desk.getByRole('button', { name: `Propose Premium+ for life for Ivy ${word}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(`King Tier ${word}.`);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await confirm(dora, ivy);

  const { page: member } = await visitor();
  await signIn(member, ivy, '/premium');
  await member.getByText('Premium+, for life').waitFor();
  await callAs(ivy, 'POST', checkout, { act: 'refund' });
  await member.goto('/notifications');
  await member
    .getByText(/^Your gift was returned, so the King Tier/)
    .first()
    .waitFor();
  await member.goto('/premium');
  await member.getByText('Your membership').waitFor();
  expect(await member.getByText('Premium+, for life').count()).toBe(0);
  expect(complaints).toEqual([]);
});

/** Gives by the test checkout.
 *  out     the call by which more happens at the checkout */
async function give(by: Member, name: string, amount: number): Promise<string> {
  const choice = { shownAs: 'none' };
  const gift = { id: randomUUID(), amount, frequency: 'once', way: 'card', choice, name, email: by.email };
  const { url } = (await callAs(by, 'POST', '/api/donations', gift)) as unknown as { readonly url: string };
  const checkout = `/api/payments/test/${url.split('/').at(-1)}`;
  await callAs(by, 'POST', checkout, { act: 'pay' });
  while ((await statusOf(by, gift.id)) === 'initiated') await pause(200); // it arrives a moment after the payment
  return checkout;
}

const statusOf = async (by: Member, id: string) =>
  ((await callAs(by, 'GET', `/api/donations/${id}`)) as unknown as { readonly status: string }).status;

/** Confirms what another admin proposed for a member, as the page does in the journey of two admins. */
async function confirm(admin: Member, member: Member): Promise<void> {
  const { proposals } = (await callAs(admin, 'GET', '/api/admin/lifetime-proposals')) as unknown as {
    readonly proposals: readonly LifetimeProposal[];
  };
  const proposal = proposals.find((one) => one.member.id === member.id);
  if (!proposal) {
    await pause(200); // the list follows a moment after the proposal
    return confirm(admin, member);
  }
  await callAs(admin, 'POST', `/api/admin/members/${member.id}/lifetime-proposals/${proposal.id}/confirm`);
}
