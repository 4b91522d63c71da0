import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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

  const { page: first, complaints } = await visitor();
  await signIn(first, cleo, '/admin/payments?show=king-tier');
  await first.getByRole('button', { name: `Propose Premium+ for life for Ivy ${word}` }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(`King Tier ${word}.`);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  const { page: second } = await visitor({ width: 390 });
  await signIn(second, dora, '/admin/members');
  const waiting = second.getByRole('article').filter({ hasText: `King Tier ${word}.` });
  await waiting.getByRole('button', { name: /^Confirm/ }).click();
  await waiting.waitFor({ state: 'detached' });

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
