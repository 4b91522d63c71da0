import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { refuseDemoData } from './start-demo.js';

const accounts = {
  withEmail: async (email: string) => (email === 'admin@example.com' ? 'marge' : undefined),
};

test('a store with demo data does not start in production', async () => {
  const at = (NODE_ENV: string) => ({
    environment: readEnvironment({ NODE_ENV, PUBLIC_URL: 'http://localhost' }),
  });
  await expect(refuseDemoData(at('production'), accounts)).rejects.toThrow('admin@example.com');
  await expect(refuseDemoData(at('development'), accounts)).resolves.toBeUndefined();
});
