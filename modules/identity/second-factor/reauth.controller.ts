import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { BrowserSessions } from '../sessions/browser-sessions.js';
import { SocialLinks } from '../social/social-links.js';
import { getRecentAuth, reauthenticate, reauthMinutes } from './reauth.contract.js';
import { RecentAuths } from './recent-auths.js';
import { SecondFactor } from './second-factor.js';

/** For members: re-authenticate before a change that guards the account. */
@Controller()
export class ReauthController {
  constructor(
    @Inject(RecentAuths) private readonly recentAuths: RecentAuths,
    @Inject(SocialLinks) private readonly socialLinks: SocialLinks,
    @Inject(SecondFactor) private readonly secondFactor: SecondFactor,
    @Inject(BrowserSessions) private readonly browserSessions: BrowserSessions,
  ) {}

  @Route(getRecentAuth)
  async status(
    @Input() { meta, request }: RouteInput<typeof getRecentAuth>,
  ): Promise<ResponseOf<typeof getRecentAuth>> {
    const { hasPassword } = await this.socialLinks.signInMethodsOf(meta.actor.id);
    const hasCodes = (await this.secondFactor.since(meta.actor.id)) !== null;
    return {
      freshSeconds: await this.recentAuths.secondsLeft(meta.actor.id, request),
      takes: [...(hasPassword ? (['password'] as const) : []), ...(hasCodes ? (['code'] as const) : [])],
    };
  }

  @Route(reauthenticate)
  async reauthenticate(
    @Input() { body, meta, request }: RouteInput<typeof reauthenticate>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof reauthenticate>> {
    const shown = await this.recentAuths.check(meta.actor.id, body, request);
    const session = await this.browserSessions.renew(request, response, shown);
    return { freshSeconds: reauthMinutes * 60, session };
  }
}
