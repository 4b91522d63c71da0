import type { AppCheckTask } from '@modules/app-check/app-check.contract';
import { runConfiguredService } from './recaptcha';
import { workOn } from './work';

/** Does the task that the server sets this browser; nobody sees or clicks anything.
 *  errors  Error when the browser cannot */
export async function solve(task: AppCheckTask): Promise<string> {
  if (task.provider === 'recaptcha') return runConfiguredService(task);
  return JSON.stringify({ challenge: task.challenge, solution: await workOn(task.challenge) });
}
