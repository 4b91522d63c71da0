/** Posts that many members answer, in the form that read-posts.ts reads. */
export const longTalkPosts = `
@83|post|hubcap|||58
What was the first car that you ever worked on, and what did you break? Mine: a 53 Buick, my mother's. I broke the only thing that worked, the clock.
:134 A 34 Ford. Broke an axle and my collarbone, on the same corner.
:51 The one I have. Stripped the drain plug on day two, it is still a little crooked.
:6 My father's Farmall. The magneto. He made me fix it before supper.
:25 A Valiant. I took the push buttons out and could not get them back in the same places. Neutral was Reverse for a year.
:47 Dart. I broke nothing because it does not break.
:223 A stud. And then two more. See Charles.
:162 Always happy to help.
:8 The Falcon, the one I have. I painted the engine with wall paint. Yellow.
:40 It is the C10, last month. I broke a bleeder. Then its neighbor.
:238 Mustang, and a fingernail, and a promise to my landlord.
:2 A Lark wagon. I drained the transmission and filled the engine.
:203 Marge, that explains the second Lark.
:17 An MG of course. I broke the habit of being on time.
:39 I broke a knuckle. It has been the same one ever since.
:202 A 48 Dodge truck, fluid drive. I broke nothing but the speed record for the slowest clutch job.
:178 We did not break things, we had only the one car.
:35 A Vega. It was broken already.
:44 I cut a headliner while cutting the string it was packed in. I was six, and it was my uncle's shop.
:112 A Model A. I lost the needle of the carburetor and made one from a nail. It ran.
:116 A Tempest, four cylinder. I broke my belief in four cylinders.
:212 Beetle, 1967. I tightened a plug too well, and helicoiled it myself at fifteen.
:161 This F-100. And the dipstick tube, and my other F-100.
:0 My uncle's 57. I dropped a socket into the bellhousing. It is still in there, I hear it in left turns.
:9 Ray. You said that was a stone.
:292 A Jeep with no floor. You cannot break what is not there.
:1 I am the owner of eleven coffee cans. Everything was broken when I came.
:72 My bicycle counts, doesn't it? It had points.
:83 It counts. Everything with points counts.

@54|question|radio|||44
What do you listen to in the garage? I am wearing out the same three tapes.
!25 AM radio, whatever comes in at night. The fading is part of it.
:178 Ball games. When there is none, the weather.
:47 The engine.
:68 Podcasts about crime. It has made me label everything.
:51 Polka, Saturday from nine. It is the right speed for filing.
:79 Dad whistles. You cannot turn it off.
:161 Heavy things, as loud as it goes. The mill did this to me.
:6 Nothing. I want to hear the cutter.
:30 The dog, and western swing.
:64 Steel guitar records from my aunt. On a player with a car needle. Not really.
:223 Police scanner. Habit.
:99 Seventies Japanese pop. It is the right year for the 280.
:164 The radio of the GTO, on the bench, on a battery.
:212 Opera. I weld better in Italian.
:126 Surf.
:231 The vacuum pump. Hours of it.
:203 My wife reads to me from the shop manual with voices.
:2 Stan, I have heard that. The condenser is very good.
:43 Oldies, and I am at the age that it is music of my high school.
:116 AM, like Yolanda. WLAC is not what it was.
:97 Rain.

@106|post|engine|||29
Let us collect them: the best repair by a previous owner that you have ever found. I start. A Ford truck, oil pressure 45 at all times, also with the engine off. The gauge had been turned with a screwdriver and glued.
:35 A quarter panel made of three road signs. You could read DETOUR from inside the trunk.
:84 I have the rest of that road, in a Datsun.
:99 Battery tray, pizza pan, already mentioned. It had seasoning.
:44 Seat foam: newspapers from 1961, rolled, and tied like hay. It was comfortable.
:67 A headliner that was a bed sheet with a flower print. Ironed. I nearly left it.
:112 A carburetor with a dime for a power valve.
:9 Body filler below the lead that was below the body filler.
:53 Bob, I know that fender.
:220 Baling wire. Everywhere. And it held, so that is not a joke about it.
:47 Fuse replaced with a .22 shell. They really did that. I framed it.
:106 Please say it was an empty one.
:47 It was not.
:86 Ignition wire that went out the window and in at the firewall.
:65 Fender tag glued on, from another color, another year and I think another make.
:83 Wood screw for an idle mixture screw. It idled!
:214 Fin with a tail light from a 60. Just one.
:126 A garden hose. In the heater, the fuel line and the vacuum. In green.
:215 Mine had cat food tins as rocker patches. Seven flavors.
:50 An umbrella as a wiper. On a stick. For the passenger to hold.
:134 A leather belt for a rod bearing. Got a man from Toledo to Cleveland in 1958. I knew him.
:6 Leather, yes. Bacon rind, too. Both have been done and both have worked for a day.
:78 Bacon. Now I have heard it all.
:240 Supercharger belt tightened by a brick. It had a notch for it.
:25 Every trim clip was a hairpin. Thousands.
:30 My bumper was held by a hay hook. I keep it on the wall.
:0 A cab corner made of cement. With a date scratched in, and a paw print.
:1 Ray, please tell me that is still in the barn.
:0 It is the door stop.

@140|post|toolbox|||17
One tool, under twenty dollars, that you would buy again tomorrow. I start: a set of plastic trim wedges.
:67 Curved needle. Four of them, you lose three.
:6 A six inch scale, the kind with the fine lines on one end.
:35 Magnet on a stick.
:215 Magnetic corner clamps. I have no third hand.
:176 A jar of tiny brushes for guns.
:79 Paint pen, white.
:9 The pick set. Every ring, every clip, every old gasket.
:116 A telescoping mirror.
:161 Hand warmers. Put one on the carburetor, too.
:126 A headlamp. It is on my head right now.
:212 Feeler gauges, the bent ones.
:223 A bag of clothespins.
:202 Twelve feet of clear hose. Level, bleed, listen, siphon.
:97 Clear hose, seconded.
:47 A test light. The old one, with the bulb.
:51 Brass hammer.
:72 Knee pads from the gardening shelf.
:30 A cheap stethoscope.
:83 Valve-cover-sized cookie sheet. Everything goes on there in the sequence it came off.
:44 Tailor's chalk.
:164 A notebook. Ninety-nine cents.
:1 Freezer bags. I came to it late.
:133 She did. I am proud of you.

@43|post|convertible|||8
How did you get into it? Not the car, the *people*. I went to a breakfast run in 1988 to sell a jack, and I never sold the jack.
:59 My neighbor needed somebody to hold the other end of a windshield.
:209 I was pulled in by the jack, Gus. You told me to hold it.
:2 A sign at the gate: "volunteers". I could not read the small print.
:203 By marriage. Her dad had nine Studebakers and one rule.
:178 Church supper, 1969. I said that I liked the color.
:240 I asked a man at a gas station what the whine was. Two hours.
:25 The DeSoto broke down in front of a club meeting. In *front* of it.
:8 Three strangers pushed my mother and me out of an intersection. One of them had a card.
:68 My cousin needed seats.
:1 I wrote hello here, and on the next Sunday there was coffee in Reedsburg.
:9 There is always coffee in Reedsburg.
:223 My dad ran the gate before me, and his before him.
:64 Somebody waved. Nobody waves at a Javelin.
:31 I bought a part and stayed for four hours. He was out of parts, not out of stories.
:0 I remember. I had one more story.
:17 Rain at a British meet. There was one tarp.
:260 One van, then a field with forty vans. It was like finding cousins.
:144 A judge told me kindly what was wrong with my car. Then he helped me to fix it.
:79 Dad. And then Dad's friends. And now they are mine.
:38 A class in Wisconsin. I flew there for a bowl.
:53 And it was a good bowl.
`;
