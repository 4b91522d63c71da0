/** Posts about tools, shop habits and warnings, in the form that read-posts.ts reads. */
export const shopPosts = `
@6|post|toolbox||
Machinist's advice for the home garage, for free:
- One good 6 inch scale and one good caliper. Throw the bad caliper away, do not lend it to yourself.
- A surface that is flat. A piece of float glass on a board is flat.
- Measure *cold*, write it down, measure again.
- A file is a machine tool. Chalk it.
- If you cannot hold it, you cannot drill it.
:134 Chalk on the file! I have not heard that since shop class.
:79 Dad printed this.
:292 "If you cannot hold it, you cannot drill it" is written on my left thumb.

@36|question|torque-wrench||
Do you lubricate head bolts before torquing? The book says 65 and nothing else, my neighbor says dry, the gasket says oil.
!6 The book number assumes what the factory did, and for most old engines that was clean threads with engine oil, or with sealer where the hole goes into the water. Dry gives you a lot of torque that only fights the thread, and less clamp. So: chase the threads, a little oil under the head of the bolt and on the threads, sealer on those that go into water. On a small block Chevy that is all of them.
:116 All of them into water on the small block, right. Forget one and it weeps for years.
:@ Sealer, oil under the heads, three steps. Thanks for the *why*.

@54|post|wrench-set||
My garage is eleven feet wide, so there is a rule: everything that touches the floor has wheels. The bench, the press, the shelf with the fenders. I can have a car in here and get around it, or I can have an engine apart, and it takes six minutes to change from one to the other. I timed it.
:28 I live in an apartment. You live in a hangar.
:219 Locking casters or the cheap ones?
:@ Locking, all four. I learned that one from the press.

@28|question|toolbox||
Anybody restoring in a city without a garage? I have a storage unit without power and a very patient car. How do you do it?
!33 Same here. Three things made it possible: battery tools with four batteries, a rubber-wheeled cart that goes home with me with the piece I am working on, and a club friend with a garage for one weekend a month, paid in pizza. I rebuilt both carburetors, the brakes and the dash on my kitchen table. **Ask for people near you on the wall.** There is always somebody with half a garage.
:129 I have half a garage in Queens Village. Serious.
:109 And read your contract about fluids. I use a kiddie pool under everything.
:@ {@129}, I am writing to you now!

@42|post|brake-drum||
About brake fluid, because I have just taken apart the third one this year. Do not mix silicone with the usual kind, they do not mix, they make slime. If you change over: every piece of rubber new, lines blown out with alcohol, from empty. And silicone is not for cars with a brake light switch worked by pressure, they fail after a year or so. Ordinary DOT 3 or 4, changed every second year, is boring and works.
:51 Mechanical brakes. I read this with a smile.
:47 That switch! I went through four before somebody told me.
:97 What about the paint on my master cylinder that...
:@ That is the one argument for silicone, I give you that.

@85|post|wheel||
Repro radiator hoses: measure the *inside* at both ends before you slide one on. I had two from the same bag, same number, and one was an eighth too large. With the clamp tight it looked perfect. It came off at 60 on an interstate, and I had a small new lake.
:62 Did it get hot?
:@ Shut it off within a quarter mile. It is fine. I was not.
:106 A bead on the neck and a second look at the clamp after the first heat. Always.

@105|post|distributor||
Do you know why your new coil gets so hot? Measure the voltage at it with the points *closed*. If it is 12 you have no ballast, or somebody bypassed it when the starter was changed. 6 to 8 is right for most of the sixties cars with an external one. Took me two coils, so you do not need to.
:86 And the other direction: a coil that has its own resistor plus the ballast makes a weak spark.
:146 Yes!! Mine had both. It starts like it is insulted now.

@167|question|torque-wrench||
Which is more accurate on the old click wrench from my grandfather, send it in or hang a weight on it? I would like to use it for the rods and I do not want to trust it blindly.
!6 Hang a weight. Clamp the square drive in the vise, handle level, hang a known weight at a known distance, bucket of water on a scale is fine. Twenty pounds at 18 inches is 30 foot-pounds, plus a bit for the handle's own weight. See where it clicks. Do it at three settings. For rods, then measure bolt stretch if you can, or use a beam wrench beside it.
:133 Always wind it down to the lowest setting when you put it away, too.
:@ 3 percent low, at all three. He would have said "of course it is good".

@83|post|timing-light||
Nobody ever asks how to make the mark visible: clean it, white paint pen in the groove, let it dry, and wipe the top off with a thumb. And one more thing, check that the outer ring of your damper has not walked. Piston stop in number one, turn both ways, mark, the middle is true top. Mine was eleven degrees off. I tuned for that lie for years.
:116 Same on two of my four. The rubber is sixty years old.
:292 Eleven, I had eight. I feel better.

@133|post|torque-wrench||
Things from a coffee can. Two years ago I began to put every bolt from a job in a bag with a paper tag, what and where and how many. It is a nuisance for five minutes. Last week I assembled the front end of a car that I took apart in 2019, and it took an afternoon, and one nut was left. I know that nut. It was left over in 2019 too.
:1 I have eleven coffee cans and no tags. It is late for me.
:@ It is not. Take pictures of what is still together.
:238 I draw mine on cardboard and push the bolts through. Same idea.

@219|post|shock||
Please do not weld on a spring perch with the bearings in and the ground clamp on the frame. The current goes through the bearing. It looks fine and it howls after a month. Clamp next to what you weld, always, with bare metal. This goes for axles, hubs and doors, too. I learned it at work, on somebody else's money.
:215 I had not known this, and I have welded a lot. Checking everything.
:35 And disconnect the battery, and the alternator if it has one.

@25|post|radio||
Word about "rebuilt" radios: ask what that means. The first place only cleaned it and replaced the fuse, $140. The second one replaced every paper capacitor and the vibrator, aligned it, and sent me the bag with the old pieces, $160. It picks up Tulsa at night.
:202 The bag with the old pieces is how you know.
:178 I listen to ball games on mine.
:30 Tulsa says hello.

@48|question|toolbox||
How do you keep the garage from sweating in spring? Every tool that I own has a bloom of rust on the first warm day in April.
!161 It is the cold iron, not the air. On the day when it goes from cold to warm outside, keep the door **shut**. Or run a small fan and a dehumidifier and let the iron come up slowly. I hang the good stuff in a cabinet with a 40 watt bulb in it.
:171 A bulb in the cabinet, yes. In the machine cover also.
:6 Paste wax on the tops of tools, twice a year. They stay like new.
:@ A bulb and paste wax are on today's list.
`;
