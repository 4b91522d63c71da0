/** Posts about Chevrolet trucks, in the form that read-posts.ts reads. */
export const chevroletTruckPosts = `
@111|question|carburetor|Chevrolet: 3100|chevrolet-advance-design
What carb is this? It came on my 52 with the 216. One barrel, the glass bowl is on the fuel pump and not on the carb, and there is a round brass tag under one of the top screws with **574S** stamped in it. The linkage side has a second lever that goes nowhere.
!176 A brass tag under an air-horn screw with a number and an S is how Carter did it, so you have a Carter, and on a 216 that will be a W-1. A Rochester has its name cast into the lid. Do not throw the tag away when you rebuild it: the tag is what the kit is looked up by.
:92 The lever that goes nowhere is for the hand throttle. Trucks had the knob on the dash, and somebody took the cable out.
:@ There is a hole in the dash with a plug in it. Mystery solved twice. Thank you both.

@159|question|differential|Chevrolet: 3100|chevrolet-task-force
How do I find out which rear axle ratio my 59 Apache has without pulling the cover? There is a number on the housing but it is under sixty years of grease, and I would rather know tonight.
!0 Jack up **both** rear wheels, transmission in neutral, chalk a line on the driveshaft and one on a tire. Turn the tire exactly one full turn with both wheels going the same way and count driveshaft turns. Just under four is the usual 3.90 of a half-ton.
:30 If only one wheel is off the ground, turn that wheel twice for one count. Easy to get wrong at midnight.
:@ Three turns and nine tenths. 3.90 it is, and now I know why it screams at 60.

@30|post|bench-seat|Chevrolet: 3100|chevrolet-task-force
Seat is back in the 58. New springs from the truck catalog did not fit the old frame, so I cut the bad corner out of the original spring set and hog-ringed in a corner from a parts-truck seat. Burlap, then cotton, then an inch of sew foam, and the cover went on in one cold evening with the heater pointed at it.

**What I would do again:** leave the cover in the sun or in front of a heater for an hour first. It stretches like a different material.
:44 Heat is half of the trade. And burlap over the springs, always: without it they eat the foam in two summers.
:92 My cover has been in its box for a year because I was afraid of it. You have shamed me into it.

@92|post|tail-light|Chevrolet: 3100|chevrolet-task-force
Warning on reproduction tail light housings for the 55-59 Stepside: the pair I got has the lens screws a quarter inch out, so an original lens does not seat and the gasket does nothing. They hold water. I found out when the left one was half full after one rain.

Check three things before you paint them:
- hold an **original lens** to it, not the one in the bag
- look for a drain hole at the bottom; mine had none
- see whether the bracket studs are metric
:0 Same with mine. I drilled a 1/8 hole at the bottom and used the old lenses. The studs were metric, too.
:159 Good to know before I ordered. I will clean up the dented originals.

@40|question|engine|Chevrolet: C10|
Bought my first truck. The seller says it is the original 350 but the casting number behind the heads on the driver side is **3970010** and the forum I read says that means anything. What do I have?
!144 The forum is right. 3970010 was used from 1969 to 1979 or so, for 350s mostly, two-bolt and four-bolt, cars and trucks. Read two more things: the casting date next to it, a letter for the month, then the day, then the last digit of the year, and the stamped pad in front of the passenger-side head. On a 72 the pad also has part of the VIN on it. If those last digits match your title, it is the one it was born with.
:152 Wipe the pad with brake cleaner, no sandpaper. Numbers that thin are gone with one pass.
:@ It has the VIN! They match. I called my grandpa.
:0 That was worth ten minutes of brake cleaner. Welcome to trucks, {@40}.

@152|post|transmission|Chevrolet: C10|
Three on the tree clashed going into second for as long as I had the truck. Before you pull the box, do what I should have done eight years ago: both shift levers at the transmission in neutral, a 3/16 rod or drill bit through the levers at the bottom of the column, *then* adjust the swivels so they drop in without pushing. Took fifteen minutes on my back. Shifts like it is ashamed of itself.
:40 Saving this. Mine hangs between first and reverse sometimes.
:@ That is the same adjustment, and look at the bushings in the levers. Eight dollars.
:246 On the cars it is the same trick, only there is less room.

@246|question|gauge-cluster|Chevrolet: 210|
56 car, temperature gauge goes to the peg as soon as I turn the key, cold engine. Unhooked the wire at the sender and it drops to the bottom. Bad gauge or bad sender?
!176 If it drops when you take the wire off, the gauge and the wire are fine. The sender is shorted or it is the wrong one. A sender for a later gauge reads far too hot on a 56. Ohm it cold against a known good one.
:35 Teflon tape on the threads can fool you the other way: no ground, no reading.
:@ It was a sender from a universal kit. New one reads 175 on a warm day. Thanks, Terry.

@0|post|engine-block|Chevrolet: 3100|chevrolet-task-force
For everybody who writes me about a 235: a quick way to see what you are looking at, from a man who has hauled too many of them home.

- **Valve cover held by two nuts on top in the middle:** 216 or an early 235.
- **Valve cover held by four screws along the lower edge:** the later 235, from 1954 on, or the 261 truck engine. Those are the full-pressure ones that you want.
- **A 261** looks like the later 235 from outside. Read the casting number before you pay 261 money.

And take a flashlight. Freeze cracks hide under the grease along the water jacket. Wipe it clean before you shake hands.
:1 Printed and hung over the bench. Mine is the two-nut kind.
:111 The two-nut 216 in mine has run since 1952 on dippers and good intentions. Do not let anybody talk you out of one that runs.
:@ True. A 216 that is kept below 55 outlives its owner.
:220 Good list, and it goes for the flashlight on any make.

@111|post|stepside|Chevrolet: 3100|chevrolet-advance-design
Wind was under thirty today, so the doors went on the 52. Both of them close with one finger now. What it took: new hinge pins, the cab mounts shimmed at the front by one washer each, and the striker moved about the width of a pencil line. I had spent two winters blaming the doors. It was the cab.
:1 Which washers at the front, between the cab and the frame or under the rubber? Mine drags at the bottom on the driver side.
:@ Between the frame and the lower pad. Dragging at the bottom rear means the front wants to come up a bit, {@1}. Try one washer, close the door, look again.
:53 Hinges last, mounts first. Same on every cab I ever hung.

@1|question|brake-drum|Chevrolet: 3100|chevrolet-advance-design
Are the brakes on a 51 half-ton the Huck type or Bendix? Two catalogs disagree and I do not want to buy shoes twice. The drums are rusted on, so I cannot look yet.
!30 A 51 has Bendix. The Hucks went away after the 1950 trucks. The way to see it from outside: look at the backing plate. Bendix has one anchor pin at the top and an adjuster slot at the bottom. Huck has two anchors at the bottom.
:111 And if the drum will not come off, back the adjuster off through the slot first. You are pulling against a ridge.
:@ One pin at the top! Bendix. The left drum came off with a lot of language.
:0 I have a pair of good drums on the shelf if yours measure too big.

@30|milestone|stepside|Chevrolet: 3100|chevrolet-task-force
First day of honest work for the 58 in twenty-six years. Six bales, two miles of section road, one gate that still sticks. It ran at 170 degrees the whole way and the brakes pulled straight. Nobody here was impressed except me and the dog.
:0 Six bales and a dog is exactly what they were built for.
:159 The dog knows. Beautiful truck.
:220 A truck with hay in it looks ten years younger.

@159|post|grille|Chevrolet: 3100|chevrolet-task-force
Traded two good bed strips for a 58-59 grille with all its teeth. It has one dent the size of a quarter, and I will take that over any new one: the stamped originals are thicker and the lettering is sharper. Does anybody here straighten anodized pieces, or do I leave it alone?
:30 Leave it alone. Anodizing cracks when you move the metal under it.
:53 What Teresa said. Push it only from the back with a block of wood, and stop when it is better, not when it is perfect.

@115|post|share||chevrolet-task-force
Car covers, all sizes, this week only, 40 percent off. Also floor mats, seat warmers and phone holders for every car made since 2010. Write me for the list, I have a warehouse.
`;
