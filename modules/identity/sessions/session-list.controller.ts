import { Controller, Inject } from '@nestjs/common';
import { notFound } from '../../kernel/decider/errors.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput, type SignedRequest } from '../../kernel/http/route.js';
import { AccessTokens } from './access-tokens.js';
import { listSessions, revokeOtherSessions, revokeSession } from './session-list.contract.js';
import { SessionList } from './session-list.js';

@Controller()
export class SessionListController {
  constructor(
    @Inject(SessionList) private readonly sessions: SessionList,
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
  ) {}

  @Route(listSessions)
  async list(
    @Input() { meta, request }: RouteInput<typeof listSessions>,
  ): Promise<ResponseOf<typeof listSessions>> {
    return { sessions: [...(await this.sessions.of(meta.actor.id, await this.#sessionOf(request)))] };
  }

  @Route(revokeSession)
  async revoke(
    @Input() { params, meta }: RouteInput<typeof revokeSession>,
  ): Promise<ResponseOf<typeof revokeSession>> {
    if (!(await this.sessions.end(meta.actor.id, params.id)))
      throw notFound('SESSION_NOT_FOUND', { message: 'That device is already signed out.' });
    return { revoked: true };
  }

  @Route(revokeOtherSessions)
  async revokeOthers(
    @Input() { meta, request }: RouteInput<typeof revokeOtherSessions>,
  ): Promise<ResponseOf<typeof revokeOtherSessions>> {
    return { revoked: await this.sessions.endOthers(meta.actor.id, await this.#sessionOf(request)) };
  }

  async #sessionOf(request: SignedRequest): Promise<string | undefined> {
    return (await this.accessTokens.read(request))?.sid;
  }
}
