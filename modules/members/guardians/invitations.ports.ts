/** Where invitations went, for the processes that need it. */
export { deleteInvited, invitedAddress } from './invitation-store.js';
