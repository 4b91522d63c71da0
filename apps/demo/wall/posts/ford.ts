/** Posts about Fords, in the form that read-posts.ts reads. */
export const fordPosts = `
@9|question|engine|Ford: F-1|ford-flathead
My 51 F-1 runs 210 in traffic and is fine on the highway. Radiator was rodded last spring, water pumps are new, timing is where the book says. What is left? Before I boil it on the way to Jefferson I would like to have an idea.
!134 Traffic hot and highway cool is air, not water, if the pumps are really moving it. Is the fan the right one, the right distance, and is the pan under the front of the radiator still there? People leave off the splash apron and then the fan pulls air from everywhere but the core. After that: a good pair of 160 thermostats in the hoses, not none. Without thermostats the water goes through too fast for its own good.
:106 And look at the heads. If the gaskets are on the wrong banks, the holes do not line up at the back. It happens with 8BA engines more than anybody admits.
:@ No splash apron. It is hanging on the garage wall. I feel foolish, and relieved.
:134 It has been on half the garage walls of America.

@134|post|engine|Ford: Deluxe|ford-flathead
Somebody asked how to tell a 59A from an 8BA across a parking lot. From the seat of a man who has carried both:

1. **Distributor.** Sitting flat on the front of the engine, driven by the cam: that is the early one, up to 48. Standing up at the right front with its own shaft: 8BA, 49 to 53.
2. **Heads.** Studs and nuts, early. Bolts, late.
3. **Water outlets.** In the middle of the heads up to 48; at the front end of the heads on the 8BA.
4. **Count the studs.** 21 to a side until 1937 and some of 38, then 24.

If the bellhousing is cast onto the block it is the early one, if it bolts on it is late.
:9 The bellhousing is the one I always forget. Thank you, Walt.
:112 And plenty of late engines have got the early front cover and distributor since. Check two of the four before you say anything.
:229 I learned more from this than from the book I paid forty dollars for.

@106|post|cylinder-head||
How to read a Ford casting number, because I see it asked every week. Take **C5AE-6015-E**.

- **C** is the decade: B the fifties, C the sixties, D the seventies.
- **5** is the year in it, so 1965.
- **A** is what it was designed for: A full-size Ford, O Fairlane, D Falcon, Z Mustang, T truck, S Thunderbird.
- **E** is who released it: E for engine engineering. Z at this place is the service parts division.
- **6015** is what it is: 6015 a block, 6049 a head, 9510 a carburetor, 9425 an intake.
- The last letter is the change.

It tells when the *design* was released, not when yours was poured. For that read the date code nearby: 5K12 is October 12, 1965. The months are A to M, and they skipped the I.
:238 So a C6 part on my 67 does not mean that somebody changed it?
:@ Right. They used a design for as long as it was good. The date code should be some weeks before the car was built.
:56 I have had it wrong for thirty years with the month letters. I counted the I.

@56|question|engine|Ford: Galaxie 500|
Is there a way to tell a 352 from a 390 without pulling the heads? Outside they are the same engine as far as I can see.
!106 Measure the stroke. Pull a plug, put a stiff straw or a wooden dowel down the hole, turn the engine by hand and mark it at the bottom and at the top. 3.50 inches is a 352 or a 360. 3.78 is a 390. Straight down as you can; the plug hole is at an angle, so do it twice and take the larger number.
:161 Did this with a chopstick on my 66. Works.
:@ 3 and three quarters. It really is a 390. My brother owes me a dinner.

@161|post|pickup|Ford: F-100|
Twelve below this morning and the 66 started on the second try. Things I did in October that paid off today:
- battery on a board inside, on a maintainer
- 10W-30, not the 20W-50 it had when I bought it
- choke set so it closes all the way when cold, then cracks open a pencil lead once it fires
- a block heater from the farm store in a freeze plug hole

The heater core is another story. I wear the big coat.
:40 What block heater fits? Mine would like one.
:@ It goes by the diameter of the plug hole, so measure before the store closes.
:220 Same plan here in Stanley, plus cardboard over half of the radiator.

@238|question|carburetor|Ford: Mustang|southeast-wisconsin
67 with the 200 six. It idles fine, but when I step on it from a stop it falls on its face for a second and then goes. I rebuilt the one-barrel with a kit. Where do I start?
!176 Accelerator pump. Take off the air cleaner, engine off, look down the throat and open the throttle by hand. You want a good stream **right away**, not after a third of the travel. If it is late or weak: the pump diaphragm in many kits is stiff, or the little check ball under the nozzle is not seating. Soak the new diaphragm in gas overnight, and see that the pump rod is in the middle hole.
:106 And check the vacuum advance while you are there. A dead advance feels just the same. Suck on the hose; it should move and hold.
:@ It was the rod, in the wrong hole since the rebuild. One hole! Thank you.
:1 I have bookmarked this whole conversation.

@238|milestone|muscle|Ford: Mustang|southeast-wisconsin
I drove it. Four miles, no plates yet, my neighbor's field road, second gear. Everything I have done on it in two years was the first time I ever did that thing. It stalled once and I cried once, not at the same time.
:1 I am so happy for you, Amy. See you at the spring meet, with plates.
:53 The first four miles are the longest ones. Well done.
:9 Field roads count. Congratulations.

@59|post|convertible|Ford: Thunderbird|
A small thing for those with a 55-57 Bird and the hardtop: if it rattles at the back on every joint in the road, do not tighten the rear clamps further. The rubber blocks under the quarter windows have gone hard. I cut new ones from a hockey puck ten years ago and have not heard a word from it since.
:44 A hockey puck is about the right hardness. I have used them under seat tracks, too.

@8|post|muscle|Ford: Falcon Futura|
My mother is ninety today and I took her to lunch in the car that she bought new in 1963. She told the young man at the valet stand that he could look but he could not drive it. The Falcon ran perfectly, the top went down without a fight, and the waiter brought her a candle.
:59 This is the best thing I have read all month. Happy birthday to her.
:24 She is right about the valet.
:10 One owner, in the best meaning of it.

@24|question|starter|Ford: Econoline|
64 van, 170 six. The starter spins but does not grab, about one try in five, and then it grabs fine. New Bendix drive two years ago. Ring gear or drive?
!106 Turn the engine a third of a turn by hand the next time it does it. If it grabs then, the ring gear is worn in the places where the six stops, and there are three of those. You can take the ring off with heat and turn it over if only one face is chewed.
:47 Also look whether the mounting bolts are loose. I have seen two fixed with a wrench.
:@ Ring gear. Chewed in exactly three places. I turned it over and it is like new.

@106|post|intake-manifold||
Torque an old Ford V8 intake down in steps and from the middle out, and then do it **again** after it has been hot once. Half the vacuum leaks that I am asked about are an intake that was tightened once, cold, in whatever sequence the wrench happened to reach. It costs nothing. Check with a little propane from an unlit torch around the ports: if the idle picks up, there is your leak.
:56 I did mine again after reading this. Two bolts took almost half a turn.
:9 Works on the flathead as well. Ask me how I know.

@134|post|distributor|Ford: Deluxe|ford-flathead
Cleaned out the drawer where I keep worn-out points, so I can tell young people what to look for. A pit on one side and a mountain on the other means the condenser is the wrong value. Burned blue means too much current: somebody left out the resistor. Worn rubbing block and no grease on the cam: that is the owner. New points and condensers are a gamble today. When I find an old one in a good box at a swap meet, I buy it.
:112 I test every new condenser before it goes in. About one in six of the cheap ones leaks.
:76 What do you test with?
:112 An old capacitor checker at working voltage. A multimeter will not show it.

@9|post|fender|Ford: F-1|ford-flathead
Right front fender is done. It had been hit twice and fixed once, with lead as thick as my thumb. Melted that out, found the real crease, and worked it from both sides with a slapper and a dolly for four evenings. It took half a cup of filler in the end, not half a gallon. {@53}, your class paid for itself.
:53 Half a cup! Bring it to the spring class, they should see it.
:1 Can I see it before you paint it? I learn more from bare metal.
:@ Sunday, any time. Coffee is on.
`;
