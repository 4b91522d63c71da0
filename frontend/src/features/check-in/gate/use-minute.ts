import { useEffect, useState } from 'react';

/** This moment by the phone, in steps of some seconds.
 *  units  milliseconds since 1970 */
export function useMinute(): number {
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return at;
}
