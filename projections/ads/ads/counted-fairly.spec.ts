import { CountedFairly } from './counted-fairly.js';

const now = '2026-06-01T12:00:00.000Z';
const guest = (userAgent: string, ip = '192.0.2.1') => ({ ip, userAgent });

test('a viewer counts once in ten minutes, for each ad', async () => {
  const fairly = new CountedFairly();
  expect(await fairly.isCounted('seen one', guest('Firefox'), now)).toBe(true);
  expect(await fairly.isCounted('seen one', guest('Firefox'), '2026-06-01T12:09:00.000Z')).toBe(false);
  expect(await fairly.isCounted('seen two', guest('Firefox'), now)).toBe(true);
  expect(await fairly.isCounted('seen one', guest('Firefox'), '2026-06-01T12:10:00.000Z')).toBe(true);
});

test('one address cannot inflate a count by other browsers or accounts', async () => {
  const fairly = new CountedFairly(3);
  const counted = [];
  for (let nth = 0; nth < 5; nth++)
    counted.push(await fairly.isCounted('seen one', guest(`Robot/${nth}`), now));
  expect(counted).toEqual([true, true, true, false, false]);
  expect(await fairly.isCounted('seen one', { actor: { id: 'ana' }, ip: '192.0.2.1' }, now)).toBe(false);
  expect(await fairly.isCounted('seen one', guest('Firefox', '192.0.2.2'), now)).toBe(true);
});
