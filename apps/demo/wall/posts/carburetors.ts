/** Posts about fuel and ignition, in the form that read-posts.ts reads. */
export const carburetorPosts = `
@176|post|carburetor||carburetors
Where to find the number, because "it is a four-barrel" is not enough for anybody to send you a kit:
- **Rochester Quadrajet:** seven digits on the driver side of the main body, vertical on most, beginning with 702 or 704. The later ones have eight and begin with 170.
- **Rochester 2G and 4G:** a round or triangular tag under an air-horn screw on early ones, later on the side of the float bowl.
- **Carter AFB, AVS:** a tag on a front screw, and often stamped on the edge of the base.
- **Holley:** LIST and a number on the choke horn.
- **Autolite 2100 and 4100:** a tag on a top screw; the venturi size is in a circle on the side, like **1.08**.
- **Stromberg 97:** the 97 is cast big on the side of the bowl.

Take a photo before you clean it. Numbers come off with the grease.
:112 Pin this, please.
:164 The choke horn on mine was milled off by somebody. That is also information.
:40 Found mine in thirty seconds with this.

@112|post|carburetor||carburetors
Sixty years of kits have taught me that four of five carburetors that come to my bench are not worn out. They are dirty, warped, or set by somebody who was angry. My sequence:
1. Look at the base on a plate of glass. Rock it. Warped tops do more harm than jets.
2. Check throttle shaft play with the plate closed. A little is fine, you can see daylight when it is not.
3. Float: shake it at your ear, weigh it if it is foam.
4. Everything out that comes out, soak what may be soaked, *never* the pump or the leather.
5. Set the float. With the gauge, not with the picture on the box.

Then put it on the car and do not touch it for a week.
:176 "Set by somebody who was angry." I will hang this over my bench.
:83 The week without touching is the hardest step.
:9 Leather in warm oil overnight, right?
:112 Neatsfoot or light motor oil, right. And spread the lip with a thumb.

@128|question|carburetor|Chevrolet: Nova|carburetors
Single-barrel Rochester on a 250. When I park facing down the driveway it floods, on the flat never. Float level is to the book. Is that normal?
!176 Somewhat, the bowl is at the front and gas runs to the main well. But it should not drip. Nine times of ten the casting has warped and the gasket between lid and bowl does not hold at the back. Lay the lid on glass. You can draw it true on 400 paper on the glass, wet, in a figure eight.
:152 Same engine, same driveway. Mine was the lid.
:@ You can slide a feeler gauge under it. Sanding now.

@61|question|carburetor||carburetors
Got this in a box of fifties Ford parts. Two barrels, three bolts at the base, the bowl has **94** cast into the side and a Holley name on the lid. The power valve end looks damaged. Is it any good for a flathead?
!134 That is a Holley 94, and it is what most of them came with from 38 on. Same three-bolt base as the 97. If the power valve seat in the bottom is cracked it will pull fuel under vacuum no matter what you do; if it is only dirty, a new gasket and valve and it will run for another lifetime. Many people like them better than the 97 for one reason: they do not leak at the shafts as soon.
:112 The seat can be lapped. Send me a photo from below.
:@ Not cracked. Photo sent. I will be keeping it.

@4|question|distributor||carburetors
Every set of points I have bought this year lasted under 800 miles. Rubbing block wears, dwell drifts. What am I doing wrong?
!112 Two things. Grease: a match-head of real cam lubricant on the cam, the little capsule in the box is not always it. And the block itself, the new ones are soft. Buy old stock in a yellowed box, look for a fiber block that is brown and not white. Also look at your cam under a glass. If it has rust pits it is a file.
:134 What he said about the boxes. I have a drawer.
:47 A drop of oil on the felt under the rotor, too. Everyone forgets that felt.
:@ The cam is pitted. It is a file! I will polish it.

@215|question|carburetor|Volkswagen: Type 2 Bus|carburetors
Do I have to use ethanol-free gas in the bus, or do I change the hoses and forget about it? It is 70 cents more here, and twenty miles away.
!212 Change every piece of rubber to hose that is marked for it, change the pump diaphragm, and drive it each week. What harms is standing for months, not the driving. For winter storage fill it with the good gas once, and run it for ten minutes so that it is in the carburetor too.
:176 What he said, and check the soft line at the tank. It is always the one that you cannot see.
:60 Marina gas, if you are near water.
:@ Hoses first, then winter gas. Thanks!

@60|post|carburetor||carburetors
Result of my winter test, in case it saves somebody the trouble. Same 283, same road, same tank of gas, 62 degrees. Stock 2GC: 17.1 mpg. Four-barrel from a 66: 16.2, and I used it. The two-barrel rebuilt with a new power piston: **18.4**. The old power piston had been hanging open since I bought the car. So the best tune-up was a part that I thought did nothing.
:176 Nobody ever looks at the power piston. Thank you for the numbers.
:246 I would like 18.4.

@146|question|distributor||carburetors
What do you use to set dwell these days? My meter is dead and the new ones are all for later cars.
!47 A feeler gauge gets you running, and an old dwell meter from a swap meet is ten dollars. The needle ones last forever. Check it against a good one at a tech night. If the points are new a business card is .012 to .015 and gets you home, measure yours.
:2 I have three, come to tech night and take one.
:86 On a window-cap Delco you need nothing, an eighth-inch Allen wrench with it running: in till it stumbles, half a turn back.
:@ I have the window! Never knew what it was for.

@91|post|carburetor|Chevrolet: Corvette|carburetors
A reminder from somebody with a burnt eyebrow: if it floods and you want to look down it, look from the side. And the fire extinguisher is *not* behind the car you are working on, where you would have to reach across. Mine hangs beside the door now, at the height of my hand.
:144 Glad that it was an eyebrow.
:212 Mine is there as well, since 1971, for the same reason.
:44 Dry powder works and will be in every stitch forever. Get a clean-agent one for the inside.

@231|question|carburetor|Lincoln: Continental|carburetors
Choke on the 64 430 opens within a minute and then it runs poorly until warm. I have cleaned the tube. How should I set it?
!106 Index mark first, then one notch richer at a time on a cold morning. But a choke that opens in a minute often has hot air that leaks in the wrong way: the stove tube in the exhaust is rusted through and pulls exhaust, so it heats at once. If the inside of the choke housing is black, that is your answer.
:56 Mine was black. You can sleeve it with a piece of brake line.
:@ It is as black as a stove. Sleeve it is. I would never have looked, thank you both.

@138|post|distributor|Plymouth: P15 Deluxe|
My late husband marked the distributor in the P15 with three scratches: summer, winter, and "bad gas". I moved it to the third one today, because it pinged on the hill, and it stopped. I do not know who gives him his good ideas, but I say thank you.
:51 He did it right. So did you.
:178 Oh, Ruth. Lovely.
:47 Three scratches. I am going to put those on mine.
`;
