import { isbot } from 'isbot';

/** Whether a request is by no person: its browser is known for a robot's, or it names none. */
export function isRobot(userAgent: string | undefined): boolean {
  if (!userAgent) return true;
  const known = remembered.get(userAgent);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const answer = isbot(userAgent);
  remembered.set(userAgent, answer);
  return answer;
}

/** Many viewers have the same browser. */
const remembered = new Map<string, boolean>();
const mostRemembered = 1_000;
