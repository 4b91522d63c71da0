import { closeInbox } from './policies/close-inbox.policy.js';
import { tellHolderOfRemoval } from './policies/tell-holder-of-removal.policy.js';
import { tellHolderOfSale } from './policies/tell-holder-of-sale.policy.js';
import { tellHolderOfWithdrawal } from './policies/tell-holder-of-withdrawal.policy.js';
import { tellMemberOfRole, tellMemberOfTakenRole } from './policies/tell-member-of-role.policy.js';
import {
  tellMemberOfEndedTier,
  tellMemberOfTier,
  tellMemberOfWithdrawnTier,
} from './policies/tell-member-of-tier.policy.js';
import { tellMinorOfAcceptance } from './policies/tell-minor-of-acceptance.policy.js';
import { tellOfEndedHold } from './policies/tell-of-ended-hold.policy.js';
import { tellOtherSideOfUnlinking } from './policies/tell-other-side-of-unlinking.policy.js';
import { tellPairOfEndedLink } from './policies/tell-pair-of-ended-link.policy.js';
import { tellPairOfMajority } from './policies/tell-pair-of-majority.policy.js';
import { tellPairOfRefusal } from './policies/tell-pair-of-refusal.policy.js';
import { tellPairOfVerification } from './policies/tell-pair-of-verification.policy.js';
import { tellSellerOfExpiry } from './policies/tell-seller-of-expiry.policy.js';
import { tellSellerOfHold } from './policies/tell-seller-of-hold.policy.js';
import { tellSellerOfReinstatement } from './policies/tell-seller-of-reinstatement.policy.js';
import { tellSellerOfRemoval } from './policies/tell-seller-of-removal.policy.js';
import { welcomeMember } from './policies/welcome-member.policy.js';
import type { Policy } from './policy.js';

/** Everything that members are told of. A new one: a file like these, and its line here. */
export const policies: readonly Policy[] = [
  welcomeMember,
  closeInbox,
  tellSellerOfHold,
  tellOfEndedHold,
  tellHolderOfSale,
  tellHolderOfWithdrawal,
  tellHolderOfRemoval,
  tellSellerOfExpiry,
  tellSellerOfRemoval,
  tellSellerOfReinstatement,
  tellMinorOfAcceptance,
  tellPairOfVerification,
  tellPairOfRefusal,
  tellOtherSideOfUnlinking,
  tellPairOfEndedLink,
  tellPairOfMajority,
  tellMemberOfTier,
  tellMemberOfEndedTier,
  tellMemberOfWithdrawnTier,
  tellMemberOfRole,
  tellMemberOfTakenRole,
];
