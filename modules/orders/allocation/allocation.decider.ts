import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { allocationEvents } from './allocation.events.js';
import { allocationState } from './allocation.state.js';
import type { Allocation, AllocationCommand } from './allocation-types.state.js';
import { changePlacements, lockPlacements, propose } from './proposal.rules.js';
import { finish, publish, recordReserved } from './publishing.rules.js';
import { askForSpaces, closeRequests, openRequests, withdrawRequest } from './requests.rules.js';

export type { AllocationCommand };

/** How the spaces of a date are given to those who ask for them. Who of a team may, and what is free in the pre-sale, is checked before.
 *  source  README, Allocation; ADR 0115 */
export const allocationDecider: StreamDecider<typeof allocationEvents, Allocation, AllocationCommand> = {
  ...allocationState,
  decide(command, allocation) {
    switch (command.type) {
      case 'OpenRequests':
        return openRequests(command, allocation);
      case 'CloseRequests':
        return closeRequests(command, allocation);
      case 'AskForSpaces':
        return askForSpaces(command, allocation);
      case 'WithdrawRequest':
        return withdrawRequest(command, allocation);
      case 'ProposeAllocation':
        return propose(command, allocation);
      case 'ChangePlacements':
        return changePlacements(command, allocation);
      case 'LockPlacements':
        return lockPlacements(command, allocation);
      case 'PublishAllocation':
        return publish(command, allocation);
      case 'RecordReserved':
        return recordReserved(command, allocation);
      case 'FinishAllocation':
        return finish(allocation);
      default:
        return unreachable(command);
    }
  },
  isWarm: true,
  isAlwaysCarriedOut: ({ type }) =>
    type === 'WithdrawRequest' || type === 'RecordReserved' || type === 'FinishAllocation',
};
