import { Global, Module } from '@nestjs/common';
import { AGE_GATE } from '../identity/accounts/age-gate.ports.js';
import { SESSION_MEMBERS } from '../identity/session-members.ports.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BlocksService } from './blocks/blocks.service.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ExportController } from './export/export.controller.js';
import { PUT_INTO_GARAGE, type PutIntoGarage } from './garages.ports.js';
import { AgeGateService } from './guardians/age-gate.js';
import { BirthDates } from './guardians/birth-dates.service.js';
import { ConsentsController } from './guardians/consents.controller.js';
import { Consents } from './guardians/consents.service.js';
import { GuardianReviews } from './guardians/guardian-reviews.service.js';
import { GuardiansController } from './guardians/guardians.controller.js';
import { InvitationStore } from './guardians/invitation-store.js';
import { Invitations } from './guardians/invitations.js';
import { ReviewNotes } from './guardians/review-notes.js';
import { MemberRelationsService } from './member-relations.js';
import { MEMBER_RELATIONS } from './member-relations.ports.js';
import { GarageService } from './profile/garage.service.js';
import { Handles } from './profile/handles.js';
import { PicturesController } from './profile/pictures.controller.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';

const providers = [
  { provide: MEMBER_RELATIONS, useExisting: MemberRelationsService },
  { provide: SESSION_MEMBERS, useExisting: MemberRelationsService },
  { provide: AGE_GATE, useExisting: AgeGateService },
  {
    provide: PUT_INTO_GARAGE,
    inject: [GarageService],
    useFactory:
      (garage: GarageService): PutIntoGarage =>
      (vehicle, meta) =>
        garage.put(vehicle, meta),
  },
];

/** Provides what other modules ask about members, and what identity asks of this one. */
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
    BirthDates,
    BlocksService,
    Consents,
    GarageService,
    GuardianReviews,
    Handles,
    MemberRelationsService,
    InvitationStore,
    Invitations,
    ProfileService,
    ReviewNotes,
    ...providers,
  ],
  exports: providers,
})
export class MembersModule {}
