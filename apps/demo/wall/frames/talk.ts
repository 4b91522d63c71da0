/** Frames of other posts: finds, thanks, tips, warnings, reports. In the form that read-posts.ts reads; {a|b} is a choice, {3-9} a number, other braces are words about the author and their car. */
export const talkFrames = `
@post|hubcap||
{Find of the week|Found today|A find}: {a {four|three}-piece set of hub caps|a bag of trim clips, the right ones|an owner's manual with the first owner's name in it|the jack, complete, with the handle} for the {car}, {at the bottom of a box|under a table|behind a barn door|on a wall at a feed store}. {$5-60}. {He had no idea what it was and was happy that I did.|She threw in two more things that I did not know I needed.|I had one at home with a dent, and now the dent can retire.} {Ask to see the box under the table. Always.|It pays to say out loud what you are looking for.|The list in my wallet is one line shorter.}
:{[box under the table] The box under the table, that is the rule.|Good eye.}
:{[first owner] Is the name still in the phone book?|I have been looking for that since spring.}

@post|carburetor|carburetors|carb
Tip from {today|this week|a cold morning}, {car}: {if it starts and dies, starts and dies, look at the fuel line from the tank before you look at anything else.|a fuel filter in glass before the pump tells you more than any forum.|when it bogs, look down it with the engine off and work the throttle. You want fuel at once.} {Mine had {rust|a leaf|a piece of hose} in it, and it would float away each time I stopped.|I put in a new {filter|hose|pump diaphragm} for {$6-30} and was ashamed about the {two|three} weekends before.|It was a {six|ten}-minute repair after {two|three} weeks of thinking.} {Cheap things first.|Thinking is cheaper when you look first.|Now the choke can have its turn.}
:{[filter] Glass filter, away from the exhaust.|[a leaf] The leaf! I had a wasp.}
:{[cheap things] Cheap things first. I will write it on the hood.|[from the tank] Did you drop the tank?}

@post|wrench-set||
{Garage tip:|What works for me:|Small trick:} {freeze the {bushing|bearing race|pin} overnight, warm the other part with a lamp, and it drops in.|two nuts locked against each other bring out a stud, and candle wax on the hot threads helps more than oil.|a bolt that is about to round off gets a hammer tap on the head first, straight, three times.|grind a groove in the end of the old bolt and it chases the threads of its own hole.|wire a broken stud nut with the welder on low and turn while it is still red.} {Did it on the {car} this week, {one|two} of {3-6} came out like butter.|Learned it from {a farmer|my first boss|a man at a swap meet}, {20-40} years ago.|It saved the {manifold|housing|block} of the {car}, and a week.} {Heat first, force last.|Slowly, and with a hand on it.|No photo, my hands were black.}
:{[candle wax] Candle wax is real. I would not have believed it.|[three times] Three taps. It works on people too.}
:{I use half acetone, half transmission fluid, and time.|Where were you last Sunday?}

@post|door||
{Warning|Careful|A word} about {reproduction|new} {weatherstrip|door rubber|window channels} for the {make}: {it is harder than the old one, so the door has to be slammed for a month.|the corner is molded for another year and lifts at the top.|the glue side is smooth, and nothing sticks to it until you scuff it.} {I gave it {two|three} weeks with the door shut and a strap, and it got better.|I sent it back and got one from another maker, with the old shape.|I cut it, joined it at the bottom where nobody looks, and it is fine.} {Test it with a strip of paper, all around, before the glue.|Keep the old one as a pattern until the rain has been there.|Buy the soft kind, and squeeze it in the store.}
:{[strip of paper] Strip of paper, same as a refrigerator.|[another maker] Which maker was the good one?}
:{Mine took a whole summer.|Thanks, I had it in the basket.}

@post|emblem||
{Back from the {Saturday swap|swap meet|parts meet}, {tired|wet|cold} and {happy|broke|happy}.|Swap meet notes from {town} way.} {About {60-220} tables, fewer than last year, better than last year.|Lots of young faces, which is good to see.|Rain until ten, sun after, and those who stayed did well.} {Bought {a pair of vent windows|a good starter|a shop manual with grease on the right pages|a box of {6-12} spark plugs in old boxes} and left {a radiator|a grille|a fender} that I still think about.|I sold more than I bought, for the second time in my life.|I had a list of {4-9} things and found {one|two}, and five that were not on it.} {I have put the next one into my calendar already.|If you were the one who carried my box to the lot: thank you.|Next time I will take the wagon.} #swapmeet
:{The one you left is the one you dream about.|[better than last year] Fewer and better, I thought so as well.}
:{[a grille] What did he want for the grille?|I was there! I must have walked right by you.}

@post|none||
{Thank you|Thanks} to {@someone}, who {sent me {a box of screws|a photo of his own|the clip that I was missing|three pages of a manual} and did not want to be paid.|answered {four|five|nine} messages about {a door latch|a wiper linkage|a heater valve} with more patience than I have.|met me halfway with {a fender|a seat frame|a rear glass} in the back of the car.} {The {car} has it on since {last night|Sunday}.|It fits as it should. Of course it does.|I have two of something else, and one is yours.} {That is what this place is for.|I will pass it on.|If you come through {town}, there is coffee.}
:{Good people on here.|I know just whom you mean.}
:{I am glad that it fits.|Pass it on. That is how it works.}

@post|toolbox||
{Cleaned|Sorted|Turned over} {the bench|one drawer|the shelf with the {make} parts} {today|on Saturday|because of the weather}. {Found a {torque wrench|set of feeler gauges|tap} that I had bought twice since.|Found {two|three} things that belong to friends, and their names are on the tape.|There were {7-19} door handles, and I own one car.} {Rule from now on: if I have not touched it in {ten|fifteen} years somebody else gets it.|Everything has a label, and a label that says what is *wrong* with it.|One box to sell, one box to give, one box to never open again.} {The {car} looked on.|It is warmer in there when it is tidy. I do not know why.|Half of it goes to the next meet, look for me.}
:{[*wrong*] Labels that say what is wrong: I took this from Ray.|[bought twice] Bought twice? Three times here.}
:{[handles] What kind of handles?|[never open] The box to never open is the best box.}

@post|car||
{Anybody else with|Does anyone here have|Who else has} a {make} {near {town}|around {town}|in driving distance of {town}}? {I would like to look at one that is together before I put mine together.|We have {three|four} of them now and meet when it does not rain.|I have a {car}, and I have never seen another one on the road.} {I will bring doughnuts and a flashlight.|All kinds of finished, and mostly not.|No club, no dues, no speeches.} {Write me, or wave.|I am the one with the {colour} one.|Any Sunday works.}
:{An hour from you, and mine is together, mostly.|[wave] I will wave!}
:{[doughnuts] Doughnuts and a flashlight, I am in.|What year is it?}

@post|none||american
{Check your|Have a look at your|Five minutes for your} {battery cables|grounds|vacuum advance|fuel hose}. {I did it on the {car} because I was bored, and {found green powder under the insulation, for a foot|found that the strap to the {frame|firewall} was held by paint|the diaphragm had been dead since who knows when|it was soft as bread at the clamp}.} {It cranks like a new one.|It starts in half a turn now.|I did not notice how weak it had become, as it came so slowly.|{2-4} miles to the gallon, I measured.} {{$8-25} and half an hour.|It is the cheapest horsepower there is.|The next cold morning will tell.}
:{[soft as bread] Soft as bread is a fire that has not started yet. Good that you looked.|[held by paint] Paint is not a conductor. Every time.}
:{[battery cables] Welding cable makes good battery cables.|[bored] I am bored, too. Going to look.}

@post|car||
{Saw|Parked next to|Stood at a light beside} {a {car} just like mine|the twin of my {car}|a {make} from the same year as mine} {today|on the way to work|at the hardware store}. {Same color, other roof.|He has had it since new, and it has {miles} miles.|She was loading plywood into hers.} {We stood there for {20-70} minutes and the milk got warm.|We traded numbers and one lug nut.|He said that the {heater|clock|radio} never worked, not even in the showroom.} {{year} must have been a good year.|I drove home the long way.|I should go for milk more often.}
:{[milk] The milk! I know that milk.|[showroom] Not even in the showroom, ha.}
:{Get him on here.|What color?}

@post|none||
{Question for nobody, just thinking aloud|Thinking aloud|A thought}: {when does a repair become part of the history of a car?|how original does a driver have to be?|do you keep a bad repair that is older than you are?} {There is a {patch|bracket|splice} on the {car}, done by a farmer in the {fifties|sixties}, and it is {ugly and stronger than the rest|neater than anything I can do}. {I am leaving it.|I have had the grinder in my hand twice.}|I have the right part on the shelf and cannot get myself to change it.|I took it off, looked at it for a week, and put it back on.} {What do you do?|Tell me I am not alone.|The {year} will not mind either way.}
:{Leave it. It has earned its place.|A good repair is a signature.}
:{I kept mine, and I tell the story at shows.|If it is safe it stays, if it is not it goes on the wall.}

@post|intake-manifold||carb
{Vacuum leak on the {car}, found.|I finally found it.|Found the hiss.} {It was not the {gasket|carburetor base}, which I changed twice. It was {a cracked hose to the wipers|the {nipple|plug} at the back of the manifold|the booster line|the throttle shaft}.} {Propane from a torch that is not lit, along every joint, and listen.|A piece of hose at the ear, and move it slowly.|A soapy brush does not work on a vacuum, by the way. I tried.} {Idle came down by {150-350} on its own.|Now the mixture screws do something.|I could set the idle for the first time in {two|three|four} years.} {Two gaskets for sale, unused.|So much for the gasket.|Listening is free.}
:{[wipers] The wiper hose. It is behind everything, so nobody looks.|[propane] Propane is the best detective.|Nobody believes how much a small one does.}
:{[torch] Be careful with the torch around the coil wire.|[plug] Mine was the plug at the back as well.}

@post|bench-seat|upholstery|
{The carpet is in the {car}.|Soft parts week for the {car}.} {Steam, clips, and a lot of kneeling.|I laid it in the sun first, and it went in like a rug.|Half-inch jute below it, and the doors close with another sound.} {Cut the holes for the seat bolts with a hot nail, so they do not fray.|Cut small, then smaller. You can always cut more.|Used the old one as a pattern, all {7-12} pieces of it.} {It is quiet in there. I could hear the clock, if it went.|It smells new and old at the same time.|Dog is not allowed. Dog has been informed.}
:{[hot nail] Hot nail, great idea.|[dog] The dog will not have listened.}
:{[jute] Jute makes such a difference.|Which color did you find for it?}

@post|none||
{Rainy|Cold|Long} {Saturday|evening|Sunday}, so I {read the shop manual for the {car} from the front|looked through the old photos of the {car}|cleaned the glass of every gauge}. {Page {40-190}: what I have been doing wrong since I own it.|There is a photo of it in {1962-1979}, and you can see that the {mirror|antenna} was on the other side.|The previous owner wrote in pencil: "{do not|never} {force it|trust the gauge|let Earl do it}".} {I will try it the right way.|I now have to decide what is right.|I laughed out loud and then I did as he says.} {Good night from {town}.|Tomorrow is for doing.|More rain tomorrow, they say.}
:{[pencil] Pencil notes are the best part of any manual.|[earl] Who was Earl?|The best evenings are those.}
:{[manual] The manual knows. It always knew.|[good night] Good night!|Same weather here, same plan.}
`;
