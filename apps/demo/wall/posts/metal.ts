/** Posts about metalwork, rust and paint, in the form that read-posts.ts reads. */
export const metalPosts = `
@53|post|fender|Ford: Deluxe|metal-shaping
For the fifteen people who asked after the last class: no, you do not need an English wheel to begin. You need
- a shot bag or a stump with a hollow in it
- a mallet with two faces, one round and one rounder
- a flat dolly and a slapper
- a sheet of **3003 H14** aluminum, .050, which forgives
- something to copy

Make a bowl. Then make a second bowl that looks like the first. When you can do that, steel is only louder.
:38 And a contour gauge from cardboard. I made thirty bowls before I ever touched a wheel.
:238 Bowl number four looks like a bowl. One to three are for the cat.
:9 His class is worth every mile of driving.

@38|question|fender||metal-shaping
What radius of lower anvil do you use to take the last bit of lumpiness out of a panel with very little crown? I get tracks with the flat one.
!53 Take the flattest that is *not* flat, something like a 12 inch radius, and loosen. Tracks are pressure, not radius. I tell people to set it so that they can pull the panel through with two fingers, then make three times as many passes. And stagger the ends of the passes, never stop twice at the same place.
:35 Two fingers changed it for me, too.
:@ Two fingers. I was at two *hands*. It is like glass now, thank you Stan.

@35|post|door||metal-shaping
How I weld a patch in a door skin without making a potato chip:
1. Fit with a gap you cannot see light through. If you can, make it again.
2. Tack at the ends, the middle, then halve each distance. Never two next to each other.
3. **Let it go cold.** With your hand on it. Not with air and never with water.
4. Dolly each tack a little while it is still warm only if you know why.
5. Grind only the weld. The thin disc, on its edge.

A 12 inch seam takes me an hour and a half. The ones that come to my shop were made in ten minutes.
:79 We are the ten-minute people. Were.
:215 Number three. I go and sweep the floor between tacks.
:127 And 23 or 24 thou wire if you are on MIG.

@127|question|hood||metal-shaping
Hood of a 70 has an oil can in the middle the size of a plate. Pops down when I lean on it. Shrink or stretch?
!35 It has too much metal there, or too little at the edge of it. Find out: push it down, look at it. If it stays happy both ways, the middle is stretched, so shrink: one spot the size of a dime, cherry red, let it black out, cool. Then check. One. Not five. Mark it first with a pen while you press around with your thumb; the softest place is where the spot goes.
:53 Disc shrinking is slower and safer for a beginner on a hood. The high places get hot, the wet rag does the rest.
:@ Two heats with a disc. It does not pop any more. I stopped while I was ahead.

@109|post|fender||metal-shaping
Zinc on both sides of every overlap before welding, yes. But *which side of the weld can you reach later?* For the one you cannot reach: wax, with a hose and a 360 tip, through the drain holes, when everything is painted and it is a hot day. I opened up a rocker that I made in 2004. The primer was gone at the seam, and the wax was there, and below the wax there was shiny steel.
:215 Doing this before winter. What tip?
:@ The one for truck frames, 360 degrees, three feet long.
:171 In Seattle we thank you.

@200|question|fender||
Lacquer. My 49 was shot in it, checked all over now. I would like to keep it and just stop it from getting worse. Wax, or will that make things worse?
!35 No silicone, nothing with cleaner in it. A hard wax two times a year, and keep it out of the sun and out of places that go from hot to cold. The checks are where it moves. You cannot close them. What you can do is to keep water out of them, and that is what the wax does.
:178 Mine has looked like a river map since 1988 and I like it.
:@ A river map. That is what it is. It stays.

@252|post|door||
Spent the day with a plastic razor and a hair dryer under a hood scoop decal from 1985. It came off in one piece. So did the fingerprint that somebody left in the paint below it on a day in 1970.
:79 You left the fingerprint?
:@ Of course.

@20|question|bumper||
Can pitted pot metal be saved, realistically? Dash bezels, two tail light housings. Quotes are from 180 to 700 for the same pieces.
!209 It can, and the 700 may be the honest one. Each pit must be drilled or ground out to clean metal, filled with copper or solder by hand, and then plated. The cheap way is copper over everything and buff, it looks the same on the day you get it and blisters in two years. Ask both to show you one in the middle of the work.
:214 "In the middle of the work." That is the question to ask of any plater.
:@ The 180 shop would not show me. The 700 shop sent eleven photos.

@53|milestone|coupe|Ford: Deluxe|metal-shaping
The roof of the 40 is filled and you cannot find it with your hand. I have shown people how to do this for twenty-two years, and never did it on my own car, because my own car always came after everybody else's. My students came by with beer and none of them could find it, either. One of them pretended to.
:38 Congratulations! It is about time.
:9 I was the one who pretended.
:238 I found the beer.

@172|post|fender||
Before and after, though you will have to believe me about the before. This one hung on a fence for thirty years with a rose in it. Electrolysis in a stock tank, washing soda, a battery charger at six amps, four days. I lost no metal that was metal. **Ventilate**, because what bubbles off is hydrogen, and use plain steel for the anodes. Not stainless, ever, it makes something that you do not want in your garden.
:51 Washing soda, not baking soda. People mix them up.
:292 What did you do about the rose?
:@ Moved it to a better fence.

@237|question|hood||
Is there a way to take a dent out of stainless trim without a mark from the tool? I get the dent out and have a hundred small ones.
!209 Work with a tool that is smaller than the dent, rounded and *polished*. What is on the tool will be on the trim. From the back, on a bag of fine sand or a piece of hardwood end grain, light taps, from the rim of the dent to the middle. And stop when it is a hair high, then file.
:53 Polished, he said it. Your hammer faces should be mirrors.
:@ I polished my punch for an hour and the trim for ten minutes. Night and day.
`;
