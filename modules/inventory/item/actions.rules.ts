import type { ItemAction } from '../item.schemas.js';
import type { ActiveItem } from './active-item.state.js';
import { isEmpty, totalOf } from './quantities.rules.js';

/** The actions that an item's owner may take now: the buttons that the page shows. The decider decides in the end. Pure. */
export function itemActionsOf({ stock, offered, mergedInto, isDeleted }: ActiveItem): readonly ItemAction[] {
  if (isDeleted || mergedInto !== null) return [];
  if (offered?.heldBy) return ['move'];
  const isOne = totalOf(stock) === 1;
  return [
    'edit',
    ...(offered || isEmpty(stock) ? [] : (['list'] as const)),
    'count',
    'add',
    ...(isEmpty(stock)
      ? []
      : ([
          'remove',
          'move',
          ...(isOne ? [] : (['split'] as const)),
          'loan',
          'install',
          'write-off',
          'sell',
        ] as const)),
    'merge',
    ...(offered ? [] : (['delete'] as const)),
  ];
}
