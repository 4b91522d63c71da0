import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { startupMessage } from './startup-message.js';

const opened = (settings: NodeJS.ProcessEnv) =>
  startupMessage(readEnvironment(settings), 3000).split('\n').filter(Boolean);

test('a start says where it is open, and in one line each that robots are let in and that staff need one step', () => {
  const address = '  Swap Meet Classics is open: http://localhost:3000';
  const oneStep = '  Staff sign in with one step here; STAFF_TWO_STEP=1 asks for two, as production does.';
  expect(opened({})).toEqual([address, oneStep]);
  expect(opened({ STAFF_TWO_STEP: '1' })).toEqual([address]);
  expect(opened({ APP_CHECK: '0', STAFF_TWO_STEP: '1' })).toEqual([
    address,
    '  APP_CHECK=0: robots may call everything; never in production.',
  ]);
});
