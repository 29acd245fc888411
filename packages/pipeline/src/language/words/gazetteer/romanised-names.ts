/** Given names of languages that write them in other letters, or that lists of names leave out, as English texts spell them. */
export const romanisedNames: { readonly female: string; readonly male: string; readonly either: string } = {
  female:
    // Irish, Scottish, Welsh
    'aoife aisling áine ailbhe bláthnaid bríd caoimhe ciara clíona clodagh deirdre eilis éilís eimear emer fionnuala gráinne ' +
    'grainne mairéad máire máirín muireann niamh nuala órla orla róisín roisin sadhbh saoirse síle sinéad sinead siobhán siobhan ' +
    'sorcha úna ailsa catriona catrìona eilidh fiona isla kirsty mairi mhairi morag morven seonaid shona angharad bethan bronwen carys ' +
    'catrin ceri cerys eirlys eleri ffion gwen gwyneth heledd lowri mair mared megan menna myfanwy nerys nia rhiannon sian siân ' +
    'sioned tegan ' +
    // German, Dutch, Nordic
    'anke antje birte dagmar dörte elke frauke friederike gesa gudrun hedwig heike hilde hildegard ilse imke inge ingeborg inken ' +
    'irmgard jule jutta karin katrin kerstin liesel lotte maren margret marlene mechthild meike renate roswitha sabine sieglinde ' +
    'silke sigrun solveig swantje tomke trude ulrike ursel uschi ute waltraud wiebke femke fenna geertje hanneke ineke jantje ' +
    'lieke maaike machteld margriet marijke mieke noortje saskia sanne tineke trijntje willemijn aina aino astrid berit birgit ' +
    'bodil dagny ebba eija elin elina gerd gerda gro guðrún gunhild gunvor hanne helle hilja ingrid ingvild jorunn kaisa kajsa karen ' +
    'karianne kirsi kirsten lene liisa linnea liv maija marit marja merete mette nanna oddny pernille päivi ragnhild randi riikka ' +
    'ritva saana satu sigrid sigríður signe silje siri siv solvei sunniva svanhild synnøve tiina torunn tove turid tuula ' +
    'tyra ulla unni vibeke vigdís ylva þórdís åsa åse ' +
    // Romance
    'ainhoa amaia amélie aurélie capucine clémence delphine élodie fabienne françoise ghislaine héloïse manon margaux mathilde mireille ' +
    'noémie odile océane solange solène sylvie véronique yvette araceli begoña belén carmen consuelo encarnación esperanza graciela ' +
    'guadalupe inés itziar leire lucía macarena maite marisol milagros montserrat nuria paloma pilar remedios rocío sagrario soledad ' +
    'xiomara alessia annalisa antonella benedetta chiara fabiola federica fiammetta francesca ginevra giovanna giulia ilaria ludovica ' +
    'martina nicoletta ornella raffaella rossella simonetta beatriz catarina conceição fátima graça inês joana leonor lurdes madalena ' +
    'mafalda matilde rafaela rosário teresa alina anca andreea bianca camelia ileana ioana iuliana luminița mihaela raluca rodica ruxandra ' +
    'simona ștefania ' +
    // Slavic, Baltic, Hungarian
    'agata agnieszka aleksandra alicja barbara beata bożena danuta dorota elżbieta ewa grażyna halina hanna irena iwona iza izabela ' +
    'jadwiga joanna jolanta justyna kamila katarzyna kinga krystyna ludmiła magda małgorzata malgorzata marzena milena oliwia ola ' +
    'paulina renata stanisława sylwia urszula wanda wiesława zofia zuzanna blanka božena dana eliška hana ivana jana jaroslava ' +
    'jitka kateřina lenka libuše lucie ludmila markéta milada monika naděžda olga pavla petra radka šárka tereza věra veronika zdenka ' +
    'zdeňka zuzana anja dragana dubravka gordana jasmina jelena ksenija ljiljana maja marija milica mirjana nevena slavica ' +
    'snežana snezana sonja suzana tanja vesna višnja zorica agnija anastasia anastasiya alyona daria ekaterina galina irina kseniya ' +
    'larisa lesia lesya liudmila ludmilla lyubov lyudmila marina mariya nadezhda nadezda natalia natalya nastya oksana oksanna olena ' +
    'olesya polina raisa solomiya svetlana svitlana tamara tatiana tatyana uliana valentina vera viktoriya yana yelena yevgenia yulia ' +
    'zhanna zinaida zoya aistė aušra daiva dalia eglė giedrė gintarė ieva inga jurga jūratė kristina laima lina milda rasa rūta ' +
    'vaida vilma baiba dace evija ilze inese ināra laila līga sanita sandra zane anneli helve kadri kaja kersti külli ' +
    'liis maarja marju piret reet triin tiiu urve ágnes anikó beáta bernadett csilla dóra edit emese emőke enikő erika erzsébet ' +
    'eszter éva fruzsina gabriella gizella györgyi hajnalka ibolya ildikó ilona judit júlia julianna kata katalin klára krisztina ' +
    'lilla magdolna márta melinda mónika noémi nóra orsolya piroska réka rita szilvia tímea tünde viktória zita zsófia zsuzsa ' +
    'zsuzsanna ' +
    // Greek, Turkish, Caucasus
    'aikaterini athina chrysa despina dimitra eirini eleftheria eleni evangelia fotini georgia ioanna kalliopi katerina ' +
    'konstantina kyriaki maria niki paraskevi sofia stavroula theodora vasiliki zoi ayla aylin aysel ayşe ayse aysun bahar banu başak ' +
    'belgin burcu büşra ceren defne deniz derya dilara dilek ebru ece elif emine esra fatma gamze gizem gül gülay gülşen hatice havva ' +
    'hülya melek melike meltem merve müge nazan nazlı nermin neslihan nilüfer nur nurcan özge özlem pelin pınar seda sedef selin ' +
    'selma serpil sevgi sevim sibel sinem şebnem songül şule tuğba tülay yasemin zehra zeynep anahit arpine gayane hasmik lusine ' +
    'nare narine nune siranush tatevik eka ketevan khatia lela maka manana nana nino salome tamar tinatin ' +
    // Arabic, Persian, Hebrew, Central Asia
    'aisha aicha alia amal amani amina amira asma aya ayesha basma bushra dalal dina farah farida fatima fawzia ghada habiba ' +
    'hadeel hafsa hala halima hanan huda iman inas khadija lamia latifa layla leila lubna lujain maha malak manal mariam ' +
    'maryam maysa meriem mona mouna nabila nadia nadine naima najwa nawal nesrine noor noura nour rana rania rasha reem rim rima ruba ' +
    'sabah safia sahar salma samia samira sana sara shaima siham soraya suad suha sumaya tahani wafa wissal yasmin yusra zahra zainab ' +
    'zaynab zeinab zineb zohra afsaneh anahita atefeh azadeh bahareh elham farzaneh fereshteh forough golnaz laleh ' +
    'leyla mahnaz mahsa mahtab marjan mina mitra nasrin nazanin negar nasim niloufar parisa parvin roya roxana sepideh setareh ' +
    'shabnam shahla shirin shohreh simin soheila taraneh zohreh adi ayelet chana dafna dorit efrat einat galit hadas hagit ilana inbal ' +
    'keren liat limor maayan merav michal moran naama neta noa noga ofra orit orly osnat rivka ronit sapir shani sharon shira shlomit ' +
    'shoshana sivan smadar tova tzipi vered yael yaffa ziva aigerim ainura alma aliya asel assel dinara gulnara gulnora ' +
    'madina nargiza nazgul saule zarina zhanar ' +
    // South and South-East Asia
    'aaradhya aarti aditi aishwarya akanksha alka amrita ananya anita anjali anju anjana ankita anushka aparna archana arundhati asha ' +
    'bhavana bhavna charu chitra damini deepa deepali deepika devi divya durga gauri gayatri geeta geetha gita hema indira isha ' +
    'ishita jaya jayanti jyoti kajal kalpana kamala kanchan kareena kavita kavya kiran komal kriti lakshmi lalita lata latika leela ' +
    'madhavi madhu madhuri mala malati malini mamta manisha manju manjula meena meenakshi meera megha mira mridula nalini namrata ' +
    'nandini nandita neelam neha nidhi nirmala nisha nita padma pallavi parvati pooja prachi pragya pratibha pratima preeti prerna ' +
    'priti priya priyanka puja pushpa radha radhika rajani rakhi rani rashmi rekha renu renuka reshma ritu riya roopa ruchi rukmini ' +
    'rupa sangeeta sanjana sarita sarojini savita seema shalini shanta shanti sharmila shefali shikha shilpa shobha shreya shruti shweta ' +
    'smita sneha sonal sonali sudha sujata sumitra sunita supriya surabhi sushma swati tanvi tara tejal uma urmila usha vaishali ' +
    'vandana vasudha vidya vimala yamini yashoda fauzia ghazala nasreen nazia rabia razia rukhsana saima sadia shabana shazia ' +
    'sidra tahira tehmina uzma zubaida anoma chamari dilhani kumari nilmini sanduni thilini bích hạnh hien hiền hoa hồng huong hương ' +
    'huyen huyền khanh liên linh ngân ngọc nhung oanh phuong phương quynh quỳnh thao thảo thi thuy thủy trang ' +
    'tuyet tuyết uyen uyên yen apinya chalisa kanya malee nattaya pimchanok rattana siriporn somjai sunisa supaporn suda wanida ' +
    'anisa ayu dewi dian fitri indah intan kartika lestari nurul putri rahayu ratna retno rini siti sri sulastri susanti wati ' +
    'wulan yanti yuliana amihan bituin dalisay ligaya luzviminda marikit rosario aung khin myint nilar thida ' +
    // East Asia
    'aiko akane akari akemi aki akiko ami asami asuka atsuko ayaka ayako ayame ayumi chie chieko chihiro chika chiyo eiko emi emiko ' +
    'eri eriko fumiko hanako haruka haruko haruna hatsue hikari hinata hiroko hitomi honoka izumi junko kaede kana kanako kaori ' +
    'kasumi kayo kazuko keiko kiko kimiko kiyoko kumiko kyoko machiko madoka maiko maki makiko mami manami mao mariko masako ' +
    'mayu mayumi megumi michiko midori mieko miho mika miki miku minako misaki mitsuko miwa miyuki mizuki momoka momoko nanako nao ' +
    'naoko naomi natsuki natsuko natsumi noriko reiko riko risa rumi ryoko sachiko sadako saki sakura satsuki saori sayaka sayuri setsuko ' +
    'shinobu shiori shizuka sumiko suzume takako tamiko tomoko tomomi toshiko umeko wakana yasuko yayoi yoko yoshie yoshiko yui yuka yuki yukari yukiko ' +
    'yumi yumiko yuriko bora boram chaewon dahye eunha eunji eunjoo eun-ji eun-kyung haeun ha-eun haewon hyejin hye-jin hyewon ' +
    'hyunjung jieun ji-eun jihye ji-hye jimin jisoo ji-soo jisu jiwon ji-won jiyeon ji-yeon jiyoung ji-young kyunghee mijin mikyung minji min-ji ' +
    'minseo mi-rae miran miyoung nari sena seoyeon seo-yeon seoyun seo-yun sohee so-hee sohyun soo-jin soojin so-yeon soyeon sujin su-jin sumin sunhee sun-hee sunmi yeji yejin ye-jin ' +
    'yoojin yoona yuna yuri yujin yu-jin hua huan hui jiao jie jing juan lei lihua lili ling mei meihua meiling ning ' +
    'qian qing rong rui shan shu xia xiang xiaoli xiaomei xin xiu xiuying xue yan yanan yang yi ying yu yue yulan yun zhen ' +
    // Africa
    'aba abena abimbola adaeze adaora adebola adesola afua akosua akua ama amaka amara aminata amma ashanti awa awino ayanda ayo bimbo ' +
    'binta bontle busisiwe chiamaka chidinma chinwe chioma dede desta ebele efua ekua ekaterine esi esther fatou fatoumata folake funke ' +
    'funmilayo genet hadiza hawa ifeoma ijeoma imani jelani kadiatou karabo khadijah khanyisile khosi lerato lindiwe makena ' +
    'maimouna mariama maryamu mbali mulu nafisa naledi nandi neema ngozi njeri nkechi nkiruka nokuthula nomsa nomvula nonhlanhla ' +
    'nosipho nthabiseng ntombi nyambura nyasha obiageli olabisi oluchi omolara oumou ramatoulaye rokhaya rufaro rutendo safiya sade ' +
    'selam senait shukria sibongile simone temitope thandeka thandi thandiwe tigist tsitsi uchenna wairimu wambui wangari wangechi ' +
    'wanjiku wanjiru yaa yewande yetunde zainabu zandile zanele zodwa zola zuri',
  male:
    // Irish, Scottish, Welsh
    'aodhán aonghus brendan cathal cian ciarán ciaran cillian colm conall conor cormac dáithí darragh declan diarmuid dónal donal donnacha ' +
    'eamon éamon eoghan eoin fearghal fergal fergus fiachra finbarr fionn gearóid lorcán liam lochlann máirtín micheál murchadh naoise ' +
    'niall oisín oisin oscar pádraig padraig páraic peadar proinsias ronan rónán ruairí rory ruaidhrí seamus séamus seán shane tadhg ' +
    'tomás ailean alasdair angus archie callum calum coinneach cormag dougal dùghall ewan euan fraser gregor hamish iain innes lachlan ' +
    'ranald ruaridh seumas torquil aled alun aneurin arwel bryn carwyn dafydd dewi dylan emlyn emrys euros gareth geraint gethin gruffydd ' +
    'gwilym gwyn huw hywel idris iestyn ieuan ifan iolo iwan llewellyn llyr macsen meirion meurig owain rhodri rhys rhun siôn tudur ' +
    // German, Dutch, Nordic
    'achim alfons alois anselm arnd bernd bernhard burkhard carsten christoph detlef dieter dietmar dietrich eberhard eckhard egon ekkehard ' +
    'emil ernst erwin eugen falk florian friedhelm friedrich fritz gerd gerhard gottfried günter günther hartmut heiko heiner heinrich heinz helmut ' +
    'henning herbert hinrich holger horst ingo jochen jörg jörn jürgen jurgen karsten kilian klaus knut konrad korbinian kurt lothar ' +
    'ludger ludwig lutz manfred matthias meinhard moritz norbert olaf otmar ottmar otto rainer reinhard reinhold roland rüdiger rudi ' +
    'rupert siegfried sönke sören steffen tilman tilo torben torsten thorsten udo ulf ulrich urs uwe veit volker volkmar werner wilfried ' +
    'willi winfried wolfgang wolfram wulf arjan bart bas bram cees daan dirk douwe egbert evert ferdinand frits geert ' +
    'gerrit gijs hendrik hidde huub jaap jan jelle jelmer jeroen joep joost joris jorrit koen kees klaas luuk maarten marnix meindert ' +
    'menno niels pieter piet reinier rinus rob roel ruben ruud siebe sjoerd sytse teun thijs tijmen tjeerd wiebe wim willem wouter ' +
    'aage aksel anders antti ari arne arvid aslak asmund åge bengt birger bjarne bjarni björn bjørn bo børge carl ' +
    'eero egil einar eino eirik eivind elias erik erling erkki esa eskil esko finn fredrik frode geir gisli gísli gunnar guðmundur ' +
    'gustav göran haakon håkon halvard halvor hannu haakan håkan harald heikki helge henrik hugi ilkka ingemar ingvar ivar jari jarl jarmo ' +
    'jens joakim johan jon jonas jón jørgen jorma jouko jouni juha juhani juho jukka juhana jussi jyrki kåre kalevi kalle kari kaspar ' +
    'keijo kenneth kent kimmo kjell kjetil knud kristian kristján kristoffer lars lasse lauri leif leo magnus marko markku martti ' +
    'mats matti mika mikael mikkel mikko morten niilo nils odd ola olav ole olli ólafur olof oskar osmo øystein öystein ' +
    'paavo páll pekka pelle pertti petter poul preben ragnar reidar reijo rikard risto roar rolf sami samuli sakari seppo ' +
    'sigurd sigurður sigve simo snorri soini søren stein stian stig sturla svein sven sverre tapani tapio tarjei teemu tero terje thor thorbjørn ' +
    'timo toivo tomi torbjørn torbjörn tord tore torfinn torgeir torkel torstein trond trygve tuomas tuomo trygg tyge uffe ulrik urho ' +
    'valdemar vegard veikko vesa vidar ville villads viljo yngve yrjö þór þorsteinn ' +
    // Romance
    'adrien anatole antonin arnaud aurélien baptiste bastien baudouin benoît cédric clément corentin cyril damien didier émile étienne fabrice ' +
    'florent françois frédéric gaël gaëtan gaston gérard ghislain gilles grégoire guillaume guy hervé hippolyte honoré hugues jacques ' +
    'jean jérôme joël jules julien laurent léo léon loïc luc lucien mathieu matthieu maxime nicolas noël olivier pascal philippe pierre ' +
    'quentin rémi rémy renaud sébastien serge stéphane sylvain théo théodore thibault thibaut thierry timothée tristan ugo valentin xavier yann yannick ' +
    'yves aitor alejandro álvaro andoni asier borja braulio cayetano cristóbal eneko esteban evaristo fermín gonzalo gorka hernán ' +
    'iker ignacio iñaki isidro jacinto jaime javier jesús joaquín jordi josé joan juan julián koldo leandro lisandro lorenzo manuel mateo mikel nacho ' +
    'nicolás nicanor norberto oriol osvaldo pablo paco pau pedro rafael ramiro ramón raúl rodrigo rogelio sancho santiago saúl ' +
    'unai vicente víctor xabier xavi alessandro alessio amedeo angelo antonio arturo baldassare beppe bruno carlo cesare claudio ' +
    'corrado cristiano davide dario domenico donato edoardo emanuele emiliano ennio enrico enzo ettore ezio fabio fabrizio federico ' +
    'ferruccio filippo flavio francesco gaetano giacomo gianluca gianni gianpaolo gino giorgio giovanni giulio giuseppe guido iacopo ' +
    'jacopo leonardo luca luciano luigi manlio marcello mario massimo matteo mauro michele mirko nicola nicolò nunzio paolo piero pietro ' +
    'raffaele renato renzo riccardo rocco romano ruggero salvatore sandro sergio silvio simone stefano tommaso tullio umberto ' +
    'valerio vincenzo vittorio adão afonso aldo amadeu américo aníbal anselmo armando artur baltasar benedito bernardo brás caetano caio ' +
    'celso cláudio davi diogo duarte edson eduardo fábio fernão flávio gil gilberto guilherme gustavo heitor henrique hélder ivo ' +
    'joão joaquim jorge josué lourenço luís luiz manoel márcio mário miguel murilo nélson nuno otávio paulo raul renan rui ruy ' +
    'sérgio thiago tiago tomé vasco vítor wagner adrian andrei bogdan catalin cătălin cezar ciprian codruț constantin cosmin costin cristian ' +
    'dumitru emanoil gelu gheorghe horațiu iacob ionuț iulian iuliu laurențiu liviu lucian marian marius mihai mircea ' +
    'mugur nicolae octavian ovidiu petre petru radu răzvan sorin ștefan teodor tiberiu traian vasile victor viorel vlad ' +
    // Slavic, Baltic, Hungarian
    'adam aleksander andrzej antoni arkadiusz bartłomiej bartosz bogusław bolesław czesław damian dariusz dawid eugeniusz ' +
    'filip franciszek grzegorz henryk ignacy ireneusz jacek jakub janusz jarosław jerzy józef kacper kamil karol kazimierz ' +
    'krzysztof leszek łukasz lukasz maciej marcin marek mariusz mateusz michał michal mieczysław mikołaj mirosław paweł pawel ' +
    'piotr przemysław radosław rafał ryszard sebastian sławomir stanisław stefan szymon tadeusz tomasz tymoteusz wacław waldemar wiesław ' +
    'wiktor witold władysław włodzimierz wojciech wojtek zbigniew zdzisław zygmunt aleš antonín bedřich bohumil bohuslav boris břetislav ' +
    'ctibor čeněk dalibor dušan evžen františek hynek jaromír jaroslav jindřich jiří jiri josef karel ladislav leoš libor ' +
    'lubomír lubor luboš ludvík lukáš martin matěj milan miloš miloslav miroslav oldřich ondřej otakar otokar patrik pavel petr ' +
    'přemysl radek radim radomír radovan rostislav rudolf slavomír stanislav štěpán svatopluk tomáš vaclav václav vilém vít vítězslav ' +
    'vladimír vladislav vlastimil vojtěch vratislav zbyněk zdeněk aleksandar blaž bojan borut branko damir danilo darko davor dejan dragan ' +
    'drago dražen goran gorazd hrvoje igor ivica jaka janez jovan josip jure jurica klemen krešimir ljubomir luka matej ' +
    'matjaž mate mile milorad mladen momčilo nebojša nedeljko nemanja nenad nikola ognjen ozren predrag primož radoslav ' +
    'ratko rade rok saša sava senad siniša slaven slobodan srdjan srđan stjepan stipe stojan tihomir tomislav uroš vedran veljko ' +
    'vinko vladan vlado vojislav vuk zdravko željko zlatko zoran zvonimir aleksandr aleksei aleksey alexei alexey anatoly anatoli andriy ' +
    'arkady artem artyom bohdan borys daniil danylo denis denys dima dmitri dmitriy dmitry dmytro evgeni evgeny fyodor ' +
    'gennady georgy gleb grigory hennadiy hryhoriy ihor ilya illia ivan kirill konstantin kostyantyn kuzma leonid maksim maksym matvei mikhail ' +
    'mykhailo mykola mykyta nikita nikolai nikolay oleg oleh oleksandr oleksiy oleksii ostap pavlo petro pyotr roman ruslan ' +
    'rostyslav savva semyon serhiy serhii sergei sergey stepan svyatoslav taras timofey vadim vadym valentyn valery vasily vasyl viktor ' +
    'vitaly vitali vitaliy vladimir volodymyr vsevolod vyacheslav yakov yaroslav yegor yevgeny yevhen yuri yuriy yury zakhar algirdas ' +
    'algis andrius antanas arvydas audrius darius donatas eimantas gediminas gintaras jurgis juozas justas kazys kęstutis linas ' +
    'mantas mindaugas paulius petras ramūnas rimas rytis saulius simas tomas valdas vilius virgilijus vytautas žygimantas aigars ainars aivars ' +
    'andris andrejs arturs dainis edgars egils gatis guntis gunārs ilmārs imants intars ivars jānis janis juris kārlis māris mārtiņš ' +
    'normunds oskars pēteris raimonds raivis uldis valdis vilnis zigmārs aare aivar andres andrus ants arvo endel enn erki hannes hillar indrek jaak ' +
    'jaan jüri kaarel kalev kalju kaupo lembit madis margus mati meelis mihkel priit raivo rein siim taavi tanel tarmo tiit toomas tõnis tõnu ' +
    'urmas vello ádám ákos andor andrás antal aladár árpád attila balázs bálint barnabás béla bence benedek botond csaba dániel dávid ' +
    'dénes dezső domonkos elek endre ernő ervin ferenc frigyes gábor gergely gergő géza gusztáv gyula györgy imre istván iván ' +
    'jános jenő józsef kálmán károly kornél kristóf lajos lászló levente lőrinc márk márton máté mátyás mihály miklós mór nándor olivér ' +
    'örs ottó pál péter rezső richárd róbert sándor szabolcs szilárd tamás tibor tivadar vidor vilmos vince zalán zoltán zsigmond zsolt zsombor ' +
    // Greek, Turkish, Caucasus
    'achilleas alekos alexandros anastasios andreas antonis apostolos aristidis athanasios babis charalambos christos dimitrios dimitris ' +
    'dionysis evangelos fotis georgios giannis giorgos grigoris ilias ioannis iordanis kostas konstantinos kyriakos lefteris leonidas ' +
    'loukas makis manolis marios michalis nikolaos nikos odysseas orestis panagiotis panos pantelis pavlos petros savvas sotiris spiros ' +
    'spyros stamatis stavros stelios stefanos takis thanasis themis theodoros thodoris thomas vangelis vasilis vassilis yannis yiannis yiorgos ' +
    'abdullah adem ahmet alper arda barış baris berk burak bülent cem cemal cenk cengiz cihan ediz emre engin ercan erdal erdem erhan ' +
    'erkan erol ertuğrul ferhat fikret gökhan gürkan hakan halil haluk hasan hüseyin huseyin ibrahim ilhan ilker ismail ismet kaan kadir ' +
    'kemal kenan kerem koray levent mehmet melih mesut metin murat mustafa necati nihat oğuz oguz okan onur orhan osman ömer omer ozan ozgur ' +
    'özgür ramazan recep rıza sabri sadık salih sedat selçuk selim semih serdar serhat serkan sinan süleyman şahin şükrü tamer taner ' +
    'tarkan tayfun tolga tuncay tunç turgut ufuk uğur umit umut ümit veli volkan yakup yavuz yiğit yusuf zafer zeki aram ara armen arsen ' +
    'artak ashot davit gagik garegin gevorg grigor hakob hayk hovhannes hrant karen khachik levon mher narek samvel sargis sevak suren tigran ' +
    'vahan vahe vardan vazgen archil avtandil beka gela giorgi giga irakli kakha koba lasha levan merab nika nodar otar rati ' +
    'rezo shota tengiz tornike vakhtang vano zaza zurab ' +
    // Arabic, Persian, Hebrew, Central Asia
    'abbas abdallah abdelaziz abdelkader abdelrahman abdul abdulaziz abdurrahman adel adil adnan ahmad ahmed akram alaa ali amin amine amir ' +
    'ammar amr anas anwar arif ashraf ayman ayoub aziz badr bashar bashir basel basim bassam bilal brahim chadi daoud driss emad ' +
    'essam fadi fahad fahd faisal farid faris farouk fawzi firas fouad fuad gamal ghassan habib hadi haidar haitham hakim hamad hamdan hamid hamza ' +
    'hani haroun hashem hassan hatem haytham hicham hisham hosni houssam hussain hussein husam ihab imad imran isam ' +
    'issa iyad jaafar jabir jaber jalal jamal jamil jawad kais kamal karim kareem khaled khalid khalil lotfi ' +
    'louay mahdi maher mahmoud majed majid malek malik marwan mazen mehdi moez mohamed mohammad mohammed mohsen moncef mounir moustafa ' +
    'mourad muhammad mukhtar munir murad musa muhannad nabil nader naguib nasser nasir nawaf nidal nizar noureddine omar osama othman qasim ' +
    'qusay rachid rafiq rami ramzi raed rashad rashid riad rida ridha riyad saad saeed said salah saleh salem salim salman sameer ' +
    'samir sayed sharif sofiane sohail sufyan suhail suleiman sultan taha taher tahar tareq tarek tariq taufiq tawfiq toufik usama walid waleed wael wissam yacine ' +
    'yahya yasin yasir yasser yassine yazid younes youssef yousef yunus zaid zaki zakaria zayed ziad zuhair abolfazl alireza ' +
    'amirhossein arash ardeshir arman aryan babak bahman bahram behnam behrouz behzad bijan cyrus dariush davood ehsan esfandiar farhad ' +
    'faramarz farshid farzad ghasem gholam hamed hamidreza hooman hossein houshang iraj jahangir javad kamran kamyar kaveh keyvan khosrow ' +
    'kianoush kourosh manouchehr masoud mehran mehrdad milad mohammadreza mojtaba morteza naser navid nima omid parham parviz payam ' +
    'peyman pouya ramin reza rostam saeid sajad saman shahin shahram shahriar siamak siavash sina sohrab soroush vahid yashar alon amichai ' +
    'amit amnon amos arik aryeh asaf assaf avi avigdor avner avraham baruch benny benzion boaz chaim dov dror dudu efraim ehud eitan ' +
    'elad eli eliezer eran erez eyal gadi gideon gilad haim hanan idan ido ilan itai itamar itay itzhak lior matan meir menachem ' +
    'micha moshe motti nadav nimrod nir nissim noam ofer ohad omri oren oz pinchas rafi ran ronen rotem sagi shai shalom shaul shimon ' +
    'shlomo shmuel tomer tzvi uri uzi yaakov yair yaniv yaron yechiel yehoshua yehuda yigal yitzhak yoav yochanan yoel yonatan yoram yosef yossi ' +
    'yotam yuval zeev zvi alisher almas askar azamat bakhtiyar bakyt baurzhan bekzat daniyar dauren dilshod erlan eldar farkhod ' +
    'jasur kairat marat nurlan nursultan otabek ravshan rustam sanjar serik sherzod talgat temir timur ulugbek yerlan zafar zhandos ' +
    // South and South-East Asia
    'aarav abhay abhijit abhinav abhishek aditya ajay ajit akash akhil akshay alok aman amar ambrose amitabh amol anand anant anil aniket animesh anirudh ankit ankur ' +
    'anoop anshul anupam anurag arjun arun arup arvind asad ashish ashok ashutosh ashwin atul avinash ayush balaji balakrishna balram ' +
    'bharat bhaskar bhushan bhupendra biju bipin brij chandan chandra chandrakant chetan chirag darshan debashish deepak devdas devendra dhananjay dharmendra ' +
    'dhruv dilip dinesh dipak divakar farhan ganesh gaurav gautam girish gopal govind gurpreet gyan hari harish harsh harsha harshad hemant hitesh ' +
    'indrajit ishaan ishan jagdish jai jatin jay jayant jayesh jeevan jitendra kabir kailash kalyan kamlesh kapil karan karthik kartik kaushik keshav ' +
    'ketan kirit kishore krishna krishnan kunal kushal lakshman lalit lokesh madan madhav mahavir mahendra mahesh manas mandeep mangesh mani manish ' +
    'manmohan manoj mayank mihir milind mohan mohit mukesh mukul murali nachiket nagesh nakul nandan narayan narayanan narendra naresh naveen neeraj nikhil ' +
    'nilesh nirav niranjan nishant nitin omkar palash pankaj parag paresh parth parthasarathi pavan piyush prabhakar pradeep prakash prakhar pramod pranav prasad ' +
    'prasanna prashant prashanth prateek pratap pravin praveen prem prithvi puneet purushottam rabindra raghav raghu rahul raja rajan rajat rajeev rajendra ' +
    'rajesh rajiv rajkumar rakesh raman ramachandran ramakrishna ramesh ranjan ranjit ravi ravindra rishabh rishi ritesh rohan rohit rohini rupesh ' +
    'sachin sagar sahil samarth sandeep sanjay sanjeev sanjiv sanket santosh sarath sarvesh satish satya satyajit saurabh shailesh shankar ' +
    'sharad shashank shashi shekhar shiva shivam shrikant shubham shyam siddharth siddhartha sreenivas srinivas srinivasan subhash subramanian sudhir suhas ' +
    'sukhdev sumit sunil suraj suresh surendra surya sushil swapnil tanmay tapan tarun tej tejas tushar uday ujjwal umesh utkarsh utpal vaibhav varun vasant ' +
    'vasudev venkat venkatesh venkatesan vicky vidyasagar vijay vikas vikram vikrant vimal vinay vineet vinod vipin vipul viraj virendra vishal vishnu vishwanath vivek ' +
    'yash yashwant yogesh asif atif azhar faheem faizan faraz fawad ghulam haris hasnain irfan javed junaid kashif mubashir ' +
    'mudassar naveed nadeem nauman obaid qamar rehan rizwan sajid shahbaz shahid shoaib tahir talha tanveer usman wajid waqar waqas wasim zahid zeeshan zubair ' +
    'asanka chaminda dilshan kusal lasith mahinda nuwan ruwan sanath thilina anh bao bảo binh bình chien chiến cuong cường đạt dinh định dũng duc đức duy giang hải hieu hiếu hoang hoàng ' +
    'hung hùng huy khai khang khoa khôi kien kiên lâm lộc minh nam nghia nghĩa nguyen nhan phong phuc phúc quan quân quang quoc quốc sơn tài ' +
    'tâm thanh thành thang thắng thien thiện toan toàn trong trọng trung tuan tuấn tung tùng viet việt vinh vũ anurak apichart chai chaiwat kittisak narong nattapong niran prasert ' +
    'prayut sakda somchai sombat somsak suchart supachai surasak tanawat thaksin wichai agung agus andi arief bambang bayu budi dani dedi dimas ' +
    'fajar gunawan hendra heru joko nyoman putu slamet sugeng sutrisno suharto teguh tono wahyu wayan widodo yanto yoga bayani ' +
    'crisanto datu dakila efren isagani jejomar lakan makisig rodel rolando aung kyaw thein zaw ' +
    // East Asia
    'akihiko akihiro akio akira arata asahi atsushi daichi daiki daisuke eiichi eiji fumio genji goro hajime haruki haruto hayato hideaki hidehiko hideki hideo hideyuki ' +
    'hikaru hiro hiroaki hirohito hiroki hiroshi hiroto hiroyuki hisashi hitoshi ichiro isamu isao jiro junichi junji junpei kaito kazuhiko kazuhiro kazuki kazuo ' +
    'kazuya kei keiichi keiji keisuke keita ken kenichi kenichiro kenji kenjiro kensuke kenta kento kenzo kiyoshi koichi koji kosuke kota kunihiko kyohei ' +
    'makoto mamoru manabu masaaki masahiko masahiro masaki masanori masao masaru masashi masato masaya masayoshi masayuki michio minoru mitsuo mitsuru naoki naoto naoya nobu nobuo ' +
    'nobuyuki noboru norio osamu ren riku rikuto ryo ryoichi ryoji ryosuke ryota ryu ryuichi ryuji saburo satoru satoshi seiichi seiji sho shogo shoichi shoji shin shingo ' +
    'shinichi shinji shinya shiro shohei shunsuke shuji sota sosuke susumu tadao tadashi taichi taiga taiki takahiro takao takashi takayuki takehiko takeo takeru takeshi takuma takumi takuya taro tatsuo ' +
    'tatsuya teppei teruo tetsuo tetsuya tomohiro tomoya toru toshio toshiro toshiyuki tsubasa tsutomu tsuyoshi wataru yamato yasuhiro yasuo yasushi yoichi yohei yoji yosuke yoshi yoshiaki ' +
    'yoshihiro yoshinori yoshio yoshiro yoshito yoshiyuki yota yudai yuichi yuji yukio yusuke yuta yutaka yuto yuya byung-ho chan-ho changmin chul-soo dae-jung daehyun do-hyun dohyun dong-hyun donghae donghyun ' +
    'dong-wook eunwoo geon-woo gun-woo hae-il ho-jin hojin hoseok hyun-woo hyunwoo hyunjin in-ho inho jae-hyun jaehyun jae-won jaewon jae-sung jin-ho jinho jin-woo jinwoo ji-hoon jihoon ji-hun ' +
    'ji-sung jisung jong-su jongsu joon-ho joonho jun-ho junho jun-seo jungkook kang-min ki-young kwang-soo kyung-soo min-ho minho min-jun minjun min-jae minjae min-soo min-su minsu myung-bo sang-hoon sanghoon seojun ' +
    'seo-jun seokjin seong-ho seung-hoon seunghoon seung-woo si-woo siwoo sung-ho sungho sung-min sungmin tae-hyung taehyung tae-yang taeyang woo-jin woojin woo-sung yong-ho yongho young-ho youngho young-jae young-soo ' +
    'youngsoo aiguo bolin bowen changming chao cheng chengwei chun dawei deming dong fei feng gang guang guo guodong guoqiang haitao hao haoran heng hong ' +
    'hongwei jian jianguo jianhua jianjun jianming jin jiaming jinhai junjie kai ke lei liang libo ming mingwei peng qiang shaohua sheng shuai tao tian wei weidong ' +
    'weiming wenbo xiang xiaobo xiaolong xiaoming xiaoping xing yifan yong yongjun yu yuan yuchen zemin zhe zheng zhengyu zhi zhigang zhihao zhiming zhiqiang zhiwei zhiyuan zhong zihan zixuan ' +
    // Africa
    'aaron abayomi abdi abdoulaye abebe abel abiodun abiola adama adebayo adekunle ademola adewale akachi akin akinwale alemayehu alioune amadi amadou amari anan ' +
    'antwan asamoah ato ayodele ayotunde azubuike babajide babatunde bakari bamidele bandile baraka bekele berhane biko bongani boubacar cedza chibuike chibueze chidi chidiebere chike chima chinedu ' +
    'chinonso chinua chuka chukwudi chukwuemeka chukwuma cheikh dawit demba diallo dikembe djibril dumisani ebo ebuka edem ekene ekow elikem emeka emenike enoch ezra ezekiel farai femi fiifi folarin ' +
    'gathii getachew gebre haile hamisi idrissa ifeanyi ikechukwu ike isaac isaya issoufou jabari jabu jabulani jomo juma kabelo kagiso kamau karanga katlego kato kebede kelechi khalifa khumbulani kibet kimani ' +
    'kipchoge kiprono kipkemboi kiplagat kipruto kofi kojo koffi kudzai kwabena kwadwo kwaku kwame kwasi kwesi lamine lwazi lungile lebogang lekan lesego madiba makonnen mamadou mandla masego mbongeni melaku menelik mohau moussa mpho ' +
    'mthunzi mulugeta mutua muthomi mwai mwangi nana nelson ngugi njoroge njabulo nkosana nkosi nnamdi ntokozo nyerere obafemi obi obinna ochieng odhiambo odinga ogechi okechukwu okello okoth olamide olayinka oluwaseun olumide ' +
    'oluwatobi omondi otieno ousmane oumar phiri rashidi sabelo sadio salif samba segun seku sekou sello seyi sibusiso sifiso simba siphiwe sipho siyabonga sizwe sokoine soumaila tafari tamba ' +
    'tatenda tawanda tebogo tekle temba tendai tesfaye tewodros thabang thabiso thabo thapelo themba tinashe tobi tochi tsepo tshepo tumelo uche uzoma vusi waweru wekesa wole xolani yakubu yao yared yaw yohannes ' +
    'yonas zakes zenzele zerihun zuberi',
  either:
    'alexis amandla ashwin chen deniz dorje hyun jamyang kalsang kim kiran lobsang ngawang norbu pema phuntsok rinchen sonam tashi tenzin tsering tshering wangchuk xiao yoon yu ji-woo jiwoo seung ' +
    'tomoe akari hinata makoto minori nao rin sora tsubasa xoan nhi charlie frankie robin jules noor nur parveen manpreet harpreet gurpreet jaspreet simran amandeep jasmeet kuldeep',
};
