/** Brakes: what stops the car, and what holds it still. */
export const brakesParts = `
# at the wheel
@minds end size
brake drum: drum, drum and hub, drum hub, brake drum and hub, rear drum, front drum, drums pair, finned drum, alfin drum, buick drum, finned buick drum, brake drums pair
  style: finned = finned, alfin, al fin, aluminum, buick | plain = plain, cast iron
@minds end size
brake shoe: brake lining, brake shoe set, ~shoe, shoe set, drum brake shoes, front shoe, rear shoe, drum shoe, lined shoe, relined shoe, shoes set, brake shoes set, ~brake linings, riveted lining, bonded lining, brake lining set, front brake shoe, rear brake shoe, brake shoes pair
@minds end
brake pad: disc brake pad, disc pads, pad set, brake pad set, metallic pads, front pad set, disc pad, disk pad, front disc pad, rear disc pad, disk brake pad
brake rotor: ~rotor, brake disc, brake disk, disc rotor, disc brake rotor, rotor and hub, disc brake disc, front rotor, rear rotor, disc rotors pair, brake rotor set, front disc rotor, solid rotor, vented rotor, vented disc, front brake disc
brake caliper: caliper, calliper, brake calliper, disc brake caliper, front caliper, rear caliper, 4 piston caliper, four piston caliper, 4 pot caliper, four pot caliper, calliper pair, disc caliper, disk brake caliper, disc brake calliper, caliper set, calipers pair
  maker: girling = girling | dunlop = dunlop | kelsey hayes = kelsey hayes, kelsey | delco = delco, delco moraine | budd = budd | ate = ate | lockheed = lockheed | bendix = bendix | wilwood = wilwood | brembo = brembo
brake caliper rebuild kit: caliper kit, caliper rebuild kit, caliper seal kit, caliper repair kit, caliper overhaul kit, brake caliper kit, disc brake rebuild kit, caliper piston kit, caliper piston set
brake caliper bracket: caliper bracket, caliper mounting bracket, caliper mount, caliper adapter, caliper bracket set
brake caliper piston: caliper piston
brake caliper hardware: caliper pin, caliper bolt, caliper guide pins, pad pins, pad retaining pin, anti rattle clip, anti rattle spring, disc brake hardware kit, caliper hardware kit, caliper slider, caliper bushings, brake pad shim
splash shield: rotor dust shield, brake dust shield, rotor shield, disc brake splash shield, disc brake dust shield, caliper dust shield, brake splash shield, rotor backing plate
wheel cylinder: brake cylinder, wheel cyl, brake wheel cylinder, wheel brake cylinder, rear wheel cylinder, slave brake cylinder, brake slave cylinder, brake wheel cyl, wheel cylinder set
wheel cylinder kit: wheel cylinder rebuild kit, wheel cylinder repair kit, brake cylinder kit, wheel cylinder cups, wheel cyl kit, brake cylinder repair kit
wheel cylinder clamp: wheel cylinder link, wheel cylinder pushrod, wheel cylinder boot, wheel cylinder pin
backing plate: brake backing plate, drum backing plate, brake plate, drum brake backing plate, brake backplate, ~backplate, brake backing, rear backing plate, front backing plate, back plate, brake back plate, drum backplate, anchor plate, brake support plate, brake shoe support plate, brake shoe backing plate, brake shoe plate
brake drum retainer: drum retaining clip, drum retaining screw, brake drum screw, brake drum retaining screw, tinnerman nut
brake hardware kit: drum brake hardware kit, brake spring kit, brake shoe hardware kit, brake shoe hold down kit, brake hold down kit, brake hardware, brake spring set, combi kit, brake shoe spring kit, brake return spring kit, brake shoe spring set, brake shoe hold down set, brake hold downs kit
brake return spring: brake spring, brake shoe spring, brake shoe return spring, brake retracting spring
brake shoe hold down: hold down pin, brake hold down pin, brake hold down spring, brake shoe pin
brake adjuster: star wheel, brake star wheel, brake adjuster screw, star wheel adjuster, brake adjusting screw, self adjuster, self adjuster kit, self adjusting kit, self adjuster cable, brake adjuster kit, brake adjuster cable, star adjuster, brake adjusting wedge, adjuster star wheel, micram adjuster, brake adjuster cam, brake shoe adjuster
brake anchor pin: anchor pin, brake shoe anchor, brake anchor bolt
brake drum hole plug: backing plate plug, brake adjusting hole plug, adjuster hole plug, backing plate hole plug
drum brake set: drum brake assembly, drum brake setup, hydraulic brake setup, lincoln brakes, juice brakes, ~drum brakes, ~bendix brakes, front drum brakes, complete drum brakes, spindle to spindle, backing plate assembly, lincoln brake, bendix brake set, ~juice brake, hydraulic drum brakes, brake assembly, hydraulic brakes, complete brakes, brake set up, brake setup, ~drum setup, self energizing brakes, bendix brakes, huck brakes, lockheed brakes, steeldraulic brakes, mechanical brakes
@minds end
disc brake conversion: disc conversion, disc brake kit, disc brake conversion kit, disc conversion kit, disc brake conversion spindles, disc conversion spindles, disc brake setup, disc brake set up, ~disc brakes, disc brake swap, front disc setup, disc brake package, front disc brakes, disc brake assembly, four wheel disc conversion, disc brake upgrade, front disc kit, rear disc kit, disc kit, disk brake conversion, disk brake kit, disk conversion, wilwood kit, wilwood brake kit, big brake kit, wilwood disc kit, front disk brakes, ~disk brakes, rear disc conversion, rear disc brake kit, rear disc brakes, disc swap, disc brake conversion kits, power disc conversion, power disc brake conversion, power disc brake kit, power disc setup, power disc set up, disc setup, disc set up, front disc set up, front brake kit, piston brake kit, piston front brake kit
hydraulic brake conversion: hydraulic brake conversion kit, juice brake conversion, hydraulic brake kit, hydraulic conversion
@minds
brake rebuild kit: brake kit, brake overhaul kit, brake rebuild package, brake job kit
mechanical brake floater kit: brake floater kit, brake floaters
mechanical brake rod: brake rod, brake clevis, brake pull rod, brake rod clevis, brake actuating rod, brake cross shaft, brake rod kit, brake equalizer, brake operating rod, brake camshaft, brake actuating arm
brake band: rocky mountain brakes, external contracting brake, external band brake

# hydraulics
@minds brakes count assist
master cylinder: brake master, brake master cylinder, brake master cyl, mastercylinder, ~master, brake mc, master cyl, dual master, dual master cylinder, dual reservoir master cylinder, tandem master cylinder, single pot master cylinder, fruit jar master cylinder, bail top master cylinder, brake main cylinder, master brake cylinder, master brake cyl, mastercyl, hydraulic master cylinder
@minds
master cylinder kit: master cylinder rebuild kit, master cylinder repair kit, master cyl kit, master cylinder overhaul kit, brake master cylinder kit, brake master rebuild kit, master repair kit, master cyl rebuild kit, master cylinder seal kit, master cylinder cup kit, brake master repair kit, master seal kit
master cylinder cap: master cylinder cover, master cylinder lid, brake fluid cap, brake reservoir cap, master cylinder reservoir cap, brake fluid reservoir cap, master cylinder filler cap, master cylinder top, master cylinder bail, master cylinder cap gasket
brake fluid reservoir: brake reservoir, master cylinder reservoir, remote reservoir, brake fluid tank, brake fluid bottle, remote fill reservoir, remote master cylinder fill, master cylinder remote fill kit
master cylinder bracket: master cylinder mount, master cylinder mounting bracket, brake master bracket
master cylinder pushrod: master cylinder push rod, brake pushrod, brake push rod, master cylinder rod, brake pedal pushrod, booster pushrod
master cylinder boot: brake pedal pushrod boot, master cylinder dust boot
@minds end
brake line: brake pipe, brake line kit, brake line set, brake tubing, brake hard line, brake pipe set, brake tube, brake line tubing, brake lines set, stainless brake line, steel brake line, brake plumbing, copper brake pipe, prebent brake line, pre bent brake line, hard brake line, hard line set
@minds end
brake hose: brake flex hose, brake flexible hose, brake flex line, disc brake hose, braided brake line, brake hose set, flex brake line, rubber brake hose, front brake hose, rear brake hose, brake flexi hose, flexi hose, flexible brake hose, flexible brake line, braided brake hose, stainless braided hose, ~flex hose, rubber brake line, brake rubber hose
@minds
brake line fitting: brake fitting, brake tee, brake line tee, brake junction block, brake block, brake tee fitting, banjo bolt, brake line nut, brake banjo bolt, flare nut, axle brake tee, brake union, brake four way, brake line clip, brake hose clip
bleeder screw: bleeder valve, brake bleeder screw, bleed screw, bleed nipple, speed bleeder, bleeder nipple, brake bleed screw, brake bleed nipple
proportioning valve: prop valve, combination valve, distribution block, brake proportioning valve, brake distribution valve, metering valve, hold off valve, brake metering valve, brake combination valve, proportioning block, brake pressure regulator, brake warning valve, pressure differential valve, brake limiting valve, brake load sensing valve, brake safety valve, residual valve, brake pressure valve, residual pressure valve, brake warning block, brake distribution block, ~prop block, brake valve, disc drum proportioning valve, brake proportion valve, proportional valve, brake proportioner, brake balance valve, equalizer valve, hold off
@minds brakes
brake booster: ~booster, power brake booster, power brake unit, brake servo, ~servo unit, power booster, hydrovac, hydro vac, treadle vac, treadlevac, power brake assembly, brake power booster, hydroboost, hydro boost, power brake conversion, power brake kit, booster and master, booster and master cylinder, power brake setup, mastervac, girling servo, master vac, power brake booster and master cylinder, brake booster and master cylinder, remote servo, brake booster assembly, power brake conversion kit, booster master cylinder, ~power brake, brake vacuum booster, vacuum servo, brake servo unit, delco moraine booster, bendix booster, midland booster, midland brake booster, bendix treadle vac, treadle vac booster, dual diaphragm booster, hydrovac booster, remote brake booster, remote brake servo, girling booster, lockheed servo, power brake vacuum booster, brake assist, power brake can, booster can, vac booster, power brake vac unit, kelsey hayes booster, vacuum brake booster, power disc booster, power brake set up, power brake system, power brake package, power brake booster and bracket, bendix power brake, bendix brake booster, midland power brake, power brake booster assembly, power brake vacuum unit
  style: hydrovac = hydrovac, hydro vac | treadle vac = treadle vac, treadlevac | hydroboost = hydroboost, hydro boost | vacuum = vacuum, mastervac, dual diaphragm
@minds
brake booster rebuild kit: booster kit, booster rebuild kit, servo repair kit, power brake rebuild kit, brake booster kit, servo rebuild kit, treadle vac rebuild kit, hydrovac rebuild kit, booster repair kit
brake booster bracket: booster bracket, booster mounting bracket, brake booster mount, booster mount, power brake booster bracket, brake booster mounting bracket
brake booster check valve: booster check valve, brake check valve, booster vacuum valve, vacuum check valve, servo check valve, servo non return valve
brake booster hose: booster hose, booster vacuum hose, power brake hose, power brake vacuum hose, servo hose, brake vacuum hose
brake vacuum tank: ~vacuum tank, vacuum reservoir, vacuum canister, brake vacuum reservoir, power brake vacuum tank, power brake reservoir, vacuum reserve tank, vacuum storage tank
electric vacuum pump: brake vacuum pump

# pedals
@minds assist drive brakes
brake pedal: brake pedal assembly, brake pedal arm, power brake pedal, brake peddle, swing pedal, swing pedal assembly, brake arm, brake pedal and bracket, manual brake pedal, brake pedal lever, foot brake pedal, automatic brake pedal, disc brake pedal, clutch and brake pedal assembly, clutch and brake pedal, brake and clutch pedal, brake and clutch pedal assembly, pedal box
@minds
pedal assembly: pedal set, clutch and brake pedal, brake and clutch pedals, pedal box, pedals, clutch pedal setup, pedal hanger, pedal support, pedal bracket, pedal cluster, pedal conversion set, pedals pair, clutch and brake pedal assembly, swing pedals, pedal conversion, pedals and linkage, 4 speed pedals, four speed pedals, 4 speed pedal set, clutch pedal set, hanging pedals, brake and clutch pedal, brake and clutch pedal assembly
pedal pad: pedal rubber, pedal cover, brake pedal pad, clutch pedal pad, brake pedal rubber, clutch pedal rubber, brake pedal cover, pedal pad set, clutch and brake pedal pads, clutch and brake pads, brake and clutch pads, pedal pad kit, brake and clutch pedal pads, clutch pad, pedal pads set, clutch rubber, brake rubber pad, brake pedal pad rubber, automatic brake pedal pad, pedal rubbers set
pedal pad trim: brake pedal trim, pedal trim, pedal pad bezel, pedal trim plate, pedal trim ring, pedal dress up, pedal dress up kit, disc brake pedal emblem, power brake pedal emblem, brake pedal emblem, disc brake pedal insert, stainless pedal trim
pedal shaft: brake pedal shaft, clutch pedal shaft, pedal bushing, pedal bushing kit, brake pedal bushing, clutch pedal bushing, pedal pivot, pedal cross shaft, pedal shaft bushing
pedal return spring: brake pedal spring, brake pedal return spring
brake pedal bracket: pedal support bracket, brake pedal support, brake pedal hanger, brake pedal mounting bracket, brake pedal box
brake light switch: brake lamp switch, stop light switch, stoplight switch, stop lamp switch, brake switch, hydraulic brake light switch, hydraulic brake switch, brakelight switch, hydraulic stop light switch, brake light sw, stop switch, stop light sw, stop and tail switch, brake pedal switch, stoplamp switch, hydraulic stop switch, pressure brake switch, mechanical brake light switch
brake warning light switch: brake warning switch, brake failure switch, pressure differential switch

# parking brake
parking brake: hand brake assembly, parking brake, emergency brake, e brake, hand brake, handbrake, ebrake, park brake, parking brake assembly, emergency brake assembly, e brake assembly, e brake pedal lever, ~fly off handbrake, fly off brake lever, park brake lever, park brake handle, hand brake stick, parking brake stick, ~e brake handle assembly, umbrella handle, umbrella brake handle, parking brake lever, hand brake lever, handbrake lever, emergency brake lever, e brake lever
parking brake pedal: emergency brake pedal, e brake pedal, park brake pedal, foot parking brake, parking brake foot pedal, parking brake pedal assembly, foot emergency brake, e brake pedal assembly, emergency brake pedal assembly
parking brake pedal pad: e brake pedal pad, emergency brake pedal pad, parking brake pad, park brake pad, park brake pedal pad, parking brake pedal rubber, e brake pad, emergency brake pad
@minds end
parking brake cable: emergency brake cable, e brake cable, hand brake cable, handbrake cable, park brake cable, ebrake cable, e brake cables, emergency cable, emergency brake cables, hand brake wire, park brake cables, parking cable, handbrake cables
@minds
parking brake hardware: parking brake equalizer, e brake equalizer, parking brake lever hardware, parking brake clevis, parking brake strut, parking brake bracket, parking brake pulley, parking brake adjuster, handbrake compensator, emergency brake equalizer, parking brake actuator lever, parking brake strut bar, parking brake yoke
parking brake shoe: emergency brake shoe, e brake shoe, parking brake band, emergency brake band, e brake band, parking brake lining, driveshaft brake band, handbrake shoe, emergency brake lining, hand brake shoe
parking brake drum: emergency brake drum, driveshaft brake drum, transmission brake drum, e brake drum, hand brake drum, driveline parking brake, driveshaft parking brake, transmission brake, drive shaft brake
parking brake boot: handbrake boot, handbrake gaiter, hand brake gaiter, e brake boot, hand brake boot, emergency brake boot, handbrake lever gaiter
parking brake release: parking brake release handle, e brake release handle, emergency brake release handle, park brake release, parking brake release knob, e brake release, emergency brake release, parking brake release cable, parking brake vacuum release, parking brake pedal release handle, parking brake pedal release, park brake release handle, park brake release knob, brake release handle, brake release knob, brake release lever, brake release cable, emergency brake release knob, e brake release knob, t handle release, park brake pedal release
parking brake warning switch: parking brake switch, handbrake switch, e brake switch, parking brake light switch, park brake switch
hill holder: hillholder, hill holder valve, no rol, norol, noroll

# tools
brake spring pliers: brake spring tool, brake shoe tool
brake lathe: drum lathe, ammco lathe, brake drum lathe, drum turning lathe
brake drum puller: drum puller, hub puller, wheel puller, rear hub puller, axle hub puller
brake hone: brake cylinder hone, wheel cylinder hone
brake shoe grinder: brake shoe arc grinder, shoe grinder, brake reliner, brake riveter, brake lining machine
brake fluid: dot 3, dot 5, brake fluid can
`;
