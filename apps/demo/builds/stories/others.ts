/** Builds of other makes. How a line reads: ../read-stories.ts */
export const others = `
= 31|1968 Dodge Charger|Eighty-Three|driver|active|public|bands|450|120|18000||Charger, 383, four-speed. Milwaukee salt has been at it.
a body|Trunk floor and extensions|done|420|30
+ Trunk floor pan|installed|210|215|with work: an inch too long in front, cut it
a brakes|Booster and proportioning valve|testing|260|8
a engine|383: oil leaks|in_progress|140|14
+ Valley pan gasket, 383|installed|45|44|as it is
a glass|Rear window channel|backlog|120|16
- 430|a|9|215|.|muscle|Trunk floor is out. Daylight. Found a lug wrench and a 1974 parking ticket.
- 300|a|8|60|.|.|New floor in and seam sealed. It was an inch too long.
- 122|b|4|190|.|.|Booster on. Pedal is high and hard.
- 18|c|5|44|66870|engine|Valley pan done, rear main next. It leaks less, which is a Mopar for dry.
= 67|1954 Buick Special|Headliner Lady|driver|complete|public|nothing|800|.|8000||I sew for others. This one is mine.
a interior|Headliner, seats, door panels|done|600|60
a electrical|Cloth loom under the dash|done|180|20
a transmission|Dynaflow seals|done|140|12
- 720|a|10|240|.|bench-seat|Seats done in the right gray. My own car at last gets the good thread.
- 510|c|6|110|.|transmission|Dynaflow does not leak. I said it out loud and it heard me.
- 400|.|1|0|55210|sedan|Done, until the next customer sees it.
= 215|1965 Volkswagen Type 2 Bus|Rivet|driver|active|public|totals|520|240|12000||Taught myself to weld for it. The bus has forgiven me.
a body|Rockers, inner and outer|done|520|70
+ Outer rocker, left|installed|90|88|as it is
+ Outer rocker, right|installed|90|88|with work: the jack point is 10 mm off
a body|Front floor|in_progress|260|30
+ Cab floor, left half|arrived|120|125
a engine|1500 single port, rebuild|backlog|1400|40
a brakes|Whole system|backlog|420|18
a interior|Bench seats and curtains|backlog|600|20
- 500|a|6|0|.|van|First weld ever, on a scrap fender. It looks like a bird did it.
- 420|a|8|88|.|.|Left rocker in. The bird is getting better.
- 260|a|9|88|.|.|Right rocker in. Jack point off by 10 mm, moved it.
- 70|b|5|125|.|.|Floor half is here. Cut out the old one with a pair of scissors, nearly.
- 6|b|4|0|.|van|Driver's side floor is welded. I can stand in my bus and not in the street.
= 178|1950 Studebaker Champion|Loretta's|preservation|active|public|nothing|620|60|4000||My Champion and I are nearly the same age. One of us needs less oil.
a engine|Champion six: rings|done|480|24
a electrical|Six volt, all grounds|done|30|6
a trim|Bullet nose: straighten the ring|in_progress|90|5
+ Bullet nose spinner ring|sought|90|0
- 590|a|7|350|.|engine|Rings in. Grandson did the lifting, I did the pointing.
- 300|b|3|12|.|.|Every ground to bare metal. The lights are as bright as they were when I was.
- 30|c|2|0|.|grille|The ring is cracked behind. If anybody has a straight one, it is the only thing I want for Christmas.
= 203|1963 Studebaker Lark|Elkhart|driver|sold|public|nothing|1200|.|6000|Sold to a young man who knows what it is.|South Bend built, Elkhart kept.
a engine|259: heads off and on|done|300|20
a body|Fender tops|done|240|24
- 1000|a|6|140|.|cylinder-head|Heads done. Not one broken bolt.
- 700|b|8|90|.|fender|Both tops, as they all need.
- 160|.|1|0|88310|sedan|He came by bus, with cash and a list of questions. All of them good.
= 116|1969 Pontiac Firebird|Pontiac Only|show|active|public|bands|900|200|24000||Pontiac drivetrains, nothing else.
a engine|400, number heads|in_progress|4200|80
+ Forged pistons, 400, .030|arrived|640|655
a driveline|Twelve bolt? Never. 8.2 BOP|done|700|14
a paint|Verdoro Green|backlog|3500|90
a interior|Deluxe knit seats|backlog|800|12
- 820|b|6|640|.|differential|BOP rear with 3.36. Quiet as a library.
- 430|a|8|655|.|engine-block|Block decked, pistons here. Waiting for the machine shop, as everybody is.
- 88|a|3|0|.|cylinder-head|Number 48 heads back from the shop. Hardened seats, stock valves.
= 128|1970 Chevrolet Nova|The Six Stays|driver|active|public|totals|350|90|5000||Six cylinders, and it stays that way.
a engine|250 tune and timing|done|80|6
a suspension|Rear springs|done|190|6
+ Leaf springs, Nova, pair|installed|170|168|as it is
a body|Quarter, lower right|in_progress|160|20
- 340|a|3|44|91200|.|Points, plugs, wires. It whispers.
- 210|b|5|168|91950|leaf-spring|Springs fit as they came. It sits level for the first time in my life.
- 40|c|6|70|.|.|Patch is in, and flat. Well, flat enough.
= 39|1972 Triumph TR6|It Marks Its Spot|driver|abandoned|public|nothing|1000|.|5000|The frame. I know when I am beaten.|It marks its spot wherever I park.
a frame|Trailing arm mounts|backlog|300|50|The frame is gone behind the mounts.
a engine|Seals, again|done|120|10
- 900|b|6|80|.|engine|All seals. It will leak out of spite.
- 520|a|3|0|.|.|Poked the frame. The screwdriver went in to the handle.
- 500|.|0|0|.|roadster|That is it. The good half goes to somebody with a better half.
= 47|1965 Dodge Dart|Leaning Tower|driver|planned|public|nothing|30|200|4500||The slant six runs, always will. The rest I begin in spring.
a brakes|Drums and hoses|backlog|220|10
a suspension|Torsion bar bushings|backlog|130|10
a interior|Front bench|backlog|180|6
- 22|.|1|0|112040|sedan|Bought. Four doors, one owner, two mice.
= 64|1969 AMC Javelin|Yes, on Purpose|show|active|private|nothing|260|300|16000||Private until it is not an embarrassment.
a body|Cowl and fenders|in_progress|500|40
a engine|390 rebuild|backlog|3800|70
- 240|a|6|120|.|muscle|Fenders off. AMC hid the good rust.
- 100|a|7|80|.|.|Cowl patched. You cannot buy one, so I did not.
`;
