/** Posts about makes that are no more, and others beside the big three, in the form that read-posts.ts reads. */
export const orphanPosts = `
@76|question|brake-drum|Studebaker: Commander|studebaker
Rear drums on the 55 will not come off. I have had a three-jaw puller on one for a week, with heat. What am I missing?
!203 You are missing the right puller, and please stop before you break the drum. It is a tapered axle with a key. You need the heavy hub puller that bolts to the **wheel studs** and pushes on the axle end, leave the nut on flush to save the threads, tighten it, and hit the puller's wrench lugs with a big hammer. Leave it under tension overnight if it does not jump. Stand to the side: when it goes, it goes like a shotgun.
:240 Wheel studs, yes. Half the cracked drums at the swap meets were made by three-jaw pullers.
:2 I will bring mine to Rockford, you can borrow it for a week. It weighs as much as a dog.
:@ Borrowed Marge's. The right one jumped after ten minutes, the left one overnight at 2 am. It woke up my dad.

@240|post|engine|Studebaker: Golden Hawk|studebaker
For those new to the Studebaker V8, the short list that I wish somebody had given me with my 57:
- the firing sequence is **1-8-4-3-6-5-7-2**
- adjust the valves; they are solid lifters, every one of them, always
- only the late engines, from 63, have the full-flow filter; on the others change the oil like you mean it
- a 259 and a 289 are the same outside; the crank is the difference
- the timing gear is fiber. If you have the front off, put in the aluminum one
:203 The only thing I would add: clean out the block. There are two inches of sand and rust at the back by the core plugs, and everybody blames the radiator.
:178 Mine is the six, but I am copying it out for my nephew.
:76 Took four pounds out of mine behind number eight.

@178|post|coupe|Studebaker: Champion|studebaker
I am seventy-six and the Champion is seventy-six, and we both started this morning without choke. That is all I wanted to say. The leaves are down in Galloway and the road was dry, so we went for the mail the long way.
:2 Best post of the week, Loretta.
:51 I have you both beat by a year. I needed some choke.
:76 What a morning. Wave when you come through Elkhart.
:203 The Champion is a fine age.

@203|question|transmission|Studebaker: Lark|studebaker
The overdrive in a friend's Lark drops in but will not come out until he stops. Kickdown switch is new. What next?
!106 Kickdown only cuts the ignition for an instant so that the pawl can let go. If the relay is fine and the wire to the coil is on the right terminal, listen when you floor it: no stumble at all means the ground circuit is not happening. Check that the solenoid's second contact is clean, that is the one that grounds the coil.
:240 And the cable. If the handle under the dash is not pushed home, everything acts strange.
:@ The contact inside the solenoid was black. Cleaned with a strip of card. He sends his thanks, he is not on here.

@2|post|sedan|Studebaker: Lark|second-thursday
Twelve people came to the tech night at my place and nobody left before eleven. We got the wipers on the Lark to park, found a vacuum leak with a length of hose held to an ear, and ate two pans of bars. Next time we meet on the second Thursday. Bring a thing that does not work.
:76 I will bring a window regulator.
:1 Am I allowed with a Chevrolet?
:@ You are allowed with bars, {@1}.

@78|question|carburetor|Hudson: Hornet|
Twin-H on a 53 Hornet. It will not idle below 700 without one carburetor doing all of the work. I have set and reset both WA-1s. What do you use to balance them?
!112 A synchronizer, the kind with the little float in a glass tube that the import people use, works on yours with a rubber adapter. Disconnect the link between the two **first**, set the airflow equal at idle with the speed screws, then the mixtures one at a time, and only then connect the link so that it moves neither. Most people adjust with the link on, and the link fools them.
:97 Same procedure for SUs. The link always has the last word.
:@ Link off, ten minutes, idles at 550 with a nickel on its edge. Thank you, Harold!

@19|post|sedan|Nash: Ambassador|
People ask whether the seats of the Nash really fold into a bed. They do. I slept in it at Iola in the rain, dry as toast. If you own one: check the pads where the front seat back rests on the rear cushion. Mine had worn through the cloth, and two squares of carpet fixed it.
:78 Unibody, and no leaks. They knew something in Kenosha.
:246 I parked next to you! The windows were fogged and we tiptoed.

@64|post|muscle|AMC: Javelin|
Warning for AMC people: the rear hub on the Model 20 axle is two pieces, a hub pressed onto a tapered, splined shaft. **It is not supposed to be reused when it has spun**, and the nut is torqued to 250 foot-pounds, not "good and tight". If you hear a tick when you back out of the driveway, park it. A new hub cuts its own splines, you tighten it dry until it is at the right place. I watched a wheel pass me once. Once is enough.
:203 Same lesson as our tapered axles, only louder.
:128 Did it stay in its lane at least?
:@ It made a better left turn than I did.

@220|question|engine|International: B-110|
Which oil filter housing did the 266 have from the factory in a 60? Mine has been changed to a spin-on with hoses that I do not trust.
!292 The V8s had a canister on the side with a drop-in element, and the adapters that turn it into a spin-on bolt right to that pad, no hoses needed. If you have hoses, somebody moved it to clear an exhaust. Look for the cast pad low on the side; if it has a plate with two fittings, that plate is what you unbolt.
:15 The tractor dealer can still get the canister gasket. Ask for it by the size, not by the truck.
:@ Found the plate. Tractor dealer had the gasket on the shelf, a dollar eighty.

@292|post|stepside|Willys: Pickup|
Set the F-134 timing by ear for twenty years, and it always was a bit lazy on the hill out of town. Last week I bothered to clean the flywheel window and use a light. It was eight degrees off. Eight. I now climb the hill in third.
:220 In third! You will need better brakes.
:112 Nobody believes their own timing until they clean the marks.

@50|question|engine|Chevrolet: Corvair Monza|
Oil leak weather report: every pushrod tube on my 63. I am about to do all of the O-rings. Which material, and do I need to pull the heads?
!99 Viton, the brown ones. Nothing else lives down there next to the exhaust for long. You do not pull the heads: valve cover off, rocker off its stud, pushrod out, and the tube drives out through the head with a puller or a careful tap. Clean both bores until they shine before the new rings go in, and oil them.
:126 Do a side a day. On day two you are twice as fast.
:@ Both sides done, nothing on the cardboard this morning. It feels like a different car, and I have no excuse for the smell any more.

@184|post|hardtop|Packard: Clipper|
Word for anybody buying a 55 or 56 Packard: before you look at the paint, switch on the key and watch the tail. The load leveler should think for some seconds and then bring it up. If it does not, do not walk away, only ask for a few hundred off and then read the wiring diagram. Ours was one corroded limit switch and a ground. It now sits level like the ads.
:19 I love that it thinks.
:231 We Lincoln people know about cars that think.

@64|milestone|muscle|AMC: Javelin|
Six years, four months. The Javelin passed its inspection, on the first try, with its own brakes and its own lights. The young man with the clipboard had never seen one and walked around it twice. Then he asked what it was. I had a speech prepared for this since 2019.
:25 We all have the speech. Congratulations, Peggy.
:8 Was it the short version?
:@ It was not.
`;
