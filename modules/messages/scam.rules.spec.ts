import { scamSignsIn } from './scam.rules.js';

test.each([
  ['I will send a cashier’s check for the full amount', ['cheque']],
  ['Certified cheque today, and you wire me the difference', ['cheque']],
  ['can I pay with USPS money order?', ['cheque']],
  ['I pay with Steam cards or a gift card', ['gift cards']],
  ['Text me the code we just sent so I know you are real', ['codes']],
  ['I sent a Google voice code, send it back', ['codes']],
  ['My shipping agent will collect it on Friday', ['agent']],
  ['I am deployed overseas, the mover comes to pick it up', ['agent']],
])('%s', (body, signs) => {
  expect(scamSignsIn(body)).toEqual(signs);
});

test.each([
  'Is the casting code 3970010 on the pad?',
  'Check the oil pan for cracks, please.',
  'I can pay cash when I pick it up on Saturday.',
  'My brother lives near you and knows Chevys.',
  'What is the paint code on the cowl tag?',
  'Is the radio driver included, and does it come with the brackets?',
  'I can send a check or pay cash, whatever you like.',
])('nothing to beware of: %s', (body) => {
  expect(scamSignsIn(body)).toEqual([]);
});
