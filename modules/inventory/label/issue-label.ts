import { createHash } from 'node:crypto';
import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { labelDecider } from './label.decider.js';
import type { labelSubjects } from './label.events.js';
import { shortCode } from './short-code.rules.js';

/** Give a new item or location its code. A repeated command gets the same one, because the candidates follow from the
 *  subject's id.
 *  out     the stored code, without a dash */
export async function issueLabel(
  bus: CommandBus,
  subject: (typeof labelSubjects)[number],
  subjectId: string,
  meta: CommandMetadata,
): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const code = shortCode(createHash('sha256').update(`${subject} ${subjectId} ${attempt}`).digest());
    try {
      const commandId = deterministicId(meta.commandId, 'label', attempt);
      const issue = { type: 'IssueLabel', subject, subjectId, meta: { ...meta, commandId } } as const;
      await dispatch(bus, labelDecider, code, issue, { isNew: true });
      return code;
    } catch (error) {
      const isTaken = error instanceof DomainError && error.code === 'CODE_TAKEN';
      if (!isTaken || attempt === attempts) throw error;
    }
  }
}

/** With a million codes, two candidates in a row are taken once in 10^12 times. */
const attempts = 5;
