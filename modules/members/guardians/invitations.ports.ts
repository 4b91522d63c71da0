/** The addresses of invitations, for processes. */
export { deleteAddressOfInvitee, invitedAddress } from './invitation-store.js';
