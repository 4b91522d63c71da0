import { enter, freshWord, makeAdmin } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
const word = freshWord();

test('one admin proposes a tier for life, another confirms it, and the member gets a notification', async () => {
  const [ivy, cleo, dora] = [
    await enter(`ivy-${word}`),
    await enter(`cleo-${word}`),
    await enter(`dora-${word}`),
  ];
  await makeAdmin(cleo);
  await makeAdmin(dora);

  const { page: first, complaints } = await visitor();
  await signIn(first, cleo, '/admin/members');
  await first.getByLabel('Member').fill(ivy.id);
  await first.getByRole('button', { name: 'Find', exact: true }).click();
  await first.getByRole('heading', { level: 1, name: `ivy-${word}` }).waitFor();
  await first.getByRole('button', { name: 'Grant it' }).click();
  await first.getByText('Choose a reason.').waitFor();
  await first.getByLabel('Tier').selectOption('Premium+');
  await first.getByLabel('Why').selectOption('Donation');
  await first.getByLabel('In your own words').fill(`King Tier ${word}.`);
  await first.getByRole('radio', { name: /^No end/ }).check();
  await first.getByRole('button', { name: 'Propose it' }).click();
  await first.getByText('Another admin has to confirm it').waitFor();
  await first.getByText('Another admin has to decide this.').waitFor();

  const { page: second } = await visitor({ width: 390 });
  await signIn(second, dora, '/admin/members');
  const waiting = second.getByRole('article').filter({ hasText: `King Tier ${word}.` });
  await waiting.getByRole('button', { name: /^Confirm/ }).click();
  await waiting.waitFor({ state: 'detached' });

  const { page: member } = await visitor();
  await signIn(member, ivy, '/notifications');
  await member.getByText('You now have Premium+, for life.').first().waitFor();
  await first.reload();
  await first.getByText('Current tier: Premium+.').waitFor();
  expect(complaints).toEqual([]);
});
