import type { ModuleContext } from '../../kernel/manifest/manifest.js';

/** What a provider may be made of. */
export type ProviderDeps = Pick<ModuleContext, 'environment' | 'db' | 'clock' | 'secret'>;
