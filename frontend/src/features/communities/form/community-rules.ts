import { zodResolver } from '@hookform/resolvers/zod';
import { CommunityBody } from '@modules/community/community/community.contract';
import type { Resolver } from 'react-hook-form';
import { type CommunityFields, communityBodyOf } from './community-fields';

/** Checks the form as the server would, with helpful messages.
 *  out     the contract's CommunityBody */
export const communityResolver: Resolver<CommunityFields, unknown, CommunityBody> = (
  fields,
  context,
  options,
) =>
  check(communityBodyOf(fields), context, options as never) as unknown as ReturnType<
    Resolver<CommunityFields, unknown, CommunityBody>
  >;

const check = zodResolver(CommunityBody, { error: messageFor }) as unknown as Resolver<
  object,
  unknown,
  CommunityBody
>;

/** Messages for the contract's errors. Undefined keeps the contract's own message. */
function messageFor(
  issue: { readonly code?: string; readonly path?: readonly PropertyKey[] } & object,
): string | undefined {
  const name = String(issue.path?.at(-1) ?? '');
  if (name === 'kind') return 'Choose what kind of community it is.';
  if (issue.code === 'too_big' && 'maximum' in issue)
    return `Keep it to ${String(issue.maximum)} characters.`;
  if (issue.code === 'too_small' || issue.code === 'invalid_type') return BLANK[name] ?? 'Fill this in.';
  return undefined;
}

const BLANK: Readonly<Record<string, string>> = {
  name: 'Enter a name of three letters or more.',
  description: 'Say in a few words what it is about.',
  title: 'Say the rule in a few words, or remove it.',
  make: 'Enter the make, like Chevrolet, or remove this row.',
};
