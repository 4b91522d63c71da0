import { Global, Module } from '@nestjs/common';
import { AGE_GATE, MEMBER_ACCESS } from '../kernel/config/tokens.js';
import { GrantsController } from '../memberships/memberships.controller.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ExportController } from './export/export.controller.js';
import { AgeGateService } from './guardians/age-gate.js';
import { ConsentsController } from './guardians/consents.controller.js';
import { GuardiansController } from './guardians/guardians.controller.js';
import { InvitationStore } from './guardians/invitation-store.js';
import { Invitations } from './guardians/invitations.js';
import { ReviewNotes } from './guardians/review-notes.js';
import { MemberAccessService } from './member-access.js';
import { Handles } from './profile/handles.js';
import { PicturesController } from './profile/pictures.controller.js';
import { ProfileController } from './profile/profile.controller.js';

const given = [
  { provide: MEMBER_ACCESS, useExisting: MemberAccessService },
  { provide: AGE_GATE, useExisting: AgeGateService },
];

/** Needs PHOTOS, PLACES, EXPORT_PARTS and ERASER of the composition (ports.ts); gives every module STANDINGS and identity its AGE_GATE. */
@Global()
@Module({
  controllers: [
    ProfileController,
    PicturesController,
    BlocksController,
    GuardiansController,
    ConsentsController,
    GrantsController,
    ErasureController,
    ExportController,
  ],
  providers: [
    AgeGateService,
    Handles,
    MemberAccessService,
    InvitationStore,
    Invitations,
    ReviewNotes,
    ...given,
  ],
  exports: given,
})
export class MembersModule {}
