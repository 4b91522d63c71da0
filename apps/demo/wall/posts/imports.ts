/** Posts about cars from abroad, in the form that read-posts.ts reads. */
export const importPosts = `
@17|question|gauge-cluster|MG: MGB|
67 B. Everything works, but when I use the turn signals the fuel gauge goes up and down with them. Before I replace the voltage stabilizer, what do I check?
!39 Ground. The stabilizer, the dash and the signals all want the same one. Clean the tab behind the dash where the stabilizer is screwed on, down to metal, and add a wire from it to a good bolt. A stabilizer that has no ground passes whatever it gets.
:97 And remember that yours may still be positive to ground. Ask before you hang a modern thing on it.
:@ A coat of paint under the stabilizer screw. Forty years of blinking fuel, one square inch of emery cloth.

@97|post|convertible|Austin-Healey: 3000|
Winter list for the Healey, so that I am embarrassed if I do not do it:
1. dampers off and refilled, the left front is empty again
2. kingpins, grease until clean
3. wire wheels to be tested for loose spokes with a wrench, they should all sing the same note
4. find out where the mouse gets in

What is on yours?
:17 Top of mine is the hood frame. The B is drier inside the tunnel than under its top.
:275 Wipers. The motor gear is stripped for an inch.
:72 The mouse. Steel wool and a cat.

@39|question|differential|Triumph: TR6|
There is a clunk from the back of the TR6 when I let the clutch in, and none when I go from drive to coast on the road. U-joints are new. Everyone says differential mounts, how do I see it?
!17 Look at the right front mount bracket where it is welded to the frame. The pin tears out of the sheet metal and the rubber looks perfect. Put a jack under the nose of the diff and lift gently: if the bracket moves and the frame does not, there you are.
:97 They tear, and they have always torn. There are weld-in plates for it.
:@ Cracked three quarters around. I lifted it with the jack and it opened like a clam. Plates are on the way.

@39|post|muscle|Triumph: TR6|
A thank-you to {@17}, who answered at six in the morning about my clunk, and to the man at the Carlisle flea field who gave me the boxing plates for nothing because he had "done his last one". Welded, painted, quiet. I drove to work.
:17 Happy it was only the bracket!
:211 That flea field has the best people on Sunday morning.

@10|post|fastback|Datsun: 240Z|
If you look at an early 240Z: bring a magnet and a mirror and look at three places before you look at the engine. The frame rails under the seats, the battery tray and what is below it, and the dogleg behind the door. Everything else can be bought. Also slide a hand behind the tail light panel: the vents in the hatch of the first cars let in exhaust, and people closed them with things you will not want to find.
:99 Battery tray. Always the battery tray. Mine had a pizza pan riveted over it.
:84 I found a road sign.

@99|question|carburetor|Datsun: 280Z|
Hesitation at two thousand rpm when warm, on a 76 with the original injection. Fuel pressure is 36 and steady. What is the cheap thing to check first?
!10 Connectors. Unplug every injector, the air meter and the water temperature sensor under the thermostat housing, clean the pins, new plugs where the clips are broken. The temperature sensor has two wires and does more than anything else: an open circuit there tells the box that it is arctic outside.
:275 After that, a rubber boot with a crack between air meter and throttle. Bend it while you look.
:@ The boot! A crack on the underside that opens when the engine leans. Fuel injection is plumbing.

@126|question|engine|Volkswagen: Type 2 Bus|
1500 single port, 009 distributor, stumbles off idle. Everybody tells me it is the distributor. Is that really so?
!212 Mostly so. The 009 has no vacuum advance, it was made for industrial engines that run at one speed. When you open the throttle there is a moment without advance. A vacuum or vacuum-mechanical one that belongs to your carburetor cures it. While you wait: check the pump in the carburetor gives a full squirt, and set the 009 so that it has about 30 degrees *all in*, not 7½ at idle.
:215 Mine came back to life with the right distributor. Hills are hills again.
:@ Ordered the right one from a member here. Thanks, Otto.

@212|post|van|Volkswagen: Type 2 Bus|
The nut on the end of the flywheel is 253 foot-pounds. The rear axle nuts are 217 at the least, and then on to the next hole for the cotter pin, **never back**. I write this each autumn because each spring I see a bus without a wheel. A six-foot pipe and your own weight: divide the foot-pounds by your weight, and that is how far out you stand.
:215 A hundred and forty pounds, eighteen and a half inches for the axle. I did the arithmetic on the garage wall.
:126 The garage wall is also where mine is.
:50 This is the most useful formula I have seen all year.

@215|milestone|van|Volkswagen: Type 2 Bus|
Both rockers are welded in, and the sliding... no, the *cargo* doors still close! I bought a welder in April without knowing how to switch it on. Outer, inner, jack points, and the long one underneath, both sides. It is not pretty from below, and it is straight, and it is mine.
:53 Straight comes first. Pretty comes with the next one.
:212 Cargo doors that close after rockers, that is not luck. Very good.
:126 I would like to hire you. I pay in coffee.

@275|question|carburetor|Volvo: 122S|
The two SUs on my 66 need something, it hunts at idle and the plugs of the front two are sooty. What is the sequence so that I do not chase my tail?
!97 Valves, points, timing, and only then carburetors. Then: pistons up and let go, both must fall with the same clunk. Oil in the dampers, SAE 20. Link off. Equal airflow. Then mixture: lift a piston a hair with the pin. Speed rises and stays, it is rich; engine dies, it is lean; rises for a moment and comes back, it is right.
:171 And look at the float heights. On the front carb mine was drowning.
:@ Front float was heavy, it had gas inside! I can hear it slosh. New one in and it idles like a sewing machine.

@171|post|sedan|Volvo: 122S|
Rain season in Seattle, so here is my yearly advice on drains. Every old car was made with holes at the bottom of the doors, the rockers and the cowl. Take a piece of weed-trimmer line and run it through each one. I got an acorn, two cups of needles and a 1974 penny out of one rocker. The car had been "leaking" into the footwell since I bought it.
:72 Trimmer line! I have been using a coat hanger and scratching everything.
:260 Cowl of the A100 held half a tree.

@72|post|pickup|Datsun: 620|
The little truck hauled four doors and a hood to the stripper and I did not have to rent anything. 74, four cylinders, ninety-some horsepower when it was new. People at the place came out to look at the truck and nobody looked at the doors. If you find one without rust in the bed corners, buy it, there are few left up here.
:10 We had one as a shop truck. I would give a lot to have it back.
:171 I see you on 99 sometimes. Tiny horn, big wave.
`;
