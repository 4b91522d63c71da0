import { z } from 'zod';
import { endpoint, IdParams, MadeFrom, Receipt, streamCommands } from '../kernel/http/contract.js';
import { photoUpload } from '../media/photos.contract.js';
import { LocationId } from './item.schemas.js';
import { LocationBody, LocationDetail, LocationView, NewLocationBody } from './location.schemas.js';

export const listLocations = endpoint({
  method: 'GET',
  path: '/api/inventory/locations',
  auth: 'member',
  consistent: ['inventory'],
  summary: "The tree of the caller's storage locations, parents before what is in them",
  query: z.object({ archived: z.enum(['true', 'false']).default('false') }),
  response: z.object({ locations: z.array(LocationView) }),
});

export const getLocation = endpoint({
  method: 'GET',
  path: '/api/inventory/locations/:id',
  auth: 'member',
  consistent: ['inventory'],
  summary: "One of the caller's storage locations, with its history",
  params: IdParams,
  response: LocationDetail,
  errors: ['LOCATION_NOT_FOUND'],
});

export const addLocation = endpoint({
  method: 'POST',
  path: '/api/inventory/locations',
  auth: 'member',
  summary: 'Make a storage location, alone or in another',
  body: NewLocationBody,
  response: Receipt,
  status: 201,
  errors: ['LOCATION_NOT_FOUND', 'LOCATION_ARCHIVED', 'TOO_MANY_LOCATIONS', 'TOO_DEEP'],
});

export const reviseLocation = endpoint({
  method: 'PUT',
  path: '/api/inventory/locations/:id',
  auth: 'member',
  summary: 'Change the name, kind and note of a storage location',
  params: IdParams,
  body: LocationBody.extend(MadeFrom.shape),
  response: Receipt,
  errors: ['LOCATION_NOT_FOUND'],
});

const locationCommand = streamCommands('/api/inventory/locations', ['LOCATION_NOT_FOUND']);

export const moveLocation = locationCommand(
  'move',
  'Move a place, with all that it holds, into another',
  ['LOCATION_ARCHIVED', 'INSIDE_ITSELF', 'TOO_DEEP'],
  z.object({ parentId: LocationId }),
);
export const archiveLocation = {
  ...locationCommand(
    'archive',
    'Put an empty place away for good; the rest of what it holds moves first, where that is named',
    ['LOCATION_NOT_EMPTY', 'LOCATION_ARCHIVED'],
    z.object({ moveRestTo: LocationId.optional() }),
  ),
  consistent: ['inventory'], // its content, including what the caller has just put into it
};
export const restoreLocation = locationCommand('restore', 'Use an archived place again', []);
export const undoLocationStep = locationCommand(
  'undo',
  "Undo one step of the place's history; undoing an undo does it again",
  ['STEP_NOT_FOUND', 'STEP_BUILT_ON', 'STEP_STAYS', 'LOCATION_ARCHIVED', 'INSIDE_ITSELF', 'TOO_DEEP'],
  z.object({ step: z.number().int().min(1) }),
);

export const setLocationPhoto = photoUpload({
  path: '/api/inventory/locations/:id/photo',
  summary: 'Show a photo of a place',
  errors: ['LOCATION_NOT_FOUND'],
});

export const removeLocationPhoto = endpoint({
  method: 'DELETE',
  path: '/api/inventory/locations/:id/photo',
  auth: 'member',
  summary: 'Take the photo of a place away',
  params: IdParams,
  response: Receipt,
  errors: ['LOCATION_NOT_FOUND'],
});
