import { type CallInput, call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import {
  addLocation,
  archiveLocation,
  moveLocation,
  removeLocationPhoto,
  restoreLocation,
  reviseLocation,
  setLocationPhoto,
  undoLocationStep,
} from '@modules/inventory/locations.contract';
import type { Receipt } from '@modules/kernel/http/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshItem } from './item.mutations';

/** A command for one place. */
export type LocationCommand =
  | { readonly type: 'revise'; readonly body: CallInput<typeof reviseLocation>['body'] }
  | { readonly type: 'move'; readonly parentId: string | null }
  | { readonly type: 'archive'; readonly moveRestTo?: string | null }
  | { readonly type: 'restore' }
  | { readonly type: 'undo'; readonly step: number }
  | { readonly type: 'set-photo'; readonly file: File }
  | { readonly type: 'remove-photo' };

/** Makes a place; the response has its id. */
export function useAddLocation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof addLocation>['body']) => call(addLocation, { body }),
    onSuccess: () => refreshItem(queries),
  });
}

/** Sends a command for one place. A place's name is in the path of each item there, so items are refreshed too. */
export function useLocationCommand(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (command: LocationCommand): Promise<Receipt> => send(id, command),
    onSettled: () => refreshItem(queries),
  });
}

function send(id: string, command: LocationCommand): Promise<Receipt> {
  const params = { id };
  switch (command.type) {
    case 'revise':
      return call(reviseLocation, { params, body: command.body });
    case 'move':
      return call(moveLocation, { params, body: { parentId: command.parentId } });
    case 'archive':
      return call(archiveLocation, {
        params,
        body: command.moveRestTo === undefined ? {} : { moveRestTo: command.moveRestTo },
      });
    case 'restore':
      return call(restoreLocation, { params });
    case 'undo':
      return call(undoLocationStep, { params, body: { step: command.step } });
    case 'set-photo':
      return upload(setLocationPhoto, command.file, { params });
    case 'remove-photo':
      return call(removeLocationPhoto, { params });
  }
}
