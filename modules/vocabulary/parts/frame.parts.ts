/** The frame: what everything is bolted to, and what the body rests on. */
export const frameParts = `
@minds body wheeldrive bed
frame: ~chassis, chassis frame, frame and suspension, chassis assembly, vw pan, chassis and axles, frame with title, car frame, frame assembly, chassis pan, rolling chassis, bare frame, bare chassis, boxed frame, chassis with title, reproduction frame, frame and running gear, frame with suspension
@minds end body
frame rail: side rail, frame side rail, chassis rail, frame section, chassis leg, frame horn, frame half, front half frame, frame repair section, frame repair rail, chassis side member, longeron, torque box, torque boxes, back half kit, rear half frame, frame end, frame patch, frame rail section, frame repair panel, frame repair kit, chassis horn
subframe: sub frame, frame clip, subframe assembly, front clip frame, front clip, front frame assembly, frame stub, front stub frame, front cradle, front subframe, rear subframe, subframe complete, front sub, ~front sub frame, sub frame assembly
@minds body
subframe connector: sub frame connector, frame connector, subframe tie, chassis connectors, subframe connector set
subframe bushing: sub frame bushing, subframe mount, sub frame mount, subframe bushes, subframe mount kit, subframe mounting, subframe body mount, subframe mounting bushing, solid body bushing, subframe mounting kit, subframe bush, subframe bolt
crossmember pad: crossmember rubber, crossmember mount, crossmember mounting pad, crossmember bushing, crossmember rubbers
@minds body end
crossmember: cross member, x member, xmember, k member, k frame, kmember, kframe, engine crossmember, center crossmember, frame crossmember, chassis crossmember, engine cradle, frame cross member, frame x member, motor crossmember, engine cross member, suspension crossmember, chassis cross member, spring crossmember, suspension cross member, spring cross member, front crossmember, rear crossmember, mustang ii crossmember, tubular crossmember, center support crossmember
@minds
frame boxing plate: boxing plate, boxing kit, frame boxing kit, frame stiffener, frame boxing plate kit
engine mount bracket: frame mount, engine frame mount, motor mount bracket, engine mount frame bracket, motor mount frame bracket, motor mount tower, motor mount perch, engine perch, engine tower, frame engine mount, engine mounting bracket, frame motor mount, engine frame bracket, engine frame stand, motor mount frame stand, motor mount stand, motor perch, engine side mount bracket, hurst motor mount, front saddle mount, engine swap mounts, conversion motor mount, engine conversion mount, motor mount pedestal, engine stand mount, frame stand, motor stand, motor mount frame pad, frame pad motor mount, engine frame mounts, motor mount tower set, swap mount, engine swap kit, motor mount kit, engine swap motor mount, engine conversion kit
body mount: body mount bushing, body bushing, cab mount, body mount set, body mount kit, body bushing kit, body mount cushion, body mount pad, body to frame mount, body to frame mounting pads, cab bushing, frame bushing, body mounting pad, body shim, body mount rubber, cab mount kit, body pads, body mounting kit, frame pad, frame welting, frame webbing, body mount bolt, body bolt kit, body mount hardware, body bolts, cab mount bushing, cab mounting kit, body mount bushing kit, body mount bolt kit, body mount shim, rad support bushing, body to frame bushing, body pad, cab mount pad, body rubber mounts, body mount washers, chassis body mount
body mount bracket: cab mount bracket, body support bracket, cab support bracket, body mount support, cab mount repair, outrigger, chassis outrigger, cab support, frame outrigger, cab mount support
frame head: napoleon hat, pan frame head, vw frame head
jack point: jacking point, jack receiver, jack spur, jack socket, jack tube, jacking bracket
gusset: frame gusset, chassis gusset, frame plate, frame reinforcement plate, frame reinforcement
skid plate: skidplate, bash plate, transfer case skid plate, belly pan, skid pan, engine skid plate, sump guard, under tray, undertray, transmission skid plate, transfer case skid pan
tow hook: recovery hook, towing eye, tow eye, tow hook set, towing hook, frame hook, tow loop
flat tow bar: fold up tow bar
winch: warn 8274, winch assembly
winch mount: winch plate, winch bumper, winch bracket, winch tray, winch mounting plate
frame bolt: frame rivet, chassis bolts, frame rivet set, chassis bolt kit, frame bolt kit, chassis hardware kit
roll bar: rollbar, roll cage, rollcage, roll hoop, rollover bar, roll over bar, roll bar kit, roll cage kit, roll bar hoop, ~4 point, ~6 point, ~8 point, 4 point roll bar, roll bar 4 point, 6 point cage, 6 point roll cage, 8 point cage, ~cage, show bar, 4 point cage, roll over hoop
wheelie bar: wheely bar
frame brace: chassis brace, frame to body brace, inner rocker brace, chassis stiffening plate, chassis stiffener, underbody brace, under body brace, x brace, under car brace, convertible body brace
cocktail shaker: body vibration damper
lubrication fitting: grease fitting, zerk, zerk fitting, grease nipple, alemite fitting, alemite, chassis lube fitting, bijur fitting
chassis lubrication system: bijur system, bijur pump, bijur lubrication, one shot lubrication, one shot oiler, central lubrication pump, chassis lube pump, chassis lubrication pump, one shot lube pump, clayton dewandre pump
body dolly: body cart, chassis dolly, roll over jig, spit car, body jig, body stand, frame dolly, chassis cart, body buck dolly, rollover jig
`;
