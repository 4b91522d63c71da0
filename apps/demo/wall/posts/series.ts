/** Projects that are told over some weeks: the last field is days ago. In the form that read-posts.ts reads. */
export const seriesPosts = `
@111|post|stepside|Chevrolet: 3100|chevrolet-advance-design|104
Part 1. I dug it out. The 52 has been along the north fence since I was in school, and my uncle said if I can get it to my barn it is mine. Flat tires, wasps, a fence post through the bed. But this is dry country: I can read the part numbers on the frame. Plan for this fall: stop, start, steer, in that sequence. I will write here when something happens. #advancedesign
:0 Stop, start, steer. You will be fine with a plan like that.
:30 Dry country metal. I am green with envy and I am in Oklahoma.

@111|post|brake-drum|Chevrolet: 3100|chevrolet-advance-design|83
Part 2: stop. All four wheel cylinders were rocks. I sent the master out to be sleeved in brass, cylinders new, and bent the long line myself after looking at it for two days. Adjusted, bled, pumped. Then rolled it down the ramp of the barn by hand, jumped in and stopped it eleven feet before the chicken coop. The chickens did not look up. #advancedesign
:1 I am one part behind you. Which way did you run the line across the axle?
:@ Front side of the axle tube, in the clips that were there, with the hose in the middle. Photo in the morning, {@1}.
:42 Sleeved in brass is once in a lifetime. Good.

@111|post|engine|Chevrolet: 3100|chevrolet-advance-design|57
Part 3: start. The 216 had a mouse in number four. *In* it. Head off, bores wiped, two valves freed with a week of oil and a stick. The dippers are straight, the troughs clean, I aimed the nozzles with the tool that a man in Wisconsin lent me by mail. It runs on six of six, with 14 pounds, which for a 216 is a choir. #advancedesign
:0 That tool has been in nine states. Send it on when you are done, it is on its way to Oregon next.
:134 Fourteen pounds is all it ever needs. It does not run on pressure, it runs on splash.
:176 A mouse in number four. How did the valve...
:@ Open. Since 1979.

@111|milestone|stepside|Chevrolet: 3100|chevrolet-advance-design|19
Part 4: steer. Kingpins, a drag link from an estate, and grease in every hole that has one. I drove the 52 to my uncle's. He is not a man of words. He walked around it, sat in it, started it, shut it off. Then he said: "You fixed the door." That is the highest there is. #advancedesign
:30 You fixed the door. I laughed and then I did not.
:1 This was my favorite thing to read all fall. Thank you, Maria.
:92 What is next?
:@ Heat.

@215|post|van|Volkswagen: Type 2 Bus||97
The bus, week 1 of the big one. All glass out, and I found what I was afraid of: the seam below the windshield can be removed with a spoon. I have a spot-weld cutter, a repair panel, and no courage. #busstop
:212 Cut one inch at a time and hold the new panel to it each time. The courage comes while you cut.
:126 Doing mine was the best decision after buying it.

@215|post|van|Volkswagen: Type 2 Bus||74
The bus, week 4. The nose panel is tacked. I learned that I cannot weld at eleven at night, and that I can at nine. I learned that copper spoons keep the holes from growing. And {@53} let me hammer the return flange on his stump while he was eating a sandwich and pretending that he did not watch. #busstop
:53 The sandwich was good. So was the flange.
:8 Nine, not eleven. I will remember this.

@215|post|van|Volkswagen: Type 2 Bus||41
The bus, week 9. Glass goes in on Saturday. Rubber has been in warm water, cord is in the groove, and there are three people for one windshield, a spare windshield since I know me, and soup. #busstop
:102 Soup is a good idea.
:212 Push from the outside with the flat hand, pull the cord from inside, slowly. Begin at the bottom in the middle.

@215|milestone|van|Volkswagen: Type 2 Bus||38
The bus has a face. Glass is in, not one crack, the spare goes back into its crate. It rained on the next day, and I sat in it, in the driveway, for an hour, and was dry. #busstop
:126 I have tears in my eyes, and soup.
:53 Now paint, so that nobody can see how good it is below.
:72 The spare windshield trick works. If you have it you do not need it.

@246|post|engine|Chevrolet: 210|southeast-wisconsin|66
The 265 comes out. It has 98,000 miles, low pressure on one cylinder, and since Ray convinced me that I have a 55 block in it I wonder what else is not what I was told. Engine lift from {@176}, chain from my brother, the cat is supervising. #postsedan
:176 I want the lift back before deer season.
:0 I only told you. The block did the convincing.

@246|post|cylinder-head|Chevrolet: 210|southeast-wisconsin|45
It is on the stand. Good news: bores are fine, six thousandths of taper, no ridge. Bad news: the exhaust seat of number six is gone into the head, so that is my low one. Surprise: **Power Pack** heads, 3731539, which is a 56 number. So: 55 block, 56 heads, 56 car. Somebody built this on a Saturday. #postsedan
:144 Somebody built it well. Those are the heads to have on a 265.
:35 Get hard seats only where you need them.
:@ Only number six and its neighbor, says the shop. I can afford two.

@246|milestone|engine|Chevrolet: 210|southeast-wisconsin|12
It ran. On the stand, with a lawn mower tank on a ladder, open manifolds, at the end of the driveway, in front of everybody from tech night. 50 pounds cold. It is the loudest thing that ever happened on our road, and the neighbor came over with pie. #postsedan
:2 I can still hear it. Very good pie.
:176 And the lift is back. A man of his word.
:9 Ladder with a mower tank. I have that very ladder.
:1 I timed it, and I was allowed to turn the distributor!

@161|post|pickup|Ford: F-100||52
Bought the bed for the 66 from a man who lives where the map ends. It has three coats of barn paint on it, red, by brush. Under that it is a virgin. Does anyone know whether I can strip oil paint without taking the first Ford paint along? #f100
:35 Heat gun low, plastic scraper, patience. Oil paint lets go before baked enamel does.
:220 It will let go like wallpaper if it is the barn kind. I have done wagons.

@161|post|pickup|Ford: F-100||33
It lets go like wallpaper. Ernie was right. Below the red is Ford's own turquoise, below it gray primer, below it nothing but 1966. Nine evenings, two radios. The second radio is because the first one fell into the bucket. #f100
:220 Told you. Save a scrap of the red for the story.
:40 That is so good. Mine is four colors and all of them are wrong.

@161|milestone|pickup|Ford: F-100||6
The truck has its right bed, on its right frame, in its right color, mostly by accident. I loaded it with wood at minus two and it went up the hill by the mill in second like every day. Men came out to look. One of them said his dad had sold it to the man at the end of the map. #f100
:178 Of course he did. Everything goes in circles up here.
:56 Turquoise in snow. Please a picture from across the road.
`;
