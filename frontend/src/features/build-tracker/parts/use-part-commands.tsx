import { offerUndo } from '@entities/build/offer-undo';
import { type PartCommand, useFindPart, usePartCommand } from '@entities/build/task.mutations';
import { itemQuery } from '@entities/inventory/item.queries';
import { ApiProblem, messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { PartView } from '@modules/builds/builds.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@ui/feedback/toast-store';
import { later } from '@ui/overlays/later';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';

const PartDialog = later(() => import('./part-dialog').then((dialog) => dialog.PartDialog));
const ArrivalDialog = later(() => import('./arrival-dialog').then((dialog) => dialog.ArrivalDialog));
const InstallDialog = later(() => import('./install-dialog').then((dialog) => dialog.InstallDialog));
const FitDialog = later(() => import('./fit-dialog').then((dialog) => dialog.FitDialog));
const FindDialog = later(() => import('./find-dialog').then((dialog) => dialog.FindDialog));
const RemoveDialog = later(() => import('./remove-dialog').then((dialog) => dialog.RemoveDialog));

type Asking = {
  readonly what: 'edit' | 'find' | 'arrive' | 'install' | 'remove' | 'fit';
  readonly part: PartView;
  /** After an installation: what undoes it. */
  readonly undo?: () => Promise<unknown>;
};

/** What can be done with the parts of a list, with the dialogs that ask for more, and a toast that undoes it.
 *  out  dialog  to render beside the list */
export function usePartCommands(build: BuildTabProps['build']) {
  const [asking, ask] = useState<Asking | null>(null);
  const { mutateAsync, isPending, variables } = usePartCommand(build.id);
  const find = useFindPart(build.id);
  const queries = useQueryClient();
  const navigate = useNavigate();

  /** Sends a command; a refusal is a toast. */
  const send = (command: PartCommand): Promise<boolean> =>
    mutateAsync(command).then(
      () => true,
      (error: unknown) => {
        toast({ title: messageOf(error), tone: 'problem' });
        return false;
      },
    );
  const of = ({ id: partId, taskId }: PartView) => ({ partId, taskId });
  const say = (title: string, undo: PartCommand) => offerUndo(title, () => mutateAsync(undo));

  const installFrom = async (part: PartView, locationId?: string | null) => {
    const body = locationId === undefined ? {} : { locationId };
    if (!(await send({ type: 'install', ...of(part), body }))) return;
    const undo = () => mutateAsync({ type: 'remove', ...of(part), body: { locationId: locationId ?? null } });
    ask({ what: 'fit', part, undo });
  };

  /** Where the profile of the member has no place, or the server does not know it, it asks for one. */
  const draft = (part: PartView, place: { readonly text: string } | null = null) =>
    find.mutate(
      { ...of(part), place },
      {
        onSuccess: ({ listingId }) => {
          toast({ title: 'Check the wanted ad, then publish it', tone: 'good' });
          navigate(paths.editListing(listingId));
        },
        onError: (error) => {
          if (error instanceof ApiProblem && error.code.startsWith('PLACE_')) ask({ what: 'find', part });
          else toast({ title: messageOf(error), tone: 'problem' });
        },
      },
    );

  const commands = {
    /** The part for which a command is under way. */
    busy: isPending ? variables.partId : find.isPending ? find.variables.partId : null,
    edit: (part: PartView) => ask({ what: 'edit', part }),
    arrive: (part: PartView) => ask({ what: 'arrive', part }),
    fit: (part: PartView) => ask({ what: 'fit', part }),
    /** An item that is at several places: from which. */
    install: async (part: PartView) => {
      const item = part.itemId
        ? await queries.fetchQuery(itemQuery(part.itemId)).catch(() => undefined)
        : undefined;
      const places = item?.stock.filter(({ quantity }) => quantity === null || quantity >= part.quantity);
      if (item && item.stock.length > 1) ask({ what: 'install', part });
      else await installFrom(part, item && places?.[0] ? places[0].locationId : undefined);
    },
    /** An item goes back to a place of the inventory. */
    remove: async (part: PartView) => {
      if (part.itemId) ask({ what: 'remove', part });
      else if (await send({ type: 'remove', ...of(part), body: {} }))
        say(`${quoted(part.title)} is out of the car`, { type: 'install', ...of(part), body: {} });
    },
    undoArrival: async (part: PartView) => {
      if (!(await send({ type: 'undo arrival', ...of(part) }))) return;
      const { cost, itemId, arrivedOn: on } = part;
      say(`${quoted(part.title)} is not here`, { type: 'arrive', ...of(part), body: { cost, itemId, on } });
    },
    drop: async (part: PartView) => {
      if (await send({ type: 'drop', ...of(part) }))
        say(`${quoted(part.title)} dropped`, { type: 'keep', ...of(part) });
    },
    /** Drafts a wanted ad, and opens it. */
    find: (part: PartView) => draft(part),
  };

  const close = () => {
    ask(null);
    if (asking?.what === 'fit' && asking.undo)
      offerUndo(`${quoted(asking.part.title)} is in the car`, asking.undo, 'good');
  };
  const props = asking && { build, part: asking.part, onClose: close };
  const dialog = props && (
    <>
      {asking.what === 'edit' && <PartDialog {...props} taskId={asking.part.taskId} />}
      {asking.what === 'find' && (
        <FindDialog
          {...props}
          busy={find.isPending}
          error={find.error}
          onFind={(text) => draft(asking.part, { text })}
        />
      )}
      {asking.what === 'arrive' && <ArrivalDialog {...props} />}
      {asking.what === 'install' && (
        <InstallDialog {...props} onChoose={(locationId) => installFrom(asking.part, locationId)} />
      )}
      {asking.what === 'remove' && <RemoveDialog {...props} />}
      {asking.what === 'fit' && <FitDialog {...props} isNew={asking.undo !== undefined} />}
    </>
  );
  return { commands, dialog };
}

export type PartCommands = ReturnType<typeof usePartCommands>['commands'];
