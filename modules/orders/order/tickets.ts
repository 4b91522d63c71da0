import { notFound } from '../../kernel/decider/errors.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Ticket } from './order.contract.js';

/** Answers that somebody waits for, in this process, for ten minutes after they are there. Whoever asks another process, or later, sends the command again under
 *  the same key: it is carried out once.
 *  source  README, The line */
export class Tickets {
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    private readonly patience = 300,
    private readonly kept = 600_000,
  ) {}

  /** The answer, if it is there soon; else a ticket for it.
   *  in      ahead: how many are before it in the line
   *  units   patience: milliseconds */
  async answer(
    ticket: string,
    memberId: string,
    answer: Promise<Receipt>,
    ahead: () => number,
  ): Promise<Receipt | Ticket> {
    const waiting: Waiting = { memberId, answer, ahead };
    answer.catch(() => undefined); // whoever asks is told
    const soon = await this.#within(waiting);
    if (soon) return soon;
    this.#waiting.set(ticket, waiting);
    void answer
      .catch(() => undefined) // whoever asks is told
      .then(() => setTimeout(() => this.#forget(ticket, waiting), this.kept).unref());
    return { ticket, ahead: ahead() };
  }

  /** What became of it: the place in the line, or the answer.
   *  errors  TICKET_NOT_FOUND (not-found) also for the ticket of another; those of the command */
  async read(ticket: string, memberId: string): Promise<Receipt | Ticket> {
    const waiting = this.#waiting.get(ticket);
    if (waiting?.memberId !== memberId)
      throw notFound('TICKET_NOT_FOUND', {
        message: 'This place in the line is gone. Send the order again.',
      });
    return (await this.#within(waiting)) ?? { ticket, ahead: waiting.ahead() };
  }

  async #within({ answer }: Waiting): Promise<Receipt | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.patience);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #forget(ticket: string, waiting: Waiting): void {
    if (this.#waiting.get(ticket) === waiting) this.#waiting.delete(ticket);
  }
}

interface Waiting {
  readonly memberId: string;
  readonly answer: Promise<Receipt>;
  readonly ahead: () => number;
}
