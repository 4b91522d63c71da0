import { useCommunityFormCommands } from '@entities/community/community-form.mutations';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { isSameValue } from '@lib/merge-changes';
import type { CommunityBody, CommunityView } from '@modules/community/community/community.contract';
import { useRevision } from '@ui/replace/use-revision';
import { useState } from 'react';
import {
  blankCommunity,
  type CommunityFields,
  communityFieldsOf,
  communityWords,
  isCommunityFields,
  savedCommunity,
} from './community-fields';
import { communityResolver } from './community-rules';

/** The state of the form. Every change is stored in this browser until it is saved.
 *  key     the storage key
 *  saved   the community as the server has it, when there is one */
export function useCommunityForm(key: string, saved?: CommunityView) {
  const commands = useCommunityFormCommands();
  const [first] = useState(saved ? savedCommunity(saved) : null);
  const [start] = useState(first ? communityFieldsOf(first.fields) : blankCommunity);
  const { form, stored, createOnce, restart, loaded, setLoaded, adopt, finish } = useStoredForm<
    CommunityFields,
    CommunityBody
  >({
    key,
    isFields: isCommunityFields,
    start,
    savedId: saved?.id ?? null,
    loaded: first,
    resolver: communityResolver,
  });
  const [isRestored, setRestored] = useState(stored !== null && !isSameValue(stored.fields, start));
  const { revise, dialog } = useRevision<CommunityBody, CommunityView>({
    readAgain: commands.readAgain,
    revise: commands.change,
    loadedOf: savedCommunity,
    words: communityWords,
    inside: [],
    onMerged: (body, now) => adopt(communityFieldsOf(body), now),
  });

  /** Founds it, or changes it when it exists already.
   *  out     its id, and the last part of its address
   *  errors  ApiProblem */
  const save = async (body: CommunityBody): Promise<{ readonly id: string; readonly slug: string }> => {
    if (saved) {
      setLoaded(await revise(saved.id, body, loaded()));
      await commands.refresh();
      return saved;
    }
    let slug = '';
    const { id } = await createOnce(body, async (command) => {
      const receipt = await commands.found(command);
      slug = receipt.slug;
      return receipt;
    });
    await commands.refresh();
    return { id, slug: slug || id };
  };

  const startOver = () => {
    restart(start);
    if (first) setLoaded(first);
    setRestored(false);
  };

  return { form, save, dialog, isRestored, startOver, finish };
}

export type CommunityFormState = ReturnType<typeof useCommunityForm>;
