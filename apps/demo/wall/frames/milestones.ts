/** Frames of milestones, in the form that read-posts.ts reads; {a|b} is a choice, {3-9} a number, other braces are words about the author's own car. */
export const milestoneFrames = `
@milestone|engine||
{It runs.|The {car} runs.|First start of the {engine}!} {After {three|five|seven|nine} years {on a stand|in boxes|under a cover}|For the first time since {1978-2009}|With me in the seat, finally}, it {fired on the {second|third|fifth} try|coughed twice and then caught|started as if it had only waited to be asked}. {{30-60} pounds of oil, no knocks, one leak at the fuel pump.|I had a fire extinguisher, two friends, and no exhaust.|It smoked for a minute and then it was clean.} {I shut it off and had to sit down.|My {wife|sister|neighbor} came out and asked whether it was supposed to be that loud. Yes.|I let it run until the neighbors had seen it.}
:{The best sound there is. Congratulations!|You never forget the first one.}
:{[two friends] Two friends and no exhaust is the right number of each.|What oil pressure when hot?}

@milestone|car||
{Back on the road.|It has plates.|Legal!} The {car} {has its registration|passed everything|went around the block with a plate on it}, {after {two|four|six|eight} years|the first time since {1984-2012}}. {The inspector knew less about it than I do and was very kind.|I carry the papers around with me like a diploma.|First errand: {the post office|a gallon of milk|my mother's place}.} {It is not finished. It is only legal.|The list still has {11-40} lines and none of them stops it from driving.|I took the same picture as on the day it came, from the same spot.}
:{[first errand] First errand pictures, please!|[only legal] Not finished, only legal. I like it.}
:{Congratulations, see you on the road.|[lines] Forty lines that do not stop it: that is called a hobby.}

@milestone|fender||
{The last {patch|panel|weld} on the {car} is in.|No more rust on the {car}, as of {today|tonight}.|Metal work on the {car} is done.} {I counted {14-41} pieces, and the smallest is the size of a stamp.|I began it with one hole that I could cover with a hand.|{Two|Three} bottles of gas, one helmet, many gloves.} {Epoxy over all of it tomorrow.|It is one color: gray.|Put the grinder away in its box and did not know what to do with my hands.} {Now come the fun things.|If you are in the middle of this: it ends. It does.|Thanks to those here who told me not to stop in the middle.}
:{[it ends] It ends! I needed to hear it.|[pieces] Forty-one pieces. Frame a drawing of it.}
:{Cavity wax after paint. Then you never do this again.|Congratulations!}

@milestone|hood||
{The {car} has its color.|Paint!|The {car} came home from paint.} {{colour}, as it left the factory.|{colour}, which it has not been since the seventies.|{colour}. I had not known how good it looks in the sun.} {I was not allowed to touch it for {two|three|four} days, and I did not, almost.|The painter apologized for one speck that I cannot find.|It took {five|eight|eleven} months longer than he said, and I forgive him.} {The chrome looks old next to it, so I am in trouble again.|Rubber and glass next, slowly.|I put it in the garage backwards so that I see it when I open the door.}
:{That color! Show it in the sun.|[backwards] Backwards in the garage is the right way.}
:{Wrap a blanket around everything now. Belt buckles!|Beautiful.}

@milestone|wheel||
{{Rolling|On its own wheels} again: the {car}.|The {car} is on its own feet.|The {car} is down from the jack stand} {after {two|three|five} years|for the first time since I have it}. {New bearings, new brakes, old wheels.|I had forgotten how low it is.|The cats had gotten used to it up there.} {Pushed it out, looked at it, pushed it back.|We turned it around in the driveway, which is a thing that I have wanted to do since {2016-2022}.|I swept where it had been.} {On to the engine.|On to the wiring.|Next time it moves by itself.}
:{[turned it around] Turned around in the driveway! That is a holiday.|One step closer.|One step nearer to the road.}
:{[swept] I know this floor. Mine has the marks still.|[pushed it] The next push is the last one.}

@milestone|car||
{{Ten|Fifteen|Twenty|Twenty-five|Thirty} years|{Five|Six|Twelve} years} with the {car} {today|this week|this month}. {I bought it for {$600-2900} and thought I was being robbed.|It came on a rope, behind a {pickup|tractor}, with a tree in it.|I was going to sell it in the spring.} {It has been to {four|six|nine} states and back from most of them.|It took two of us to a wedding and three of us home from a hospital.|In this time I have had {five|seven} other cars and cannot remember all of them.} {It still does not have a clock that goes.|I washed it.|Here is to the next ones.}
:{[in the spring] "I was going to sell it in the spring." We all were.|[hospital] Three home from a hospital. That is a car with a life.}
:{Happy anniversary to you both.|[tree] Keep the tree.}

@milestone|car||
First {show|cruise night|meet} for the {car}, and {I parked it at the edge|it was between two that were much better|I nearly turned around at the gate}. {Nobody cared about the {dash|paint|missing trim}.|A boy asked to sit in it, and did, for ten minutes, with both hands on the wheel.|An old man told me which store had it in the window.} {I did not win anything and I am very happy.|I won the "long distance", {41-118} miles, I did not know there was such a thing.|Somebody left a note under the wiper: "thank you for bringing it".} {See you at the next one.|I should have done this {two|four} years ago.|It was dusty, and so were we.}
:{[under the wiper] The note under the wiper! I have one too, I keep it in the glove box.|Nobody ever cares about the paint but the owner.}
:{[turned around] Glad that you did not turn around.|[a boy] The boy will remember it when he is fifty.}

@milestone|gauge-cluster||
{{1,000|2,500|5,000|10,000} miles since the rebuild|The {car} turned {miles}|Another zero on the {car}}. {No tow truck.|One tow truck, and it was a gas gauge.|Two belts, one hose, one fuel pump.} {It uses a quart in {700-1100} and that is allowed at this age.|I wrote each fill-up in a book, {13-18} to the gallon.|It has been rained on, snowed on once, and washed, in that sequence.} {They were built to be used.|It gets better the more I drive it.|Now that I trust it I will go somewhere.}
:{[built to be used] They were built to be used. Amen.|[in a book] The little book! I do this too.|Congratulations, and many more.}
:{[go somewhere] Where are you going?|[gas gauge] A gas gauge is no shame.|Those are honest miles.}
`;
