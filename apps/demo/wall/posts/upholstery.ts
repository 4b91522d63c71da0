/** Posts about upholstery, trim and glass, in the form that read-posts.ts reads. */
export const upholsteryPosts = `
@44|post|bucket-seat||upholstery
Thirty-four years of taking other people's seats apart, and these are the five things I find:
1. No burlap on the springs, so the foam is dust.
2. Hog rings through the *cover* instead of through the listing. It tears along the dotted line.
3. Household thread. Use bonded nylon or polyester, size 69 or better 92 for seats.
4. Glue on everything. Glue is for holding while you sew, not instead of sewing.
5. Forty dollars in coins, and one engagement ring, returned.
:67 Number five! I found love notes in a Buick.
:1 What is the listing?
:@ A sleeve sewn to the back of the cover with a wire in it. The rings go around the wire. The wire pulls, the cloth does not suffer.
:30 I did number four on my first seat. It is still number four in there.

@67|post|bench-seat|Buick: Special|upholstery
How I get a headliner tight without a fight, bows type:
- Mark the center of the car and of the headliner with tailor's chalk, front and back
- Bows in their *own* holes; the tips have colors, write them down as they come out
- Start at the middle bow and work to both ends, clips before glue
- Leave it overnight in a warm garage before you trim anything
- Steam comes last, and from a foot away

If there is a wrinkle at a corner, it was made at the center.
:38 "It was made at the center." Good sentence for panels also.
:138 Is it possible to do it alone?
:@ Yes, with forty clothespins and a radio.

@93|question|bench-seat||upholstery
How do I find out what the pattern of my seat was? The car was redone in the seventies in black vinyl and there is nothing of the original that I can see.
!67 Under everything. Take the seat out and look where the old cover was stapled or ringed beneath, people leave a strip. Behind the kick panels, inside of the armrests and under the package tray too. A piece of two inches is enough to match. If there is none, the trim code on your tag and a dealer album for the year.
:44 And the back of the *rear* seat, at the bottom. Nobody ever bothers there.
:@ A strip of green and silver, six inches long, under the rear seat. I had no idea that it was green.

@68|post|bucket-seat||upholstery
My first seat with a real walking-foot machine. I bought a used 206 from a shop that closed, oiled it for an evening, and made a set of buckets for my cousin's car. The piping is straight! On the second seat. We do not talk about the first seat, he sits on it.
:44 Everybody sits on their first seat. Welcome.
:67 206 is a fine machine, you will not wear it out.
:140 What did you use for the piping?
:@ 5/32 cord, plastic, and bias strips of the same vinyl.

@140|question|bench-seat|Chevrolet: Bel Air|upholstery
What foam density for a bench that is used by grown people on long trips? Online it is all "high density", which means nothing.
!44 You want two numbers: density, which is how long it lives, and ILD, which is how firm. For a seat bottom 2.5 pounds or more and about 50 to 60 ILD, three or four inches, with half an inch of soft sew foam on top. The back gets softer, about 35. If the seller does not know the numbers, do not buy.
:30 I wish I had read this before I bought from the craft store.
:@ The upholstery supplier had both numbers on a sticker. Thank you!

@197|post|door||upholstery
Door cards for next to nothing: the old panel as a pattern, 1/8 **waterproof** board from a trim supplier, a jigsaw with a fine blade. Seal the edges with varnish twice, wait, then once more. The first ones I made from hardboard looked like cornflakes after one wet October.
:17 Cornflakes is what mine were from the factory.
:97 And a sheet of plastic on the door behind it, taped on all but the lower edge.

@102|question|door||
Vent window rubber, do I take the vent frame out of the door or can I do it in place? Two video people say two things.
!35 Out. It is an hour more and you will do it once. In place you cannot see whether the rubber is seated at the back, and that is where the water comes in. While you have it out, clean the pivot and its spring, set the tension so that it stays open at 60.
:209 Put the new rubber in warm water with a drop of dish soap. It goes on like a sock.
:@ Out, soap, sock. Not one drop in the car wash. Thank you.

@231|post|sedan|Lincoln: Continental|upholstery
All four windows go up and down. I would like to write more about it but that is the sentence. Four relays cleaned, two motors rebuilt, one regulator from a donor in Arizona, and eleven feet of new wire where the doors fold. All. Four. Windows.
:214 I have been at three since 2020. Congratulations.
:184 That is a fine sentence.
:39 I have two windows, both by hand, one works.

@44|question|convertible|Ford: Thunderbird|upholstery
Even I have to ask sometimes. Does anybody have the *original* tack strip from a 55-57 soft top with the corner piece? I would like to trace the corner, mine was made by somebody from a yardstick.
!59 I have the whole thing from when mine was redone. I traced it on brown paper, both corners, and it is in the mail tomorrow.
:@ You are a treasure. I owe you a seat.
:59 Careful, I collect.

@130|post|bench-seat||upholstery
Mouse damage, the honest report. Both seats, the headliner, and all of the jute. What worked after the cleaning: an ozone machine for two nights with the windows up, **nobody in the garage**, and then everything open for a week. What did not work: every spray. And peppermint. They had built the nest around the peppermint.
:97 Around the peppermint. I believe it.
:72 Cat.
:44 Take the springs outside and wash them, too. It is in the springs.

@257|post|steering-wheel||upholstery
We have had eleven cracked steering wheels through here this year, and here is what holds: open each crack to a V down to the rod, clean with alcohol, two-part epoxy putty for *plastics*, overfill, wait for two days, file, and an epoxy primer before paint. The ones filled in an afternoon come back in a year.
:65 How deep do you cut?
:@ To the steel. If you leave a bit of crack at the bottom it is a crack again.
:195 Mine holds since 2016 with just that method.
`;
