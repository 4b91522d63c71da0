import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { SessionList } from '../sessions/session-list.js';
import { Accounts } from './accounts.js';
import {
  endEverybodysSessions,
  endMemberSessions,
  getMemberAccount,
  type MemberAccount,
} from './member-account.contract.js';

/** For admins: how a member signs in, and the end of all their sessions. */
@Controller()
export class MemberAccountController {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(SessionList) private readonly sessions: SessionList,
  ) {}

  @Route(getMemberAccount)
  async account(@Input() { params }: RouteInput<typeof getMemberAccount>): Promise<MemberAccount> {
    const { email, email_verified_at } = await this.accounts.require(params.id);
    const sessions = await this.sessions.of(params.id, undefined);
    return {
      email,
      isEmailVerified: email_verified_at !== null,
      sessions: sessions.map(({ isThisDevice: _, ...session }) => session),
    };
  }

  @Route(endMemberSessions)
  async end(
    @Input() { params }: RouteInput<typeof endMemberSessions>,
  ): Promise<ResponseOf<typeof endMemberSessions>> {
    await this.accounts.require(params.id);
    return { ended: await this.sessions.endOthers(params.id, undefined) };
  }

  @Route(endEverybodysSessions)
  async endEverybodys(
    @Input() { request }: RouteInput<typeof endEverybodysSessions>,
  ): Promise<ResponseOf<typeof endEverybodysSessions>> {
    return { ended: await this.sessions.endEverybodys(request.sessionId) };
  }
}
