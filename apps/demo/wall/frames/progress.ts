/** Frames of posts about work that goes on, in the form that read-posts.ts reads; {a|b} is a choice, {3-9} a number, other braces are words about the author's own car. */
export const progressFrames = `
@post|brake-drum||drums
{Brakes on the {car} this week.|Spent {two|three} evenings under the {car}, brakes.|The {car} is up in the air, all four drums off.} {The right rear cylinder was frozen solid and the other three were thinking about it.|One shoe was on backwards, and had been for a long time by the look of it.|Drums measured {30-55} thousandths over, so they are still good.} {New hoses, new hardware, and I kept the old shoes for the pattern.|I drew the springs before I took them off and was glad about it later.|Took a photo of each side, and did one side at a time so I could look at the other.} {Bleeding it tomorrow, if my helper shows up.|Pedal is high and it stops straight.|The long line is next, I am not looking forward to it.}
:{Do the hoses even if they look fine. They swell inside.|One side at a time is the only way. I learned it the other way.}
:{What did you use to get the drum off?|Did you turn the drums or leave them?}

@post|car||american
{Small list for the {car}, done:|What got done on the {car} since {Labor Day|the last swap meet|the leaves came down}:}
- {window felts, both doors|door checks, so they stay open on a hill|vent window rubber, finally}
- {wiper motor cleaned, it parks now|heater cable freed with graphite|horn ring contact|dome light switch}
- {rear shackle bushings|front shocks|the rattle behind the dash|both motor mounts}
- {speedometer cable, greased|new fuse block|license plate light, which worked by surprise|cowl drain, one mouse nest}

{None of it shows. All of it I hear when I drive.|Nothing for a photo, much for the nerves.|It adds up. {One|Another} winter of these and it is a car.}
:{The ones that do not show are the ones that make you want to drive it.|I need to make such a list.}
:{[cable, greased] What did you grease the cable with?|[door checks] Door checks on mine are next.}

@post|engine||solid
{The {engine} in the {car} got its valves set today.|Valve day on the {car}.|Tune-up day for the {engine}.} {Two of them were tight, and tight is worse than loose.|All but {one|two} were where I left them last year.|One was so loose that I could hear it from the mail box.} {Then points, plugs, timing, and last the carburetor, in that sequence and not the other way around.|Set the dwell, checked the timing, left the carburetor alone since it never did anything to me.|I changed the plugs, and number {3-6} had oil on it, so now I have a winter project.} {Idles so that a coin stays on the air cleaner.|It is smoother than it has been since I have known it.|{miles} miles on this engine as far as I can tell and it is not done.}
:{[tight] Tight ones burn. Good catch.|The carburetor is always the last and always the first to be blamed.}
:{Hot or cold?|Which plugs do you run?}

@post|fender||
{Another hole in the {car} is gone.|Rust repair on the {car}, part {two|three|four|many}.|Cut out the lower {front|rear} of the {left|right} {fender|rocker|quarter} on the {car}.} {The piece that I took out weighed less than the dirt behind it.|It went further than I had hoped and less far than I had feared.|Found an old patch, brazed on, over an older patch, riveted.} {Made the new piece from a flat sheet, {two|three} tries.|The patch panel from the catalog was close, but the curve was wrong by a finger, so I cut it and let in a strip.|Bent it over a pipe and a piece of oak.} {Welded it cold, an inch at a time, over {two|three} evenings.|Tacks every inch, one here, one there, and a long coffee between.|It moved a little, and a hammer and a dolly moved it back.}
:{Wax it from behind when it is painted. All of it.|Close-up, please! I have the same place.}
:{[brazed] The brazed ones are the worst, you cannot weld on them.|[two tries] Two tries is good. I am at five.}

@post|car||
Took the {car} for {its last drive of the season|a drive while the road was dry|a shakedown after the {brakes|carburetor|cooling system}}. {{14-60} miles, nothing fell off.|{20-45} miles in a circle so that I was never far from home.|Out by the river road and back, windows open, jacket closed.} {Temperature stayed where it should.|It ran a little warm on the hill and came right back.|A new noise at 45, gone at 50. I will look for it.} {A man at the gas station told me about the one his {father|aunt|neighbor} had.|Two kids on bikes stood up and waved.|Somebody in a parking lot asked whether it was for sale. Not today.}
:{[gas station] There is always the man at the gas station. I like him.|Those are the drives that keep you going.}
:{[noise] Noise at 45 that goes away is often a wheel bearing or a tire. Swap front to back.|Good to see it out.}

@post|gauge-cluster||
{Behind the dash of the {car}, day {two|three|six}.|Wiring on the {car}.|I have been lying on my back in the {car} with a flashlight in my teeth.} {The original wire is fine where nobody touched it. Everything that somebody added is the trouble.|There were {4-9} wires that ended in nothing, each with its own roll of tape.|Found three grounds on one painted screw.} {I took it all back to the diagram, one circuit at a time, and labeled both ends.|New harness, from a maker that uses the cloth cover, and it plugged in as it should.|Cleaned each bullet and each eyelet, dielectric grease, and the ground to bare metal.} {Everything lights up, including one lamp that I did not know was there.|The fuel gauge now tells the truth, and the truth is empty.|Signals, brake lights, horn. I blew the horn at midnight. Sorry, neighbors.}
:{It is always what somebody added.|Bare metal ground, star washer, done. Half of all wiring trouble.}
:{Fused it, I hope?|What gauge wire did you use for the headlights?}

@post|transmission||
{The {gearbox} is back in the {car}.|Finally got the {gearbox} of the {car} sorted.|Transmission week on the {car}.} {It was leaking from the front, from the back, and from a place I have no name for.|The mount had been gone for so long that it wore a groove into the crossmember.|New bushings in the linkage, all of them, made more difference than I thought.} {A transmission jack is rented by the day and worth every dollar.|Two long bolts without heads as guides, and it slid in.|I had help from a neighbor, who now knows new words.} {No drips on the cardboard this morning.|Shifts as if somebody had oiled the whole world.|One drip. I can live with one drip.}
:{[without heads] Guide studs! The best trick there is.|[one drip] One drip is how you know that there is something in it.}
:{Which fluid did you go with?|Did you change the rear bushing too?}

@post|bucket-seat|upholstery|
{Interior of the {car}: the {driver's|front} seat is apart.|The {car} gets its seats done, by me, which is new.|Seat springs of the {car}, on a table, in the kitchen.} {Three springs broken, the rest just dirty.|The old cover came off in one piece and is now the pattern.|Under the newer vinyl is the first cloth, not in bad shape at the edges.} {Burlap, cotton, foam, in that sequence, and wire in the sleeves.|I am copying the stitch distance, {5-7} to the inch.|I marked every piece with chalk, and which way the nap goes.} {The first corner took an evening, the second one an hour.|I have sore thumbs and straight seams.|It will not be perfect and I will know who did it.}
:{Warm it up before you pull it on.|[straight seams] Straight seams beat everything.}
:{Hog ring pliers, the angled ones, you will thank me.|Keep the old cover until the new one is on.}

@post|radiator||water
{Cooling system of the {car}.|The {car} was getting warm, so I went through the whole front.|Flushed the {car} today.} {Backwards with a hose until it came out clear, and that took {20-50} minutes.|What came out was the color of {tea|coffee|a creek in March}.|The radiator shop found {20-40} percent of the tubes closed.} {Thermostat tested in a pot on the stove, opens at {160-182}.|The hoses looked good from outside and like old cheese inside.|New cap of the right pressure, not of the right look.} {Now it stays in the middle, also behind a tractor.|It takes the hill at the end of our road without moving the needle.|I wrote the date on the hose with a paint pen.}
:{[new cap] The cap is the cheapest and the last that anybody thinks of.|[old cheese] Old cheese is right.}
:{Did you check the fan distance?|[pot on the stove] I do the pot on the stove with every new one. Two of five were off.}

@post|tail-light||american
{Made up my mind about the {tail lights|bumper|stainless} on the {car}: clean, not new.|Old parts or new ones on the {car}? I went with old.} {The reproduction was {$90-240} and did not fit.|The original has a ding, but the steel is twice as thick.|A new one shines and is wrong, an old one is dull and right.} {{Three|Four|Six} hours with a bag of sand, a polished punch and a wheel.|Soaked it, straightened it, and had it plated at a place that does one at a time.|A friend had a better pair, and I had something that he needed.} {From ten feet nobody will see the difference. I do.|It goes back on this week.|I put the repro on the shelf for whoever needs the screws.}
:{Thicker steel, every time.|[plated] Which platers did you use?}
:{You did right.|Repro screws are metric anyway.}

@post|wheel||
{New tires on the {car}.|Wheels of the {car} are done.|Put the {car} on new rubber.} {The old ones had lots of tread and a date code from {2004-2009}.|Blasted, two coats of epoxy, and the color from the data plate.|One of the rims was out by a quarter inch, that was my shimmy.} {The shop did not have the cones, so I drove to a truck place.|I had them balanced on the car, an old man with an old machine.|Tubes in, talc, and a slow fill.} {It rolls down the driveway by itself now.|No more shimmy. I had blamed the steering box for {two|three} years.|The car sits right for the first time.}
:{[date code] Date code! I tell it to everybody at the meets.|[balanced on the car] On-the-car balancing, where is that man?}
:{Torque them again after fifty miles.|Looks a different car on the right tires.}

@post|steering-wheel||american
{Steering in the {car}: from a third of a turn of nothing to an inch.|Took the play out of the {car}'s steering.} {It was not the box. It was {both|two} tie rod ends and a loose frame bolt.|It was the box, a bit, and the coupling a lot.|It was all of the linkage, and the box needed only grease.} {Adjusted the box {straight ahead|on center}, wheels off the ground, a little at a time, and it still turns free at the ends.|Grease, then more grease, until it came out clean.|I measured toe with two straight boards and a tape.} {I can drive with two fingers.|It goes where I point it. New feeling.|Next: take it to somebody with a real rack.}
:{[boards] Boards and a tape get you within a hair. I do it each spring.|[adjusted] Never adjust it to fix something else. Good.}
:{[toe] What toe did you set?|[frame bolt] The frame bolts! I will look at mine.}

@post|bumper||
{The {car} has its face back.|Front end of the {car} went back on.|Bumper day.} {{Eleven|Nine|Fourteen} bolts, and each one had its own idea.|I hung it by hand, every bolt loose, then one turn at a time from the middle out.|A floor jack, a blanket, and a broom handle as my third and fourth hands.} {The gap is even to an eighth.|The left side is up by a finger and I know why: so was the one from the factory, I have the photo.|It fits better than it did before I took it off, and I do not understand it.} {It looks like itself again.|The neighbor who never says anything said something.|I stood in the yard with a coffee until it was cold.}
:{[from the middle] Loose, then from the middle. Same for hoods.|[coffee] The coffee in the yard is part of the work.}
:{What did you use between the bracket and the chrome?|That is a nice straight one.}

@post|shock||leaf
{Springs and shocks on the {car}.|Rear end of the {car}, from below.|Suspension in the {car}.} {Bushings came out in crumbs.|The left rear leaf had been broken long enough to be polished.|Somebody had put {air shocks|helper springs} on it, to lift what sagged.} {Re-arched at a spring shop in {two|three} days for {$180-320}, with new liners.|New bushings, new shackles, and tightened with the weight on the wheels.|I pressed the bushings with a threaded rod and two sockets.} {It sits level, and it does not bang over the railroad.|Tightening with the weight on the wheels is the whole secret.|It is {one|two} inches higher than I remembered and just where the book says.}
:{[weight on the wheels] Weight on the wheels. Everybody forgets it.|[spring shop] A real spring shop is worth driving for.}
:{[threaded rod] Threaded rod, the best press in my garage.|[spring shop] Where is the spring shop?}

@post|hood||
{Paint on the {car}: the {hood|trunk lid} is in color.|Sprayed the first color on the {car}.|The {car} is {colour} again, in parts.} {Single stage, {three|four} coats, the door closed and the floor wet.|I shot it on a warm day with the neighbor's compressor beside mine.|Tested the mix on a fender from the scrap pile first.} {One run, two bugs, no regrets.|A bit of orange peel that will come out with 1500.|Dust in the last coat, of course from the one corner I did not wipe.} {It is the color on the {data plate|firewall|back of the glove box}, matched from a place the sun never saw.|It is the first time that I see it like those who bought it new.|Everything else looks worse now. That is how it goes.}
:{[worse] Everything else looks worse. Ha, yes.|1500, 2000, and a soft pad. Do not hurry.}
:{Which system did you use?|[bugs] Bugs come out. You did fine.}
`;
