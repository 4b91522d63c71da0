/** Builds of trucks; the first is that of the member whom visitors sign in as. How a line reads: ../read-stories.ts */
export const trucks = `
= 1|1951 Chevrolet 3100|Pieces|driver|active|public|bands|610|210|14000||A 51 pickup that came home in eleven loads. I do not want a show truck. I want to drive to the lumber yard and come back with lumber.
a frame|Strip and paint the frame|done|350|40
+ POR-style frame paint, 2 quarts|installed|90|104|as it is
a suspension|Rebuild the front axle: king pins and bushings|done|180|14
+ King pin set|installed|95|89|as it is
a suspension|Rear leaf springs, new bushings and pins|done|140|9
a brakes|New brake lines all around|done|120|10
+ Steel brake line kit|installed|85|92|with work: the rear line is three inches short, I made a new one
a brakes|Rebuild the master cylinder and wheel cylinders|done|160|8
a engine|Rebuild the 216|done|1900|60
+ Gasket set, 216|installed|75|81|as it is
+ Babbitt rod bearings, poured|installed|420|460|as it is
a cooling|Boil out the radiator|done|95|2
a fuel|Rebuild the Rochester B|done|60|5
+ Carburetor kit, Rochester B|installed|38|36|as it is|7002050
a fuel|Clean and seal the gas tank|done|80|4
a electrical|Rewire the cab, cloth harness|in_progress|310|24
+ Wiring harness, cab and frame|arrived|260|274
a body|Patch the cab corners and rockers|in_progress|280|45
+ Cab corner, left|installed|62|62|with work: trimmed the flange by a quarter inch
+ Cab corner, right|arrived|62|62
a body|Straighten the front fenders|testing|0|22
a body|Hang the doors and set the gaps|backlog|40|16||body
a trim|Grille: find one that is not bent|backlog|180|3|Cannot set the front sheet metal before I have it.
+ Grille assembly, painted, 1947-53|sought|180|0
a glass|Windshield, two pieces, and rubber|backlog|190|6
+ Windshield rubber, 1951 Chevrolet 3100|arrived|48|44
a interior|Recover the bench seat|backlog|220|8
+ Bench seat springs, Advance Design|planned|120|0
a transmission|Check the three speed, new seals|backlog|70|9
a steering|Steering box: shim and refill|backlog|20|3
a paint|Paint it Forester Green, in the shed|backlog|600|50
a electrical|Six volt battery and cables|backlog|130|1
a wheels|Five tires, 6.00-16|backlog|640|2
a paperwork|Title from the bill of sale|done|85|3
- 604|.|5|0|.|pickup|Load eleven of eleven. The shed is full and the truck is in it, somewhere. My brother counted four fenders. There should be four fenders.
- 560|a|9|104|.|.|Wire wheel, wire wheel, wire wheel. Frame is bare and not nearly as thin as I feared behind the cab mounts.
- 505|b|7|89|.|leaf-spring|King pins out. One came with a hammer, one with a torch and language. New bushings reamed at the shop in Stoughton.
- 452|d|6|92|.|brake-drum|Brake lines bent and flared. The rear line in the kit is three inches short, so I made one. Double flares hold at 900 pounds.
- 390|f|12|460|.|engine-block|Rods back from the babbitt man. He is 81 and has one apprentice. If you need it done, do not wait.
- 331|f|11|81|.|engine|The 216 turns by hand with one finger. Main clearances between .0015 and .002, end play .004.
- 287|h|4|36|.|carburetor|Rochester B apart and together on the kitchen table. The power piston was stuck since Truman.
- 240|f|6|0|.|engine|It runs! On a stand, on a gallon of gas, with a fire extinguisher and three neighbors watching.
- 188|k|8|62|.|.|Left cab corner in. I learned to weld on this truck and you can see where I began.
- 133|l|7|0|.|fender|Fenders: dolly, hammer, file, repeat. The right one has been hit by a gate. Twice.
- 96|j|5|274|.|gauge-cluster|Harness is here and it smells like 1951. Laid it out on the floor with the diagram and labels.
- 61|k|6|0|.|.|Right corner tacked. Too cold in the shed to do more than an hour at a time.
- 33|j|4|0|.|.|Headlights, tail light and horn work on the bench battery. The turn signal switch is a mystery.
- 12|l|3|0|.|fender|Both front fenders are close enough to prime. What I need now is a straight grille, or nothing in front lines up.
= 0|1957 Chevrolet 3100|The Parts Runner|driver|complete|public|nothing|1400|.|9000||My delivery truck. Nothing on it is rare but that I still have it.
a engine|Rebuild the 235|done|1500|50
+ Rebuild kit, 235|installed|410|398|as it is
a brakes|Disc brakes in front|done|520|12
+ Disc conversion kit, 55-59|installed|480|465|with work: had to open the backing plate holes
a paint|Two-tone in Cardinal and Bombay|done|1800|70
a interior|Seat and headliner|done|350|10
- 1302|a|10|398|.|engine|Bores at .040 over and done. Everything in this engine came from my own barn, but the kit.
- 1120|b|9|465|61240|wheel|Front discs on. Stops like a truck from this century.
- 900|c|14|1750|.|pickup|Painted. My wife asks when the kitchen gets the same.
- 845|d|6|340|61301|bench-seat|Seat done. It is finished, if there is such a thing.
- 300|.|1|60|68110|pickup|Seven thousand miles since. Oil, filter, points. Nothing else.
= 40|1972 Chevrolet C10|First Truck|driver|active|public|totals|220|120|6500||I am 24 and this is my first. Tell me what I am doing wrong, I can take it.
a brakes|Everything in the brakes|done|380|18
+ Brake hose set, C10|installed|44|41|as it is
a cooling|Water pump and hoses|done|110|5
+ Water pump, small block, long|installed|58|55|not at all: mine has the short pump, sent it back
a fuel|Quadrajet leaks at the base|testing|45|4
a electrical|Find out why the dash lights flicker|in_progress|20|6
a body|Rockers and cab corners|backlog|420|40
a interior|Carpet|backlog|140|4
a wheels|Tires older than me|backlog|560|2
- 214|.|2|0|88120|pickup|Home. It drives, it smokes, it stops if you plan for it.
- 180|a|8|220|.|brake-drum|Wheel cylinders leaked, all four. Drums turned. First time I bled brakes. Third time I bled brakes, same day.
- 150|b|3|55|.|water-pump|Ordered the long pump. Mine is the short one. Now I know there are two.
- 121|b|4|48|88190|.|Right pump in, no leaks, temperature steady at 180.
- 60|c|3|32|88410|carburetor|Quadrajet apart. Well plugs were weeping. Epoxy as everybody here said.
- 9|d|2|0|.|gauge-cluster|Ground strap behind the dash was finger tight. I think that was it. I hope that was it.
= 161|1966 Ford F-100|Mill Truck|driver|active|public|bands|400|300|8000||Works at the mill on weekdays, gets worked on at night.
a steering|Steering box and drag link|done|240|8
a suspension|Twin I-beam bushings and radius arms|done|160|9
+ Radius arm bushings|installed|32|30|as it is
a engine|Valve seals on the 352|in_progress|40|6
a body|Bed floor, new wood|backlog|380|14
a exhaust|Y-pipe and mufflers|backlog|260|6
- 380|a|7|210|104300|.|Box rebuilt. It goes where I point it, which is new.
- 333|b|8|130|.|shock|Radius arms out, bushings were powder. They fit as they came.
- 44|c|3|28|106020|engine|Blue smoke on start, so valve seals. Rope in the cylinder trick works.
= 30|1958 Chevrolet 3100|Back to Work|preservation|complete|public|nothing|900|.|.||Ranch truck, back to ranch work. Every dent in it has a date.
a brakes|Brakes, all of it|done|300|12
a engine|Free the stuck six|done|150|20
+ Carburetor kit, Rochester B|installed|40|39|as it is|7002050
a electrical|New harness, old switches|done|240|18
- 880|b|6|40|.|engine|Stuck since 1988. Diesel and automatic fluid in the holes, and a month of patience.
- 822|b|5|60|.|engine-block|It moved! A quarter inch, then a half.
- 600|c|9|240|.|.|Harness in. Every wire goes where it went in 58.
- 566|.|2|0|40980|stepside|First hay. It did not notice the twenty years in between.
= 220|1960 International B-110|Binder|preservation|dormant|public|nothing|1100|.|5000|Waiting for a door. There are not many.|Corn Binders do not have catalogs. They have friends.
a body|Left door: find one|backlog|200|8|There are perhaps ten good ones in the country.
a brakes|Brakes|done|260|14
a engine|BD-240: rings and bearings|in_progress|700|40
- 1010|b|9|190|.|brake-drum|Brake parts from three tractors and a school bus. All of it fits. Harvester loved itself.
- 720|c|6|110|.|engine|Head is off. Rings are tired, bores are fine.
- 505|a|4|0|.|door|Drove 300 miles for a door that was a Travelall door. It is not the same door.
= 292|1951 Willys Pickup|Thirty-Five|driver|active|followers|nothing|500|200|7000||Thirty-five miles an hour is plenty.
a driveline|Rebuild the transfer case|done|220|16
a frame|Box the frame horns|done|60|10
a body|Tailgate skin|in_progress|130|9
- 470|a|8|180|.|transmission|Spicer 18 on the bench. The shift rail springs fly far. Found one in the coffee.
- 201|b|6|45|.|.|Horns boxed, front bumper hangs straight.
- 50|c|3|60|.|.|Skin is bent, spot welds marked.
`;
