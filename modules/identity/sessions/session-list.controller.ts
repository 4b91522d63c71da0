import { Controller, Inject } from '@nestjs/common';
import { notFound } from '../../kernel/decider/errors.js';
import type { AnswerOf } from '../../kernel/http/contract.js';
import { type Call, Called, Serves, type SignedRequest } from '../../kernel/http/route.js';
import { AccessTokens } from './access-tokens.js';
import { listSessions, revokeOtherSessions, revokeSession } from './session-list.contract.js';
import { SessionList } from './session-list.js';

@Controller()
export class SessionListController {
  constructor(
    @Inject(SessionList) private readonly sessions: SessionList,
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
  ) {}

  @Serves(listSessions)
  async list(@Called() { meta, request }: Call<typeof listSessions>): Promise<AnswerOf<typeof listSessions>> {
    return { sessions: [...(await this.sessions.of(meta.actor.id, await this.#sessionOf(request)))] };
  }

  @Serves(revokeSession)
  async revoke(
    @Called() { params, meta }: Call<typeof revokeSession>,
  ): Promise<AnswerOf<typeof revokeSession>> {
    if (!(await this.sessions.end(meta.actor.id, params.id)))
      throw notFound('SESSION_NOT_FOUND', { message: 'That device is signed out already.' });
    return { revoked: true };
  }

  @Serves(revokeOtherSessions)
  async revokeOthers(
    @Called() { meta, request }: Call<typeof revokeOtherSessions>,
  ): Promise<AnswerOf<typeof revokeOtherSessions>> {
    return { revoked: await this.sessions.endOthers(meta.actor.id, await this.#sessionOf(request)) };
  }

  async #sessionOf(request: SignedRequest): Promise<string | undefined> {
    return (await this.accessTokens.read(request))?.sid;
  }
}
