/** Milestones, in the form that read-posts.ts reads. */
export const milestonePosts = `
@74|milestone|engine|Chevrolet: Impala|
First start after eleven years. It was apart when our first was born, and she stood beside it with ear protection on and counted down for me. It fired on the fourth revolution, smoked out every mosquito in the parish, and went to 40 pounds. I shut it off after a minute since I had forgotten the radiator cap. Eleven years, and I forgot the cap.
:209 She counted it down! That is a memory.
:43 The cap is part of the ceremony. Congratulations.
:280 Which oil for the break-in?
:@ 30 weight with zinc, and twenty minutes at two thousand the next day. With the cap.

@63|milestone|sedan||
Last night I turned the key and every single light came on that should, and none that should not. Wiring from the bulkhead back, one circuit each night, with a test lamp and the radio. My advice: one circuit each night. Then go in.
:41 One circuit each night. Then go in. I need this on a wall.
:100 Well done. The tail lights are always a ground.
:@ They were a ground.

@156|milestone|convertible||
Top is up, top is down, top is up. There were four days between the first and the second. But it folds by itself, the cylinders hold, and the rear window zips. My sister filmed it, and on the film you can hear the neighbors clapping.
:44 What a sound. Congratulations.
:78 Four days! What was it?
:@ A hose that I had pinched. Of course I took everything else apart first.

@198|milestone|coupe||
Title came in the mail. Bought as a bill-of-sale car from an estate, and it took two years and four months, three notaries and one very kind lady at the registry who called me at home. It is a real car now. It still does not run.
:197 Massachusetts. I know the lady. She is a saint.
:4 The hardest part to get is paper.

@242|milestone|pickup||
One hundred miles in one day, on a road with a number on it. Not one wrench. I had packed the whole toolbox and it slid from side to side the entire way to remind me.
:128 Next time leave it at home. Then you will need it.
:206 Congratulations! Whereabouts?
:@ Swanton to Crete and the long way back.

@270|milestone|stepside||
Cab is on the frame. Six neighbors, two poles, one dog under foot, and forty seconds in which nobody breathed. The bolts went in by hand, each one. I stood there after they had left and just looked at the gap between the cab and the bed. It is *even*.
:30 The forty seconds! I know them well.
:92 Bolts by hand. You measured that frame.
:166 I was the one under the pole with the bad shoulder. Worth it.

@208|milestone|hardtop||
Paid off. Not the restoration, nobody can pay that off. The loan for the car. I bought it in 2018 when it did not make sense, from a man who cried. Called him tonight to tell him. He asked whether I changed the color. I said never.
:35 You called him. Good man.
:142 Never is the right answer.

@275|milestone|sedan|Volvo: 122S|
Three hundred thousand. I pulled over on Storrow Drive where you are not supposed to pull over and took a picture of it. Then I apologized to the car for the winter of 2015.
:171 What a number! Original engine?
:@ Bottom end, yes. The head has been off twice.
:97 They only begin at three hundred.

@288|milestone|muscle||
Out of primer! After years of being the gray one at every cruise night, it has a color. I did the base and my uncle did the clear because he has the lungs of a swimmer and a real mask. There is one run, behind the rear bumper, and we have named it.
:211 Runs ought to have names. What is it?
:@ Niagara.
:35 If there is one run and it is behind the bumper you are a painter.

@292|milestone|stepside|Willys: Pickup|
Found the man who owned the Willys before the man who owned it before me. He is ninety-one. He drove it for the forest service and can tell me what each of the holes in the dash was for. We are going to visit him on Sunday with the truck.
:220 Write everything down.
:51 Record his voice, if he lets you.
:@ He let me. Two hours, and he sang.

@236|milestone|convertible||
Brakes. All of it, hard line to soft line. Flared each end myself, and of twenty-two flares nineteen did not leak. The other three taught me more than the nineteen. Pedal is high and hard, and it stopped straight on gravel with my hands off the wheel.
:42 Nineteen of twenty-two on the first try is very good.
:261 Straight with the hands off. That is the test.

@51|milestone|roadster|Ford: Model A|
Fifty years ago this week I bought the A with money from a paper route that I had been saving for a boat. Same car, same owner, third set of tires that I care to remember. My granddaughter drove it to school. She double-clutches better than her father.
:134 Fifty! I am proud of you, youngster.
:238 I want to be her.
:178 You would not have kept the boat.

@155|milestone|hardtop||
Passed my own inspection. I made a list of a hundred and four things when I bought it, in 2020, on the back of wallpaper. I crossed out the last one tonight: clock. It is twenty past nine in there, and twenty past nine out here.
:149 On wallpaper. You have to frame it.
:45 What was number one?
:@ "Find out if it is worth it."

@88|milestone|fastback||
Sold it. I know that this is not the usual kind of milestone. It runs, it is right, and it went to a young woman who asked better questions than I could answer. I kept one hubcap. I think I will be fine, I have been in the garage a lot this week, just standing there.
:70 You built it so that somebody can drive it. She will.
:89 Keep coming to the meets. You will be needed.
:199 The empty space does not stay empty. It never does.

@220|milestone|stepside|International: B-110|
The Binder is back in the field it was bought for. My father ordered it in November 1959, it has his bill of sale in the glove box, and today it pulled the wagon for the corn shellers like it had never had twenty-eight years off. I cleaned my glasses a number of times.
:15 Ernie, that is wonderful.
:292 Green on the other side of the fence, and still I am cheering for you.
:178 He would have been pleased.

@150|milestone|roadster||
It went up on the lift for the first time and *nothing dripped*. Not one. I put a clean sheet of paper under it overnight, as you do. The paper is on the refrigerator.
:39 Are you sure that there is something in it?
:17 He is right to ask. Mine only stops when it is empty.
:@ I checked. Twice.
`;
