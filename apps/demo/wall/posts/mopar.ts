/** Posts about Chrysler products, in the form that read-posts.ts reads. */
export const moparPosts = `
@31|question|differential|Dodge: Charger|mopar-b-body
Which 8¾ do I have? The seller called it a 489 but I would like to be sure before I pay 489 money. It is out on the floor, covered in grease.
!65 Wipe the left side of the carrier, the number is cast on it. The last three digits name it: **741** is the small 1⅜ pinion, **742** has the big 1¾ straight pinion, **489** has the 1⅞ tapered pinion with a crush sleeve. All of them go into the same housing, so anything is possible.
:86 There should also be a tag under one of the nuts with the ratio. If it is gone, count teeth: ring divided by pinion.
:@ 2881489, and a tag with 3.55. He was honest. I paid him.

@65|post|muscle|Plymouth: Road Runner|mopar-b-body
Before you buy a fender tag car: read the tag from the bottom row up, left to right, and compare what you can *see*. The engine and transmission codes are on the bottom line with the body, then paint and trim. Take a photo, go home, decode it at the kitchen table. A tag is two screws. The numbers stamped into the radiator support and the trunk lip are harder to bring along.
:31 And look at the screws. Bright screws on an old tag make me put my wallet away.
:162 The radiator support stamp is how I found out that mine was two cars.
:86 Happened to a friend with a very nice B5 blue one. Very nice, and very much two cars.

@86|question|carburetor|Plymouth: Satellite|mopar-b-body
383 with the AFB. Hot, parked for twenty minutes, it cranks forever and then starts with a black cloud. Cold it is fine. Boiling over?
!112 Yes, percolation. Today's gas boils lower than what the AFB was set up for. Three things help, in this sequence: the heat crossover in the intake blocked or at least the heat riser valve working freely; a thick insulating spacer under the carb; and the fuel line away from the head. Check the float level too, a sixteenth too high makes it twice as bad.
:31 Stuck heat riser was mine. It was rusted shut and cooked the floor of the intake.
:@ Heat riser. Frozen solid. Freed it with penetrating oil and a small hammer. Starts like a modern car now.

@47|post|engine|Dodge: Dart|
Valve lash day on the Slant Six. 10 intake and 20 exhaust, hot, running if you are brave, and I am. For the newcomers: it *should* tick a little. A silent Slant Six has its valves too tight, and tight valves burn. Mine is at 231,000 miles and has never had its head off.
:162 I do mine hot and stopped, and I sleep better.
:138 What does one do about the oil on the fender with it running?
:@ An old towel, {@138}, and a low idle. It is only a few drops.

@138|question|bench-seat|Plymouth: P15 Deluxe|
My P15 seat has the original cloth and it is going at the front edge. I do not want to lose the pattern. Is there anything to be done short of a new cover?
!67 Yes. Take the cover off, wash nothing, and put a strip of heavy muslin behind the worn edge with a heat-set fabric adhesive made for upholstery. Then turn the front panel so that the good part that was tucked under comes up, there is usually two inches. I did that on a 54 Buick and you have to look for it.
:44 Agree. And put a new piece of cotton under it so it does not ride on the spring edge, that is what wore it through.
:@ There are two and a half inches tucked under. Thank you, I will sew this weekend.

@162|post|wheel|Dodge: Coronet 440|mopar-b-body
For everyone who bought their first old Mopar this year: **the driver-side lug nuts have left-hand threads** through 1970. They are stamped L if you are lucky. If you lean on one with a four-foot pipe and it does not come loose, stop. You are tightening it. I replace three studs a year for people who did not stop.
:223 Two of those three were me, in 1994.
:86 I painted an arrow on the inside of my hubcaps for whoever comes after me.
:47 My tire shop broke two last fall. I now drive there with a note on the dash.

@65|question|bucket-seat|Plymouth: Road Runner|mopar-b-body
Is there a way to soften original vinyl that has gone stiff but is not cracked? These are the front seats, all original, and I would rather not recover them.
!44 Stiff means the plasticizer has left, and nothing really puts it back. What you can do is stop it from getting worse: clean with mild soap, no silicone dressings, keep sun off, and warm the car before you sit on it in winter. Cold vinyl is what cracks.
:67 And have somebody make the seam reinforcement from behind before it opens. Easy while it is whole.
:@ Not what I hoped, but now I will not ruin it with goo. Thanks.

@31|milestone|muscle|Dodge: Charger|mopar-b-body
The four-speed is in and it is loud and I am grinning like a fool. Bought it as an automatic from a man in Waukesha in 2017. Pedals from a wreck, hump cut and welded, crank drilled for the pilot bushing by a friend with a magnetic drill press. Nine years of looking for parts, one weekend of driving around the block to hear second gear.
:65 The hump is the part where most give up. Respect.
:86 Second gear past a brick wall. There is nothing like it.
:0 I think I heard you in Janesville.

@202|post|engine|Chrysler: New Yorker|
The 392 turned over by hand today. It had been stuck since before I bought it. Method, for what it is worth: plugs out, a mix of acetone and transmission fluid in every hole, and then *nothing* for two weeks but topping up. Then a long bar on the flywheel teeth, not on the crank bolt, a few pounds of pull this way and a few that way. On day seventeen it gave a creak like a door, and moved an inch.
:78 Patience is the tool that is not in the catalog. Congratulations.
:134 Flywheel teeth, yes. I have seen crank bolts snapped off for want of a week.
:25 There is hope for my DeSoto yet.

@25|question|radiator|DeSoto: Firedome|
Does anybody know what pressure cap a 55 DeSoto with the 291 takes? The radiator neck looks like any other and the store gave me a 16 pound one, which scares me.
!202 It should scare you. Use a 7 pound cap. The core and the heater were made for that, and sixteen will find the weakest seam you own.
:@ Seven it is. The store had to look in the tractor book.

@86|post|gauge-cluster|Plymouth: Satellite|mopar-b-body
Did the ammeter bypass after the smell of hot plastic on the way home from a show. If you own a sixties Mopar with the original bulkhead connector: pull it apart and **look** at the two big terminals. Mine were brown and the red wire had no insulation for an inch. All the charging current of the car goes in there, through the gauge, and back out. I kept the gauge for looks and ran the charge wire past it, with a fusible link.
:47 Same on the Dart. It is the first thing I do on any of them.
:31 Doing this before spring. Did you drill the connector or go around it?
:@ Around it, through its own grommet. Then nothing is cut, and the next owner can put it back.

@223|post|muscle|Plymouth: Duster|
The Duster got its quarter window felts, a glove box liner that is not made of dust, and a horn that works on purpose. Not much to look at in a photo. But these are the three things I said every spring that I would do *next* spring.
:162 The small ones are the ones you notice every time you drive it.
:164 A horn that works on purpose. I am stealing that.
`;
