/** Signal the open browsers of a member, once the transaction is committed, that something of theirs has changed. */
export { signalChange as signalInbox } from './inbox/signal-change.js';
