/** Posts by and to the members who can sign in: the last field is days ago, the newest hours old. In the form that read-posts.ts reads. */
export const wisconsinPosts = `
@1|post|stepside|Chevrolet: 3100|southeast-wisconsin|88
Hello to all from Madison. I have a 51 3100 in pieces, and by pieces I mean coffee cans. It was my grandfather's, then nobody's. I can read a wiring diagram, I can sew, I cannot weld. Yet. I am happy for every hint, and for everybody near who lets me look over a shoulder.
:0 Welcome Donna! Task Force is next door to Advance Design. I have a shelf with your name.
:53 Spring class in Sun Prairie, one place is yours.
:111 A 52 here. We can make the same mistakes together.
:9 Coffee is on every Sunday in Reedsburg.
:2 Second Thursday, my garage. Bring a coffee can.

@1|question|gauge-cluster|Chevrolet: 3100|chevrolet-advance-design|31
When I turn on the headlights in the 51, the ammeter goes to discharge and stays there even when I rev it. Six volts, generator rebuilt by the previous owner "and never used". Where do I look first?
!138 Polarize it. A generator that has sat, or that was apart, forgets which way round it is. Key off, touch a wire for one second from the BAT to the GEN terminal on the regulator, a small spark is right. Then start it.
:176 That, and if it still does not: belt tight, brushes free, and the armature wire on ARM and field wire on F, people change them over.
:@ A small spark, and it charges 15 at a fast idle. Ruth, that took one second!
:138 My husband called it reminding her.

@1|post|bench-seat|Chevrolet: 3100|upholstery|14
I sewed the seat. Brown like the original, from a strip that I found below the gas tank cover. {@44} answered nine messages about listing wire and never once sighed. The first time that something on this truck is *finished*, as in: I do not have to touch it again.
:44 Your corners are better than many that I get from shops.
:67 Nine messages is nothing. I once got forty, from a priest.
:0 So, when do you need the rest of the truck?

@1|milestone|stepside|Chevrolet: 3100|southeast-wisconsin|3
The 51 has rolled out of the garage on its own wheels and, which is new, on its own brakes. I turned around at the mail box, by hand, with {@0} and {@9} pushing. It is in there the other way around now. I did not know how much I wanted to see the other side.
:9 My back remembers that mail box.
:2 The other side is always the good one. Congratulations!
:30 Own brakes! Huck or Bendix, in the end?
:@ Bendix. One pin at the top.

@0|post|hood|Chevrolet: 3100|chevrolet-task-force|22
For those who have come for fenders: I have moved everything of 55 to 59 to the left side of the barn, each with a tag and what is wrong with it. I write **what is wrong** first, since you will find it anyway. Come on a Saturday. If the dog likes you there is coffee.
:92 If I ever come up to Wisconsin that barn is my museum.
:1 The dog likes everybody.
:159 Is there a right front with a good headlight bucket?
:@ Two. One has a story.

@0|question|tail-light|Chevrolet: 3100|chevrolet-task-force|9
I know a good bit about these trucks, but not this: a tail light bracket, left, Stepside, with **two** slots where I have only ever seen one. Number is gone. Canadian? Fleet? It came in a box from Superior.
!92 GMC of the same years with the dealer turn-signal kit. My uncle's had one, the second slot took a bigger bolt with the ground strap.
:30 I have seen one in Tulsa, on a road department truck.
:@ It has the ground strap mark! Forty-five years and I learn something at breakfast.

@0|post|engine|Chevrolet: 3100|chevrolet-task-force|5
I was asked for three 235 heads this week, so here is how I check one before I sell it: clean, look at the **short bridge between the valves of the middle cylinders**, then dye. If it is cracked, that is where it will be. I had five. I now have two, and three boat anchors with a tag on them that says so.
:152 A seller who dyes his own heads. You do not exist.
:176 He exists. I have seen the anchors.

@9|post|stepside|Ford: F-1|southeast-wisconsin|0.55
Coffee on Sunday is on, from nine. {@1} and {@246} are bringing the distributor machine from Terry's basement, so if you have one that you do not trust, bring it with its number showing. There will be soup, it is that time of the year.
:246 It weighs two hundred pounds. I am bringing my brother.
:176 Do not tip it. It has never been level since 1961 and it is calibrated that way.

@53|post|fender||southeast-wisconsin|0.42
The spring class has a date: the first two Saturdays in April, nine to four, eight places. {@1}, one of them has your name on it since summer, tell me if you still want it. Bring gloves, a lunch, and a panel that you are not afraid of. Everybody starts with the bowl.
:238 I will come again and make bowl number five.
:9 Do I get to eat a sandwich and pretend that I do not watch?

@176|question|carburetor|Chevrolet: 3100|carburetors|0.3
On the bench tonight: Rochester B from a 54 truck, with an automatic choke housing where I have only seen the hand choke. The tag is missing, of course. {@0}, did any of the trucks that you have hauled home have one of these?
:0 None of the trucks. It looks like what the cars with Powerglide had.

@111|post|radio|Chevrolet: 3100|chevrolet-advance-design|0.2
Heat! The recirculating heater from the parts truck works, and it is a thing of beauty: two doors, one speed, smells of 1952. {@1}, you asked which hoses it takes: 5/8 both, one from the water pump and one from the back of the head. It was 71 in the cab and 20 outside. I drove around until there was no reason left.

@30|question|stepside|Chevrolet: 3100|chevrolet-task-force|0.12
Anybody with a 58 or 59 near: does the rear edge of your hood sit flush with the cowl, or a bit proud? Mine is proud by about an eighth on both sides, and I do not want to "fix" what the factory did. A photo from the side would help a lot.

@2|post|sedan||southeast-wisconsin|0.07
Reminder for the people around Rockford, Janesville and Madison: tech night is on the second Thursday, and this time it is **wiper motors**. Bring yours, bring a towel, and if {@178} comes down from Galloway we will all have to behave.

@246|post|gauge-cluster||second-thursday|36
What was on the bench this Thursday: two window regulators, a clock (runs, loses nine minutes a day, we left it), the voltage regulator of Marge's neighbor, and a toaster. The toaster was the hardest.
:2 It toasts! Nobody has been refused yet for bringing a toaster.
:176 Nine minutes is within the limits of a Borg clock.

@2|post|wrench-set||second-thursday|2.2
For the wiper night: I have one test bench with a good 6 volts and one with 12, please put a tape with the voltage on yours. And the coffee cups are washed *by those who drink*.
:246 6 volts, tape is on.
:1 I wash. It is the only thing that I can do well so far.
`;
