import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccessTokens } from './access-tokens.js';
import { Credentials } from './credentials.js';
import { IdentityController } from './identity.controller.js';
import { AcceptTermsHandler, RenameMemberHandler } from './member.handler.js';
import { Members } from './members.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';
import { Tries } from './tries.js';

@Module({
  imports: [CqrsModule],
  controllers: [IdentityController],
  providers: [
    AcceptTermsHandler,
    AccessTokens,
    Credentials,
    Members,
    Passwords,
    RenameMemberHandler,
    Sessions,
    Tries,
  ],
  exports: [Members, Passwords, Sessions],
})
export class IdentityModule {}
