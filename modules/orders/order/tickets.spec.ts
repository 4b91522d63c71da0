import { conflict } from '../../kernel/decider/errors.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { Tickets } from './tickets.js';

const receipt: Receipt = { id: 'carlisle', version: 7, position: 70 };
const never = new Promise<Receipt>(() => undefined);

test('an answer that is there soon needs no ticket', async () => {
  const tickets = new Tickets(10_000);
  expect(await tickets.answer('t', 'ana', Promise.resolve(receipt), () => 0)).toEqual(receipt);
  await expect(tickets.read('t', 'ana')).rejects.toMatchObject({ code: 'TICKET_NOT_FOUND' });
});

test('whoever waits reads how many are before, and the answer once it is there', async () => {
  let give: (receipt: Receipt) => void = () => undefined;
  const answer = new Promise<Receipt>((resolve) => {
    give = resolve;
  });
  let ahead = 5;
  const tickets = new Tickets(1);
  expect(await tickets.answer('t', 'ana', answer, () => ahead)).toEqual({ ticket: 't', ahead: 5 });
  ahead = 2;
  expect(await tickets.read('t', 'ana')).toEqual({ ticket: 't', ahead: 2 });
  give(receipt);
  expect(await tickets.read('t', 'ana')).toEqual(receipt);
});

test('a refusal is told to whoever asks for it', async () => {
  const tickets = new Tickets(1);
  let refuse: (error: Error) => void = () => undefined;
  const refused = new Promise<Receipt>((_, reject) => {
    refuse = reject;
  });
  await tickets.answer('t', 'ana', refused, () => 1);
  refuse(conflict('SPACE_TAKEN', { message: 'Somebody else has B12.' }));
  await expect(tickets.read('t', 'ana')).rejects.toMatchObject({ code: 'SPACE_TAKEN' });
});

test('nobody reads the ticket of another', async () => {
  const tickets = new Tickets(1);
  await tickets.answer('t', 'ana', never, () => 1);
  await expect(tickets.read('t', 'bob')).rejects.toMatchObject({ code: 'TICKET_NOT_FOUND' });
});
