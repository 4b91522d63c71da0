import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { startupMessage } from './startup-message.js';

const opened = (settings: NodeJS.ProcessEnv) =>
  startupMessage(readEnvironment(settings), 3000).split('\n').filter(Boolean);

test('a start says where it is open, and in one line that robots are let in', () => {
  const address = '  Swap Meet Classics is open: http://localhost:3000';
  expect(opened({})).toEqual([address]);
  expect(opened({ APP_CHECK: '0' })).toEqual([
    address,
    '  APP_CHECK=0: robots may call everything; never in production.',
  ]);
});
