import { isRobot } from './robots.js';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('a browser is a person; a crawler, a script and whoever names no browser is a robot', () => {
  for (const person of [firefox, firefox.replaceAll('145', '146')]) expect(isRobot(person)).toBe(false);
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  for (const robot of [crawler, 'curl/8.5.0', 'node', '', undefined]) expect(isRobot(robot)).toBe(true);
});

test('the answer is the same however often it is asked', () => {
  for (let nth = 0; nth < 1_100; nth++) expect(isRobot(firefox.replaceAll('145', `${nth}`))).toBe(false);
  expect([isRobot(firefox), isRobot('curl/8.5.0')]).toEqual([false, true]);
});
