import { mailto } from './mailto';

test.each(['cora@example.com', 'parts&sons@example.com', "50%?#/='+@xn--mller-kva.de"])(
  'a link to %s leads to that address, with its subject',
  (address) => {
    const link = new URL(mailto(address, 'Re: A & B?'));
    expect(decodeURIComponent(link.pathname)).toBe(address);
    expect(link.searchParams.get('subject')).toBe('Re: A & B?');
    expect(decodeURIComponent(new URL(mailto(address)).pathname)).toBe(address);
  },
);
