/** Posts about cars of General Motors, in the form that read-posts.ts reads. */
export const gmCarPosts = `
@246|question|engine|Chevrolet: 210|southeast-wisconsin
I was told that the 265 in my 56 is an early one because it has no oil filter on the block. Is that right, and can I add one?
!144 The 55 blocks had no place for a filter at all; in 56 the boss arrived. So either you have a 55 block or a 56 where somebody put a plate over it. Look at the driver side at the rear, above the pan rail. For a 55 the dealer sold a bypass filter that hangs on the intake with two lines, and that is still the simplest thing. It filters a part of the oil all the time, which is a lot better than none.
:0 I have one of those canisters with the bracket, if you need it. Lines are easy.
:@ No boss. It is a 55 block in a 56 car. Ray, I am on my way.

@38|question|sedan|Chevrolet: Fleetline|
The rear roof brace on a 52, where the headliner bow sits, has cracked. Anybody welded this without cooking the paint outside? It is original paint and I would like to keep it that way.
!53 Do not weld it. Make a doubler from 20 gauge, form it to the brace, clean both and use panel adhesive with two rivets at each end. It is not in the load path, it only carries the headliner. A wet rag outside does not save lacquer, I have tried it for you.
:35 Agree. Adhesive is stronger than those spot welds were.
:@ Doubler and adhesive. You cannot see it, and the lacquer is as it was. Thank you.

@209|post|hardtop|Chevrolet: Impala|
Polished the stainless around the windshield of the 64 over four evenings. For those who have not done it: take the dents out first, from behind, with a small rounded punch on a bag of sand. Then file until you have only fine lines, then 400, 600, 1000, and then the wheel. Never begin at the wheel. The wheel only makes the dents shiny.
:43 The wheel only makes the dents shiny. I want that on a shirt.
:53 Right words. And wear a face shield, a wheel throws a piece of trim like a spear.

@43|post|hardtop|Chevrolet: Impala|
Breakfast run on Sunday: forty-one cars, one overheated, nobody left behind. A 17-year-old came with a 64 that was his grandfather's and did not run two months ago. Half the club had a hand under his hood before the eggs were cold. He drove it home. Next one is in the event list, bring a young person.
:59 I made his mother a coffee. She was crying a little.
:209 Which engine does he have? I have a box for him.
:@ A 283. He will call you.

@79|question|muscle|Chevrolet: Camaro|
My dad and I are restoring a 69. On the cowl tag, what does the paint line tell us? We have **72 72** and the car is blue now.
!35 Two pairs: the first is the lower body and the second the upper body or the top. 72 in 69 is Hugger Orange, twice means that the whole car was. Look under the dash and behind the glove box, they did not hide it well when they changed it.
:144 Inside of the trunk hinge is where I look. Nobody sands there.
:@ Behind the glove box. ORANGE. Dad has been walking around the yard smiling for two hours.

@79|post|muscle|Chevrolet: Camaro|
Week eleven with my dad. He does not hear well and I do not measure well, so between us we hung one door four times today. In the end it was the hinge pins. New bushings, and it lifted by a quarter inch at the back. I learned to check the cheap thing first, and he learned that I listen sometimes.
:1 I look forward to these on Sundays.
:51 Keep writing these down for him. And for you.

@144|post|convertible|Chevrolet: Corvette|
Numbers people, calm down and read slowly. On a 62 the pad has an engine number and, when it was built so, the car's serial. Then the casting date must come *before* the assembly date, and the assembly date before the car. I have seen three this year where the casting date was after the car was sold. The paint on the engine was correct, though.
:65 Paint is always correct. It is the only thing that is easy.
:35 Casting date, assembly date, build date. In that sequence or not at all.

@164|question|carburetor|Pontiac: GTO|
Tri-power, 66, the vacuum version was changed for progressive linkage before I got it. At what point should the outer two start to open? Mine come in at about a third and it bogs.
!116 Too early. They should be shut until the center is about two thirds open, and then catch up so that all three are flat at the same time. The rods have slots for this. Set wide open first with the pedal on the floor by a helper, then look at where the ends start.
:112 And the end carburetors must close completely. A plate that hangs open a hair will never let it idle.
:@ Moved it to just past half, no bog, and a sound I cannot describe. I drove it twice around for no reason.

@116|post|engine|Pontiac: Firebird|
One more time, for the swap meet season: **there are no big block and small block Pontiacs.** From 326 to 455 they look the same from outside. What tells them apart is the two-character code stamped at the right front of the block, below the head, and the casting number and date at the back, by the distributor. If a seller points to the air cleaner sticker, smile and get on your knees.
:164 The sticker is fourteen dollars, I have two.
:65 For us it is the tag screws, for you it is the sticker.

@125|question|engine|Oldsmobile: 442|
Which Oldsmobile 455 heads should a 70 442 have? I see letters on them, mine say **E**.
!116 E is right for the 70. It is cast big at the front corner. C before, E in 70, G for 71, and so on, with the W-cars having their own.
:228 E on mine too, built in Lansing in February.
:@ Good. Then the block is the only thing that I have to find out about.

@83|post|hardtop|Buick: Riviera|
A confession from a Nailhead man. I chased a miss for two months: plugs, wires, cap, coil, carburetor. It was a rocker shaft, worn on the underside, so that one valve barely opened. You cannot see it from above. If your Nailhead has a soft miss and good compression, take the shaft off and turn it over in your hand.
:67 I would not have looked there in a year.
:202 Same on the early Hemis. The underside of the shaft is where the wear is.

@214|post|hardtop|Cadillac: Coupe de Ville|
Chrome bill arrived for the rear bumper of the 59. I sat down to read it and I recommend that you do, too. Before you send anything: take it apart completely, send the pieces in one numbered box, photograph each piece on both sides, and write what is *not* to be filled. They ground off a date stamp on a friend's. Mine came back right, because I had drawn a circle around it with a paint pen.
:209 A paint pen. Simple. Thanks.
:231 How long did it take? Mine is at a shop since April.
:@ Seven months. They said three.

@67|post|hardtop|Buick: Special|
For all who sent me their door panels this fall: the table is full until February, and the 54 is in the way of everything, as ever. Two things you can do while you wait. Scrape the old glue off the metal, all of it, and buy the clips. Nobody sends the clips.
:44 Nobody sends the clips. Thirty-four years and nobody sends the clips.
:138 I sent the clips!
:@ You did, {@138}. In an envelope with the name on it. You are an example to all.

@35|post|hardtop|Chevrolet: Chevelle Malibu|
Guide-coat is the cheapest teacher there is. Mist of cheap black over the primer, block it with a long board, look at what is left. Black left is low, bare metal is high. Do not stop to admire, do not put a finger on it, do not use the short block because you are tired. I do this for a living and I still cannot see a wave without it.
:79 We used it on the door today. It was like turning on the light.
:53 The short block because you are tired. That is the story of every wavy quarter.

@144|post|engine-block||numbers-and-dates
Before the spring shows: let us agree on how we write about the broach marks on a pad. I suggest that nobody writes "restamp" from a photo. "I would like to see it in daylight, clean, from two angles" says the same to an owner and does no harm if we are wrong.
:65 Agreed. I have been wrong once and it cost me a friend for a year.
:106 Agreed, and with a ruler in the photo.

@65|question|engine-block|Plymouth: Road Runner|numbers-and-dates
A member sent me photos of a 383 with a casting date eleven months before the car. Have any of you seen one that old on an unmolested car?
!144 Not eleven months. Five, twice. I would look again at the assembly date on the pad, and ask whether it was a warranty block.
:106 On Fords I have seen seven, at the end of an engine's run. Stock on the floor gets used last.
:@ Warranty block it is, he has the paper from 1971. Glad that I asked before I answered him.

@106|post|cylinder-head||numbers-and-dates
I have scanned my list of foundry marks, forty-one pages, coffee included. It is for members here. If you find a mistake write it in the margin and send the page back to me, as I would like to be right before I am eighty.
:144 This is a gift. Thank you, Gene.
`;
