import { Global, Module } from '@nestjs/common';
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
import { AGE_GATE, MEMBER_ACCESS } from './member-access.ports.js';
import { Handles } from './profile/handles.js';
import { PicturesController } from './profile/pictures.controller.js';
import { ProfileController } from './profile/profile.controller.js';

const answers = [
  { provide: MEMBER_ACCESS, useExisting: MemberAccessService },
  { provide: AGE_GATE, useExisting: AgeGateService },
];

/** Answers MEMBER_ACCESS and AGE_GATE to every module. */
@Global()
@Module({
  controllers: [
    ProfileController,
    PicturesController,
    BlocksController,
    GuardiansController,
    ConsentsController,
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
    ...answers,
  ],
  exports: answers,
})
export class MembersModule {}
