import { call } from '@lib/api/call';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { actOnTestPage, getTestPage } from '@modules/payments/payments.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

export type Act = BodyInputOf<typeof actOnTestPage>;

/** Lets something happen at the test checkout. What follows from it comes by its webhook; whoever goes on from the page loads everything again. */
export function useActOnTestPage(ref: string) {
  const refresh = useInvalidate([getTestPage.path]);
  return useMutation({
    mutationFn: (act: Act) => call(actOnTestPage, { params: { ref }, body: act }),
    onSettled: refresh,
  });
}
