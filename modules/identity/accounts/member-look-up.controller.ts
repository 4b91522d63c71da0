import { Controller, Inject } from '@nestjs/common';
import { notFound } from '../../kernel/decider/errors.js';
import type { AnswerOf } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import { Members } from './accounts.js';
import { lookUpByEmail } from './member-look-up.contract.js';

/** For admins: a member of whom only the mail is known. */
@Controller()
export class MemberLookUpController {
  constructor(@Inject(Members) private readonly members: Members) {}

  @Serves(lookUpByEmail)
  async byEmail(@Called() { body }: Call<typeof lookUpByEmail>): Promise<AnswerOf<typeof lookUpByEmail>> {
    const found = await this.members.withProvenEmail(body.email);
    if (!found) throw notFound('MEMBER_NOT_FOUND', { message: 'No member has confirmed this e-mail.' });
    return { id: found.member_id, name: found.name };
  }
}
