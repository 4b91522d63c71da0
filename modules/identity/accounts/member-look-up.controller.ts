import { Controller, Inject } from '@nestjs/common';
import { notFound } from '../../kernel/decider/errors.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { Accounts } from './accounts.js';
import { lookUpByEmail } from './member-look-up.contract.js';

/** For staff: find a member by e-mail address. */
@Controller()
export class MemberLookUpController {
  constructor(@Inject(Accounts) private readonly members: Accounts) {}

  @Route(lookUpByEmail)
  async byEmail(
    @Input() { body }: RouteInput<typeof lookUpByEmail>,
  ): Promise<ResponseOf<typeof lookUpByEmail>> {
    const found = await this.members.withVerifiedEmail(body.email);
    if (!found)
      throw notFound('MEMBER_NOT_FOUND', { message: 'No member has confirmed this email address.' });
    return { id: found.member_id, name: found.name };
  }
}
