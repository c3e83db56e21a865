/**
 * The requests to a maker of trackers in buyers' own words: the initial needs of every site. Their answers are pages that every site has;
 * staff adds products.
 */
import type { WholeText } from "./own-text.ts";

export interface TradeNeed {
  slug: string;
  name: WholeText;
  /** Separated by commas. */
  words: WholeText;
  /** Paths of the site that answer it, the best first. */
  answers?: readonly string[];
}

export const TRADE_NEEDS: readonly TradeNeed[] = [
  {
    slug: "children",
    name: { zh: "儿童", en: "Children", de: "Kinder", es: "Niños" },
    words: {
      zh: "孩子, 小孩, 小学生, 学生, 防走失, 书包, 儿子, 女儿, 宝宝, 婴儿车, 幼儿园, 放学, 接送孩子, 上学路上, 校园卡, 学生卡, 儿童手表, 走丢, 小朋友, 孩子走丢, 孩子走失, 防拐",
      en: "child, kid, kids, school bag, son, daughter, toddler, pupil, gps watch for kids, children, baby, pram, stroller, buggy, pushchair, kindergarten, way to school, school trip, school, teenager, grandchild, walk to school, kids watch, child escapes, runaway child",
      de: "Kind, Schulkind, Schulranzen, Sohn, Tochter, Kinderuhr, Kinderwagen, Schulweg, Kindergarten, Enkel, Baby, Schüler, Kind läuft weg, Ausreißer",
      es: "niño, niña, hijo, hija, mochila, escolar, bebé, cochecito, colegio, escuela, guardería, nieto, reloj para niños, se escapa",
    },
  },
  {
    slug: "elderly",
    name: { zh: "老人", en: "Elderly people", de: "Senioren", es: "Personas mayores" },
    words: {
      zh: "老年人, 长者, 爸妈, 阿尔茨海默, 失智, 走失, 跌倒, 呼救, 爷爷, 奶奶, 外公, 外婆, 父母, 父亲, 母亲, 独居老人, 痴呆, 摔倒, 迷路, 养老院, 护理, 老妈, 老爸, 妈妈, 爸爸, 老人走丢, 老人走失, 老人手表, 爷爷走丢, 奶奶走丢",
      en: "elderly, senior, seniors, grandma, grandfather, dementia, alzheimer, fall, panic button, sos, care home, old people, nursing home, grandmother, grandpa, granny, nan, grandparents, parents, mother, father, mum, mom, dad, wanders off, gets lost, emergency button, carer, caregiver, patient, hospital, elderly person lost, missing person, GPS insole",
      de: "ältere Menschen, Oma, Opa, Demenz, Alzheimer, Sturz, Notruf, Hausnotruf, Pflegeheim, Altenheim, Großmutter, Großvater, Eltern, Mutter, Vater, verirrt, Pflege, Patient, weggelaufen, Weglauftendenz",
      es: "ancianos, abuelo, abuela, demencia, alzhéimer, caída, botón de pánico, residencia, abuelos, madre, padre, mayor, se pierde, cuidador, paciente, botón de emergencia, anciano perdido",
    },
  },
  {
    slug: "lone-workers",
    name: { zh: "单独作业人员", en: "Lone workers", de: "Alleinarbeiter", es: "Trabajadores en solitario" },
    words: {
      zh: "独自作业, 外勤, 巡检, 保安, 员工定位, 考勤, 打卡, 上班打卡, 巡更, 快递员, 外卖员, 环卫工, 工地工人, 护林员, 工人, 员工, 工牌",
      en: "lone worker, guard, security guard, field staff, employees, attendance, nurse, technician in the field, employee, staff, worker, workers, patrol, courier, cleaner, hiker, rider on foot, ranger, man down, time clock, clock in, sales rep",
      de: "Alleinarbeit, Außendienst, Wachdienst, Mitarbeiter, Totmann, Arbeiter, Personal, Streife, Kurier, Wanderer, Zeiterfassung",
      es: "trabajador en solitario, vigilante, empleados, personal de campo, trabajadores, patrulla, mensajero, senderista, fichar, vigilante de seguridad",
    },
  },
  {
    slug: "pets",
    name: { zh: "宠物", en: "Pets", de: "Haustiere", es: "Mascotas" },
    words: {
      zh: "狗, 猫, 犬, 猫咪, 小狗, 遛狗, 项圈, 宠物狗, 宠物猫, 猎犬, 牧羊犬, 狗狗, 喵, 狗丢了, 猫丢了, 兔子, 鸽子, 宠物芯片, 植入芯片",
      en: "dog, cat, puppy, kitten, collar, hunting dog, pet, dogs, cats, pets, sheepdog, hound, hounds, kitty, doggy, lost cat, lost dog, rabbit, ferret, falcon, pigeon, tortoise, microchip, pet chip, implant",
      de: "Hund, Katze, Jagdhund, Halsband, Haustier, Hunde, Katzen, Hündin, Kater, Hirtenhund, entlaufen, Falke, Tierchip, Mikrochip",
      es: "perro, gato, perro de caza, collar, mascota, perros, gatos, perra, gata, perrita, cachorro, halcón, microchip",
    },
  },
  {
    slug: "livestock",
    name: { zh: "牲畜", en: "Livestock", de: "Weidetiere", es: "Ganado" },
    words: {
      zh: "牛, 羊, 马, 牧场, 放牧, 养殖, 家畜, 畜牧, 奶牛, 猪, 驴, 骆驼, 鹿, 牦牛, 骡, 鸡, 鸭, 鹅, 黄牛, 水牛, 母牛, 羊群, 牛群, 马匹, 蜂箱, 养蜂, 养牛, 养羊, 养猪, 农场, 耳标, 鸵鸟",
      en: "cattle, cow, cows, sheep, goat, horse, herd, flock, farm animals, grazing, animal, animals, farm, ranch, calf, calves, bull, bulls, buffalo, heifer, lamb, lambs, pony, donkey, mule, camel, llama, alpaca, deer, reindeer, elephant, pig, pigs, goats, horses, hens, chickens, poultry, bees, bee, beehive, hive, beekeeper, ear tag, pasture, meadow, shepherd, farmer, rancher, wildlife, ostrich, emu, turkeys, geese, honey bees, honey",
      de: "Vieh, Rind, Rinder, Kuh, Kühe, Schaf, Schafe, Ziege, Pferd, Herde, Weide, Tiere, Bauernhof, Kalb, Bulle, Pferde, Pony, Ziegen, Esel, Schwein, Schweine, Lama, Kamel, Bauer, Landwirt, Bienenstock, Bienen, Schafherde, Rinderherde, Strauß",
      es: "vaca, vacas, oveja, ovejas, cabra, caballo, rebaño, animales, finca, gado, toro, ternero, caballos, yegua, cabras, burro, mula, cerdo, cerdos, llama, alpaca, camello, pasto, ganadero, granja, colmena, abejas, avestruz",
    },
  },
  {
    slug: "luggage",
    name: { zh: "行李与随身物品", en: "Luggage and belongings", de: "Gepäck und Wertsachen", es: "Equipaje y objetos personales" },
    words: {
      zh: "行李, 行李箱, 钱包, 包, 钥匙, 背包, 手提包, 相机, 乐器, 珠宝, 名画, 古董, 艺术品, 贵重物品, AirTag, 苹果标签, 防丢器, 蓝牙防丢器, 托运行李, 电脑包, 艺术品运输",
      en: "luggage, suitcase, bag, wallet, keys, camera, valuables, backpack, rucksack, handbag, purse, laptop, musical instrument, violin, guitar, painting, works of art, jewellery, jewelry, antiques, checked baggage, baggage, lost property, gopro, tablet, airtag, air tag, airtags, smart tag, smarttag, tile, key finder, find my, bluetooth tag, bicycle bag, art transport, transport of art",
      de: "Gepäck, Koffer, Tasche, Schlüssel, Geldbeutel, Wertsachen, Rucksack, Handtasche, Geldbörse, Kamera, Instrument, Schmuck, Gemälde, AirTag, Schlüsselfinder, Kunsttransport",
      es: "equipaje, maleta, bolso, llaves, cartera, mochila de viaje, cámara, instrumento, joyas, cuadro, airtag, localizador de llaves, transporte de arte",
    },
  },
  {
    slug: "containers",
    name: { zh: "集装箱与挂车", en: "Containers and trailers", de: "Container und Anhänger", es: "Contenedores y remolques" },
    words: {
      zh: "货柜, 集装箱, 挂车, 拖车, 半挂, 海运, 房车, 集卡, 车厢, 罐箱, 吊箱, 堆场, 海运箱, 底盘车",
      en: "container, shipping container, trailer, semi-trailer, swap body, caravan, intermodal, sea freight, trailers, reefer container, chassis, motorhome, camper, campervan, RV, horse trailer, boat trailer, tank container, skip, dumpster, railway wagon, rail car, wagon",
      de: "Container, Seecontainer, Anhänger, Auflieger, Wechselbrücke, Wohnwagen, Wohnmobil, Mulde, Güterwagen",
      es: "contenedor, remolque, semirremolque, caravana, remolques, autocaravana, vagón",
    },
  },
  {
    slug: "pallets",
    name: { zh: "托盘与货物", en: "Pallets and goods", de: "Paletten und Waren", es: "Palés y mercancías" },
    words: {
      zh: "托盘, 货物, 包裹, 快递, 周转箱, 木箱, 料箱, 铁笼, 仓储笼, 包裹丢失, 快件, 贵重货物, 货损, 串货, 防窜货",
      en: "pallet, pallets, parcel, crate, goods in transit, cargo, freight, shipment, returnable packaging, package, parcels, box, boxes, roll cage, cage, keg, kegs, drum, drums, gas cylinder, gas bottle, reusable crate, consignment, package theft, warehouse goods, bicycle shipment, IBC, stillage",
      de: "Palette, Paket, Kiste, Fracht, Ladung, Sendung, Mehrwegbehälter, Paletten, Pakete, Fass, Gasflasche",
      es: "palé, pallet, paquete, caja, carga, envío, palés, barril, bombona, mercancía",
    },
  },
  {
    slug: "machines",
    name: { zh: "工程机械与设备", en: "Machines and equipment", de: "Maschinen und Geräte", es: "Máquinas y equipos" },
    words: {
      zh: "挖掘机, 装载机, 吊车, 塔吊, 发电机, 工程机械, 叉车, 拖拉机, 农机, 工具, 设备租赁, 收割机, 播种机, 压路机, 推土机, 搅拌车, 泵车, 钻机, 高空作业车, 升降机, 空压机, 水泵, 光伏板, 变压器, 基站, 割草机, 机床, 三轮农机, 铲车, 设备被偷, 租赁设备, 工地, 工地设备, 设备防盗",
      en: "excavator, digger, loader, crane, generator, construction machine, forklift, tractor, plant hire, equipment rental, tool, tools, compressor, harvester, machine, machines, machinery, bulldozer, backhoe, roller, drill rig, drill, scaffolding, scaffold, aerial platform, scissor lift, cherry picker, lawn mower, mower, combine, sprayer, pump, water pump, solar panel theft, transformer, welder, welding machine, light tower, heavy equipment, yellow plant, telehandler, quad, ATV, golf cart, golf buggy, golf buggies, golf carts, snowmobile, power tools, fork truck, lift truck, building site, construction site, site equipment",
      de: "Bagger, Radlader, Kran, Generator, Baumaschine, Gabelstapler, Stapler, Traktor, Schlepper, Werkzeug, Mietgeräte, Mähdrescher, Rasenmäher, Stromaggregat, Kompressor, Baumaschinen, Gerüst, Pumpe, Quad, Golfcart, Güllefass",
      es: "excavadora, cargadora, grúa, generador, maquinaria, carretilla elevadora, tractor, herramientas, cosechadora, carretilla, cortacésped, compresor, máquina, herramienta, andamio, bomba, carrito de golf",
    },
  },
  {
    slug: "cars",
    name: { zh: "汽车", en: "Cars", de: "Autos", es: "Coches" },
    words: {
      zh: "轿车, 私家车, 小车, 车贷, 二手车, 金融车, 汽车, 电动汽车, 豪车, 车被偷, 找车, 抵押车, 贷款车, 老车, 公车",
      en: "car, cars, private car, used cars, loan car, company car, car dealer, stolen car, automobile, classic car, vintage car, oldtimer, electric car, EV, sports car, SUV, my car was stolen, car theft, theft of car, find my car, where is my car, car finance, car loan, insurance, insurer, teen driver, young driver",
      de: "Auto, PKW, Firmenwagen, Dienstwagen, Gebrauchtwagen, Autodiebstahl, Autos, Oldtimer, Elektroauto, Versicherung",
      es: "coche, auto, carro, vehículo particular, coche de empresa, coches, coche clásico, robo de coche, seguro",
    },
  },
  {
    slug: "lorries",
    name: { zh: "货车与车队", en: "Lorries and fleets", de: "Lkw und Flotten", es: "Camiones y flotas" },
    words: {
      zh: "卡车, 货车, 大车, 渣土车, 油车, 油耗, 偷油, 洒水车, 环卫车, 垃圾车, 水泥罐车, 罐车, 奶罐车, 危险品车, 校车, 班车, 公交车, 大巴, 客车, 救护车, 消防车, 物流车, 面包车, 皮卡, 车队管理, 司机, 油罐车, 罐头车, 槽罐车",
      en: "truck, lorry, van, fleet, fuel theft, fuel, delivery van, haulier, bus, coach, trucks, lorries, vans, tanker, milk tanker, fuel tanker, tipper, dump truck, concrete mixer, cement truck, garbage truck, refuse truck, street sweeper, gritter, snow plough, snow plow, ambulance, fire engine, police car, school bus, minibus, buses, pickup, tractor unit, fleet management, driver, drivers, haulage, logistics company, hazardous goods, dangerous goods, hearse, delivery fleet",
      de: "Lkw, Lastwagen, Transporter, Fuhrpark, Flotte, Spedition, Kraftstoff, Dieseldiebstahl, Bus, Lieferwagen, Tankwagen, Müllwagen, Kehrmaschine, Schulbus, Reisebus, Krankenwagen, Feuerwehr, Fahrer",
      es: "camión, furgoneta, flota, combustible, autobús, camiones, camión cisterna, camión de basura, autobús escolar, ambulancia, bomberos, conductor, transportista",
    },
  },
  {
    slug: "taxis",
    name: { zh: "出租与租赁车", en: "Taxis and rental", de: "Taxi und Mietwagen", es: "Taxis y alquiler" },
    words: {
      zh: "出租车, 网约车, 租车, 租赁, 共享汽车, 滴滴, 分时租赁, 租车公司, 试驾车, 代驾, 以租代购",
      en: "taxi, rental car, car rental, car hire, car sharing, ride hailing, leasing, taxis, cab, cabs, minicab, uber, limousine, chauffeur, hire car, hire cars, rental fleet, pool car, demo car, rent a car, lease car",
      de: "Taxi, Mietwagen, Autovermietung, Carsharing, Leasing, Leihwagen, Vorführwagen",
      es: "taxi, alquiler de coches, coche de alquiler, renting, vehículo de alquiler",
    },
  },
  {
    slug: "two-wheelers",
    name: { zh: "两轮车", en: "Two-wheelers", de: "Zweiräder", es: "Dos ruedas" },
    words: {
      zh: "电动车, 电瓶车, 摩托车, 自行车, 单车, 滑板车, 外卖车, 三轮车, 电动三轮车, 快递三轮, 共享单车, 共享电单车, 平衡车, 山地车, 电动自行车, 电摩, 助力车, 轮椅, 车丢了",
      en: "scooter, electric scooter, motor scooter, moped, motorbike, motorcycle, bicycle, bike, e-bike, e-scooter, delivery bike, scooters, bikes, bicycles, motorcycles, motorbikes, mountain bike, cargo bike, rickshaw, tuk-tuk, tuk tuk, three-wheeler, tricycle, wheelchair, mobility scooter, rental bikes, bike sharing, stolen bike, stolen motorbike, vespa, dirt bike",
      de: "Roller, Elektroroller, E-Roller, Motorroller, Mofa, Elektrofahrrad, Motorrad, Fahrrad, E-Bike, E-Scooter, Moped, Rad, Fahrräder, Pedelec, Lastenrad, Motorräder, Rollstuhl, Dreirad, Mountainbike",
      es: "patinete, moto, motocicleta, bicicleta, bici eléctrica, ciclomotor, bici, bicicletas, motos, triciclo, silla de ruedas",
    },
  },
  {
    slug: "boats",
    name: { zh: "船只", en: "Boats", de: "Boote", es: "Barcos" },
    words: {
      zh: "船, 渔船, 游艇, 快艇, 船舶, 帆船, 摩托艇, 游船, 驳船, 皮划艇, 浮标, 渔网, 养殖网箱",
      en: "boat, boats, ship, yacht, outboard motor, jet ski, marina, fishing boat, ships, vessel, vessels, barge, sailing boat, sailboat, dinghy, kayak, canoe, buoy, fishing net, jetski, outboard, ferry, narrowboat, houseboat",
      de: "Boot, Boote, Schiff, Yacht, Außenborder, Jetski, Segelboot, Jacht, Kahn, Kajak, Boje",
      es: "barco, lancha, yate, motor fueraborda, moto de agua, barcos, bote, velero, fueraborda, kayak, boya",
    },
  },
  {
    slug: "cold-goods",
    name: { zh: "冷链货物", en: "Cold goods", de: "Kühlware", es: "Productos refrigerados" },
    words: {
      zh: "冷藏车, 疫苗, 药品, 生鲜, 海鲜, 温湿度, 冷库, 温度记录, 冰淇淋, 冷冻, 冷藏, 冷冻食品, 血液, 血液运输, 血浆, 试剂, 胰岛素, 标本, 牛奶, 乳制品, 水果, 蔬菜, 肉类, 鲜花, 保温箱, 温度计, 温度记录仪, 冷柜, 药店, 温度报警, 超温",
      en: "vaccine, vaccines, medicine, pharma, fresh food, frozen food, fish, flowers, refrigerated truck, temperature log, cold store, fridge, ice cream, blood, blood samples, plasma, insulin, organs, laboratory samples, milk, dairy, meat, cheese, chocolate, fruit, vegetables, seafood, temperature logger, temperature recorder, temperature monitoring, freezer, cool box, chilled, frozen, reefer, refrigerated, GDP pharma, HACCP, humidity, temperature alarm, freezer alarm",
      de: "Impfstoff, Medikamente, Arzneimittel, Pharma, Tiefkühlkost, Lebensmittel, Kühlhaus, Kühltransport, Temperaturschreiber, Eis, Speiseeis, Blut, Blutproben, Insulin, Milch, Fleisch, Käse, Obst, Gemüse, Fisch, Kühlwagen, Tiefkühlware, Kühlschrank, Temperaturalarm",
      es: "vacunas, medicamentos, alimentos congelados, pescado, cámara frigorífica, registro de temperatura, helado, sangre, plasma, insulina, vacuna, leche, carne, queso, fruta, verdura, camión frigorífico, nevera, congelado, registrador de temperatura, alarma de temperatura, camiones refrigerados",
    },
  },
  {
    slug: "theft",
    name: { zh: "防盗", en: "Theft protection", de: "Diebstahlschutz", es: "Antirrobo" },
    words: {
      zh: "被偷, 被盗, 失窃, 小偷, 偷车, 偷车贼, 车被偷了, 车不见了, 被拖走, 拖走, 拖车报警, 被撬, 防拆, 拆除报警, 被拆, 剪线, 剪线报警, 断电报警, 拔掉",
      en: "thief, thieves, stolen, theft, burglary, burgled, steal, towed, tow away, towed away, tow alarm, towing alarm, recover stolen, stolen vehicle, vehicle theft, theft alarm, theft recovery, tamper alarm, tamper, tampering, tamper-proof, removal alarm, cut the cable, cable cut, ripped off, stolen goods, power cut alarm",
      de: "gestohlen, geklaut, Dieb, Diebe, Diebstahl, Einbruch, abgeschleppt, Abschleppen, Abschleppalarm, Wiederbeschaffung, Manipulation, Sabotage, Manipulationsschutz, Kabel durchgeschnitten, Demontage, abmontiert, Diebstahlalarm",
      es: "robado, robada, robaron, me robaron, ladrón, ladrones, robo, hurto, remolcado, grúa se llevó, recuperar vehículo robado, manipulación, sabotaje, cortaron el cable, alarma de corte, arrancado, desmontado",
    },
  },
  {
    slug: "fuel",
    name: { zh: "油耗与防偷油", en: "Fuel and fuel theft", de: "Kraftstoff und Dieseldiebstahl", es: "Combustible y robo de combustible" },
    words: {
      zh: "油耗, 偷油, 防偷油, 油量, 油箱, 加油, 油位, 油量传感器, 费油, 柴油被偷",
      en: "fuel, diesel, petrol, fuel consumption, fuel level, fuel theft, diesel theft, fuel tank, fuel sensor, fuel rod, siphoning, siphoned, siphons, refuelling, fuel card",
      de: "Kraftstoff, Diesel, Sprit, Spritverbrauch, Kraftstoffverbrauch, Verbrauch, Tankfüllung, Füllstand, Dieseldiebstahl, Tankkarte",
      es: "combustible, gasóleo, gasoil, gasolina, consumo, consumo de combustible, nivel de combustible, robo de combustible, depósito de combustible",
    },
  },
  {
    slug: "driving",
    name: { zh: "驾驶行为与里程", en: "Driving style and mileage", de: "Fahrstil und Kilometer", es: "Estilo de conducción y kilometraje" },
    words: {
      zh: "超速, 超速提醒, 超速报警, 开太快, 急刹车, 急加速, 驾驶行为, 驾驶评分, 疲劳驾驶, 里程, 里程统计, 行车日志, 用车记录, 公车私用, 私用, 碰撞, 碰撞报警, 事故, 车祸",
      en: "speeding, speed alarm, speed alert, overspeed, too fast, drives too fast, speed limit, harsh braking, hard braking, driving style, driver behaviour, driver behavior, driver score, driver fatigue, fatigue, logbook, mileage log, mileage, odometer, trip report, private trips, private use, business trips, eco driving, crash, crash detection, accident, accident data, crash report, speed limiter",
      de: "Fahrtenbuch, zu schnell, Geschwindigkeit, Tempo, Tempolimit, Fahrstil, Fahrweise, Müdigkeit, Kilometerstand, Kilometer, Privatfahrten, Privatfahrt, Dienstfahrten, Unfall, Unfalldaten, Crash, Aufprall",
      es: "exceso de velocidad, velocidad, demasiado rápido, frenazos, estilo de conducción, fatiga, kilometraje, libro de ruta, viajes privados, uso privado, accidente, choque, alarma de velocidad",
    },
  },
  {
    slug: "tachographs",
    name: {
      zh: "行驶记录仪与驾驶时长",
      en: "Tachographs and driving times",
      de: "Fahrtenschreiber und Lenkzeiten",
      es: "Tacógrafos y tiempos de conducción",
    },
    words: {
      zh: "行驶记录仪, 驾驶员卡, 司机卡, 驾驶时长, 驾驶时间, 连续驾驶, 休息时间, 电子日志, 记录仪数据",
      en: "tachograph, tacho, digital tachograph, driver card, driving times, driving time, driving hours, hours of service, rest periods, rest times, ELD, electronic logging device, remote download",
      de: "Tachograph, Fahrtenschreiber, Tacho, Fahrerkarte, Lenkzeit, Lenkzeiten, Ruhezeit, Ruhezeiten, Lenk- und Ruhezeiten",
      es: "tacógrafo, tarjeta de conductor, tiempos de conducción, tiempo de conducción, horas de conducción, descanso",
    },
  },
  {
    slug: "report-a-fault",
    name: { zh: "设备出了问题", en: "Something does not work", de: "Etwas funktioniert nicht", es: "Algo no funciona" },
    words: {
      zh: "不上线, 离线, 掉线, 不定位, 没信号, 连不上, 坏了, 故障, 不亮, 充不进电, 报修, 没反应, 不开机, 位置不准, 定位不准, 不准, 不更新, 进水, 进水了, 泡水, 死机, 黑屏, 开不了机, 关机, 怎么关机, 关不掉, 重启, 复位, 恢复出厂, 电池鼓包, 鼓包, 发热, 发烫, 掉电快, 耗电快, 漂移, 定位漂移, 看不到轨迹, 没有轨迹, 轨迹不对, 收不到报警, 误报, 一直报警, 用不了, 不能用, 没电, 充电没反应, 装上没反应, 一直不在线, 不在线, 收不到, 收不到短信, 收不到消息, 收不到推送, 不报警, 没声音, 没有声音, 充不满, 亏电, 电瓶亏电, 耗电瓶, 费电瓶, 不走了, 位置不动, 不动了, 不显示位置, 不显示, 没有位置, 看不到位置, 看不到车",
      en: "offline, not online, does not report, no signal, no position, not working, does not work, doesn't work, not reporting, does not respond, won't turn on, broken, fault, no gps, stopped reporting, wrong position, does not turn on, does not charge, not charging, cannot connect, not updating, troubleshooting, not reporting position, dead, died, does not start, won't start, won't charge, won't connect, no fix, no connection, disconnected, connection lost, lost connection, not tracking, stopped working, hangs, frozen screen, reset, factory reset, reboot, switch off, turn off, water damage, got wet, water got in, flooded, fell into water, rust, overheats, gets hot, swollen, swollen battery, battery empty, drains battery, battery drains fast, battery does not last, position jumps, jumps around, drift, drifting, inaccurate, wrong place, wrong speed, no route, route missing, gaps in the track, no alarm, false alarm, beeps, malfunction, defective, faulty, out of order, something is wrong, wrong street, wrong address, not accurate, battery dies, dies quickly, loses connection, stopped updating, stopped sending, stopped charging, stopped responding, no longer works, no longer reports, no longer updates, does not update, does not send, is not updating, not sending, stuck, position stuck, frozen, keeps disconnecting, no notification, no notifications, no sound, drains the car battery, drains car battery, flat car battery, car battery dead, discharges the battery, battery is empty, device is dead, unplugged it, somebody unplugged it, does not show, shows no position, not shown on the map",
      de: "offline, kein Signal, meldet nicht, funktioniert nicht, geht nicht, defekt, Störung, kein Empfang, falsche Position, lädt nicht, keine Verbindung, kaputt, Fehlersuche, keine Position, lässt sich nicht einschalten, Wasserschaden, nass geworden, Akku leer, Akku schnell leer, überhitzt, springt, ungenau, zurücksetzen, ausschalten, Fehlalarm, meldet sich nicht, sendet nicht, sendet keine Position, aktualisiert nicht, bleibt stehen, hängt, reagiert nicht, kein Ton, keine Benachrichtigung, Autobatterie leer, entlädt die Batterie, geht aus, startet nicht, Gerät tot, leere Batterie, zeigt keine Position, wird nicht angezeigt",
      es: "sin conexión, sin señal, no reporta, no funciona, averiado, avería, no tiene señal, no hay señal, no da señal, no da posición, no marca posición, no sale en el mapa, posición incorrecta, no carga, no enciende, roto, estropeado, no se conecta, no informa, fallo, entró agua, mojado, batería hinchada, se calienta, reiniciar, apagar, falsa alarma, no transmite, no envía, no envía posición, no actualiza, no responde, dejó de funcionar, se apaga, no suena, descarga la batería, batería descargada, se queda parado, no recibe, no se ve en el mapa, no muestra la posición",
    },
    answers: ["/services/support", "/services/fault", "/services/faq", "/contact"],
  },
  {
    slug: "lights",
    name: { zh: "指示灯的含义", en: "What the lights mean", de: "Bedeutung der Leuchten", es: "Significado de las luces" },
    words: {
      zh: "指示灯, 灯闪, 红灯, 绿灯, 蓝灯, 闪烁, 灯不亮, 常亮, 灯的颜色, 慢闪, 快闪, 黄灯, 灯什么意思",
      en: "led, leds, red light, blinking, flashing light, green light, indicator light, yellow light, orange light, light stays on, no light, what does the light mean, colour of the light",
      de: "LED, rotes Licht, blinkt, Kontrollleuchte, grünes Licht",
      es: "led, luz roja, parpadea, indicador luminoso, luz verde",
    },
    answers: ["/services/support", "/services/faq"],
  },
  {
    slug: "installation",
    name: { zh: "安装", en: "Fitting and set-up", de: "Einbau und Einrichtung", es: "Instalación" },
    words: {
      zh: "怎么装, 安装, 接线, 怎么接, 装在哪里, 装车, 激活, 设置, 安装教程, 安装视频, 接线图, 怎么用, 使用方法, 怎么设置, 怎么激活, 绑定, 绑定设备, 添加设备, 插卡, 怎么插卡, 改装, 装车师傅, 安装位置, 保险丝, 怎么开机, 开机",
      en: "how to install, install, installation, fit, wiring, set up, setup, configure, activate, instructions, first steps, installing, fitting, fitted, mount, mounting, where to put it, wire, wires, connect, fuse, fuse rating, earth, ground wire, ignition wire, antenna position, installer, fitter, how to use, how do I use, getting started, first use, pair, pairing, bind, register device, insert sim, put in the sim, apn, apn settings, sms commands, commands, screw, torque, drill holes, turn it on, switch it on, power on, switch on",
      de: "einbauen, Einbau, installieren, anschließen, Verkabelung, einrichten, Einrichtung, aktivieren, Einbauanleitung, Montage, montieren, Anschluss, Kabel, Sicherung, SIM einlegen, APN, Bedienung",
      es: "instalar, instalación, cableado, configurar, activar, montaje, montar, conectar, cables, fusible, cómo usar, primeros pasos, insertar SIM, APN",
    },
    answers: ["/services/videos", "/services/support", "/services/downloads"],
  },
  {
    slug: "manuals",
    name: { zh: "说明书", en: "Manuals", de: "Handbücher", es: "Manuales" },
    words: {
      zh: "说明书, 使用手册, 操作手册, 用户手册, 手册, 操作说明, 使用说明, 资料, 图纸, 规格书, 彩页, 参数表",
      en: "manual, manuals, user guide, instruction manual, handbook, download, downloads, datasheets, spec sheet, documentation, documents, docs, PDF, leaflet, brochure, technical data, drawing, drawings, CAD, CAD model, 3D model, quick start guide",
      de: "Handbuch, Handbücher, Bedienungsanleitung, Anleitung, Download, Gebrauchsanweisung, Datenblatt, Unterlagen, Zeichnung, Prospekt",
      es: "manual, manuales, guía de usuario, descargas, instrucciones, guía, ficha técnica, hoja de datos, documentación, planos, folleto",
    },
    answers: ["/services/downloads"],
  },
  {
    slug: "certificates",
    name: { zh: "认证与证书", en: "Approvals and certificates", de: "Zulassungen und Zertifikate", es: "Homologaciones y certificados" },
    words: {
      zh: "认证, 证书, 资质, 检测报告, 入网许可, 合规, 质检报告, 合格证, 符合性声明, 符合声明, CE 声明, 自我声明, 3C, 入网, 型号核准, 招标资质, 防爆, 防爆认证, 航空运输报告, 电池报告, MSDS, 运输鉴定, 辐射, 有辐射吗, 辐射大吗, 能上飞机吗, 能带上飞机吗",
      en: "certificate, certificates, certification, approval, approvals, DoC, EU declaration, FCC, CE certificate, declaration, declaration of conformity, test report, compliance, RoHS, type approval, conformity, CE mark, CE marking, E-mark, ISO 9001, ISO, quality certificate, homologation, lab report, MSDS, UN38.3 report, battery transport, air freight, lithium shipping, dangerous goods declaration, lithium battery, ATEX, explosion proof, intrinsically safe, radio licence, radio approval, WEEE, radiation, SAR, radiation exposure, health risk, is it safe, allowed on a plane, allowed on planes, on a plane, hand luggage rules",
      de: "Zertifikat, Zertifikate, Zulassung, Konformitätserklärung, CE-Zertifikat, Prüfbericht, E-Kennzeichen, Konformität, EU-Konformitätserklärung, CE-Zeichen, ATEX, explosionsgeschützt, Luftfracht, Gefahrgut, WEEE, Strahlung, Elektrosmog, SAR-Wert, gesundheitsschädlich, im Flugzeug erlaubt, Fluggepäck",
      es: "certificado, certificados, homologación, declaración de conformidad, informe de ensayo, conformidad, declaración CE, marcado CE, ATEX, transporte aéreo, mercancía peligrosa, radiación, SAR, nocivo, permitido en el avión, en el avión",
    },
    answers: ["/mark-index"],
  },
  {
    slug: "prices",
    name: { zh: "价格与订购", en: "Prices and orders", de: "Preise und Bestellung", es: "Precios y pedidos" },
    words: {
      zh: "多少钱, 价格, 报价, 价目表, 怎么买, 购买, 下单, 起订量, 最少, 贵吗, 便宜, 批发, 优惠, 开发票, 发票, 签合同, 合同, 采购, 采购流程, 招标, 投标, 付款, 付款方式, 定金, 货到付款, 对公转账, 账期, 阶梯价, 单价, 价钱, 啥价, 几钱, 能便宜吗, 包税, 海关编码, 税号, 网店, 淘宝, 京东, 零售, 单买, 买一个, 专票, 增值税, 报价单, 收费, 收费标准, 起批, 起批量, 起订, 批量价, 批发价, 个人能买吗, 个人购买, 个人买, 自用, 散客, 能单买吗, 哪里能买, 在哪里买, 起批数量, 起订数量, 最低起批",
      en: "price, prices, price list, cost, costs, how much, cheap, cheapest, buy, order, MOQ, minimum order, quotation, quote, wholesale, discount, shop, pay, payment terms, pricing, how expensive, expensive, tender, bid, invoice, proforma, purchase order, purchase, PO number, contract, framework agreement, bulk, bulk order, bulk price, volume discount, single unit, one piece, order online, online shop, webshop, web shop, amazon, add to cart, pay by card, credit card, paypal, bank transfer, letter of credit, deposit, instalments, VAT, HS code, customs code, tariff number, currency, supplier registration, vendor form, billing, net 30, accounts payable, individuals, individual customers, private customer, private customers, private person, private buyer, consumer, consumers, for private use, end customer, end user, retail, sell to me, payment, payments, payment methods, days net, net 60, credit terms, on credit, buy one, where can I buy",
      de: "Preis, Preise, Preisliste, Kosten, kostet, günstig, kaufen, bestellen, Mindestbestellmenge, Angebot, Großhandel, Rabatt, teuer, Bestellung, Rechnung, Ausschreibung, Vertrag, Mindestmenge, Zahlung, Vorkasse, Ratenzahlung, Mehrwertsteuer, Shop, Einkauf, Privatperson, Privatkunde, Privatkunden, privat kaufen, Endkunde, Endverbraucher, Einzelstück, Zahlungsziel, auf Rechnung, Zahlungsart, Zahlungsbedingungen, wo kaufen",
      es: "precio, precios, lista de precios, costo, cuánto cuesta, barato, comprar, pedido mínimo, cotización, presupuesto, mayorista, descuento, coste, cuánto vale, caro, pedir, pedido, factura, oferta, licitación, contrato, pago, tarjeta, IVA, aduana, tienda, particulares, particular, consumidor, consumidor final, uso personal, al por menor, una unidad, formas de pago, condiciones de pago, a crédito, dónde comprar uno",
    },
    answers: ["/buy", "/services/faq"],
  },
  {
    slug: "samples",
    name: { zh: "样品", en: "Samples", de: "Muster", es: "Muestras" },
    words: {
      zh: "样品, 样机, 试用, 测试机, 免费样品, 样品费, 打样, 试一下, 先买一个试试, 演示机, 借用",
      en: "sample, samples, test unit, trial, try it, demo unit, evaluation kit, sample order, sample price, free sample, test device, loan device, pilot, pilot project, proof of concept, try before buying, demo",
      de: "Muster, Testgerät, Probe, ausprobieren, Teststellung, Leihgerät",
      es: "muestra, muestras, unidad de prueba, probar, prueba",
    },
    answers: ["/buy"],
  },
  {
    slug: "delivery",
    name: { zh: "交期与发货", en: "Delivery", de: "Lieferung", es: "Entrega" },
    words: {
      zh: "交期, 发货, 包邮, 多久发货, 多久到, 运费, 物流方式, 现货, 库存, 寄到哪里, 发什么快递, 出口, 报关, 清关, 关税, 海运多久, 空运, 送货, 几天到, 交货",
      en: "delivery time, lead time, shipping, shipping cost, in stock, stock, when does it arrive, customs, incoterms, ship, ships, ship to, deliver to, dispatch, tracking number, where is my order, order status, courier delivery, air cargo, export, import duty, how long does it take, availability",
      de: "Lieferzeit, Versand, Versandkosten, auf Lager, Zoll, Lieferung, wann kommt, Sendungsverfolgung, liefern",
      es: "plazo de entrega, envío, gastos de envío, en stock, aduana, entrega, envío a, aduanas, cuándo llega, entregar",
    },
    answers: ["/services/faq", "/buy"],
  },
  {
    slug: "platform",
    name: { zh: "平台与登录", en: "Platform and sign-in", de: "Plattform und Anmeldung", es: "Plataforma y acceso" },
    words: {
      zh: "登录, 平台, 手机应用, 后台, 忘记密码, 账号, 注册, 查车, 软件, 轨迹回放, 历史轨迹, 看轨迹, 微信小程序, 小程序, 下载APP, 苹果手机, 安卓, 密码错误, 改密码, 注册账号, 分享位置, 换手机, 实时位置, 查位置, 网页登录, 账号被锁, 解锁账号, 电子围栏, 历史记录",
      en: "login, log in, sign in, app, apps, mobile app, platform, dashboard, account, password, web version, software, see where it is, live map, iphone, ios, android, apk, app store, play store, google play, download the app, sign up, register, registration, create account, user name, username, forgotten password, lost password, reset password, change password, two-factor, portal, website login, share location, live location, track history, route history, replay, notifications, push notification, export data from platform, dark mode, sub account, users, family sharing, smart watch, unlock account, unlock the account, account locked, locked out, languages of the app, app language, record history, location history, delete account, close account",
      de: "Login, Anmeldung, anmelden, App, Plattform, Konto, Passwort, Software, Live-Karte, einloggen, Passwort vergessen, Registrierung, Handy-App, Streckenverlauf, Benachrichtigung, Konto gesperrt, Konto löschen, Sprache der App, Verlauf",
      es: "iniciar sesión, acceso, aplicación, app, plataforma, cuenta, contraseña, mapa en vivo, entrar, olvidé mi contraseña, registrarse, móvil, historial, notificaciones, cuenta bloqueada, borrar cuenta, baja de cuenta, darme de baja, idioma de la aplicación, historial de rutas",
    },
    answers: ["/services/platform", "/services/support"],
  },
  {
    slug: "sim-cards",
    name: { zh: "SIM 卡与月费", en: "SIM cards and fees", de: "SIM-Karten und Gebühren", es: "Tarjetas SIM y cuotas" },
    words: {
      zh: "SIM 卡, 物联网卡, 流量卡, 流量费, 月租, 年费, 服务费, 要不要钱, 续费, 充值, 流量, 卡没流量, 电话卡, 国外能用吗, 漫游, 每年多少钱, 平台费, eSIM, 停机",
      en: "sim card, sim, data plan, monthly fee, yearly fee, subscription, subscription fee, running costs, roaming, esim, e-sim, top up, prepaid, data volume, data usage, mobile data, operator, carrier, network operator, abroad, works abroad, fees, service fee, annual fee, no subscription, without subscription, hidden costs, renew, renewal, APN operator",
      de: "SIM-Karte, SIM, Datentarif, monatliche Kosten, Abo, Grundgebühr, Folgekosten, Roaming, Abonnement, Monatsgebühr, laufende Kosten, Gebühren, Datenvolumen, ohne Abo, Ausland",
      es: "tarjeta SIM, plan de datos, cuota mensual, suscripción, mensualidad, roaming, cuota, tarifa, sin suscripción, datos móviles, itinerancia, recarga, extranjero",
    },
    answers: ["/services/faq"],
  },
  {
    slug: "integration",
    name: { zh: "接口与对接", en: "Integration", de: "Anbindung", es: "Integración" },
    words: {
      zh: "接口文档, 协议文档, 数据接口, 自己的服务器, 私有部署, 通讯协议, 接入, 第三方平台, 私有化, 源码, 数据推送, 指令, 上报格式",
      en: "api, api documentation, protocol, own server, json, webhook, developer, developers, traccar, data export, integration, ERP, SAP, third-party platform, wialon, gpsgate, server address, ip and port, change server, self-hosted, on premise, on-premises, source code, open source, data format, command set, push data, home assistant",
      de: "Schnittstelle, Protokoll, eigener Server, Entwickler, Datenexport, Schnittstellen, Anbindung, ERP, Serveradresse",
      es: "api, protocolo, servidor propio, desarrolladores, integración, desarrollador, interfaz, ERP, dirección del servidor",
    },
    answers: ["/services/data", "/services/downloads"],
  },
  {
    slug: "partners",
    name: { zh: "代理与合作", en: "Dealers and partners", de: "Händler und Partner", es: "Distribuidores y socios" },
    words: {
      zh: "代理, 代理商, 加盟, 经销商, 经销, 合作, 渠道, 招商, 分销, 加盟费, 城市代理, 区域代理, 供货, 拿货, 进货, 一件代发, 招代理, 批发商, 服务商, 安装商, 做代理, 代理条件, 哪里有卖, 经销商在哪",
      en: "dealer, agent, agency, distributor, reseller, partner, partnership, become a dealer, importer, franchise, where to buy, dealers, agents, distributors, resellers, sell your products, stockist, become a partner, partner programme, affiliate, wholesaler, exclusive, exclusivity, territory, installer partner, nearest dealer, dealer near me, shop near me, local supplier, margin, sell your products in my country, sell your trackers, represent you, represent you in our country",
      de: "Händler, Vertretung, Distributor, Wiederverkäufer, Partner, Vertriebspartner, Bezugsquelle, Händler werden, Partner werden, Großhändler, Importeur, Gebiet, Ihre Produkte verkaufen, vertreiben, Vertrieb übernehmen",
      es: "distribuidor, agente, representante, revendedor, socio, dónde comprar, distribuidores, ser distribuidor, mayorista, importador, vender sus productos, vender sus equipos, vendo sus equipos, quiero vender, revender, en mi país, representar su marca",
    },
    answers: ["/join", "/contact"],
  },
  {
    slug: "repairs",
    name: { zh: "维修与退换", en: "Repairs and returns", de: "Reparatur und Rückgabe", es: "Reparaciones y devoluciones" },
    words: {
      zh: "维修, 返修, 退货, 换货, 退款, 售后, 寄回, 修, 换电池, 电池更换, 更换电池, 坏了换新, 返厂, 报废, 旧电池, 电池回收, 配件, 充电线丢了, 旧设备, 处理旧设备, 以旧换新, 换新, 旧机, 电池能换吗, 换电池多少钱, 磁铁掉了, 备件, 赔偿, 少了配件, 缺配件, 少发了",
      en: "repair, return, returns, refund, replacement, rma, send back, send it back, exchange, spare parts, complaint, damaged, fix, mend, service centre, service center, spare battery, replace battery, battery replacement, change the battery, new battery, lost charger, charger lost, broken case, cracked, recycling, recycle, dispose, disposal, cancel order, money back, wrong item, missing part, complain, lost device, trade-in, trade in, upgrade my device, old device, old devices, spare magnet, spare cable, spare strap, replacement battery, replaceable battery, change battery, compensation, charger missing, cable missing, missing cable, missing charger, parts missing",
      de: "Reparatur, Rückgabe, Rücksendung, Erstattung, Umtausch, Ersatzteile, Reklamation, beschädigt, reparieren, zurückschicken, Ersatzteil, Ersatzakku, Akku tauschen, entsorgen, Widerruf, Akku wechseln, Akkuwechsel, Batterie wechseln, Batteriewechsel, Batterie tauschen, Inzahlungnahme, Altgerät, Altgeräte, Ersatzkabel, Schadenersatz, Kabel fehlt, Ladegerät fehlt, fehlt im Paket",
      es: "reparación, devolución, reembolso, cambio, repuestos, reclamación, reparar, devolver, recambio, batería nueva, cambiar batería, reciclar, cambiar la batería, cambio de batería, pila nueva, dispositivo viejo, plan renove, cable de repuesto, indemnización, falta el cable, falta el cargador, faltan piezas",
    },
    answers: ["/services/after-sales", "/services/warranty", "/contact"],
  },
  {
    slug: "warranty",
    name: { zh: "质保", en: "Warranty", de: "Garantie", es: "Garantía" },
    words: {
      zh: "质保, 保修, 三包, 保修多久, 质保期, 保修期, 过保, 保几年",
      en: "warranty, guarantee, how long is the warranty, warranty period, warranty claim, guarantee period, out of warranty, liability, defect liability",
      de: "Garantie, Gewährleistung, Garantiezeit, Haftung",
      es: "garantía, período de garantía, responsabilidad",
    },
    answers: ["/services/warranty"],
  },
  {
    slug: "jobs",
    name: { zh: "招聘", en: "Jobs", de: "Stellen", es: "Empleo" },
    words: {
      zh: "招聘, 投简历, 职位, 求职, 应聘, 简历, 实习, 上班, 工资, 招人, 校招, 社招, 兼职, 实习生, HR",
      en: "jobs, job, careers, career, vacancies, internship, apply, hiring, vacancy, work for you, work with you, employment, hire, recruiting, trainee, student job, salary, CV, resume, human resources",
      de: "Jobs, Stellen, Stellenangebote, Karriere, Bewerbung, Praktikum, Ausbildung, bewerben, Arbeit bei",
      es: "empleo, trabajo, vacantes, carrera, prácticas, ofertas de empleo, currículum, trabajar con ustedes",
    },
    answers: ["/contact", "/brand/company"],
  },
  {
    slug: "contact",
    name: { zh: "联系我们", en: "Contact", de: "Kontakt", es: "Contacto" },
    words: {
      zh: "客服, 电话, 地址, 邮箱, 微信, 联系方式, 人工, 投诉, 联系, 打电话, 找人, 在哪里, 公司地址, 工厂在哪, 工厂, 参观工厂, 展厅, 业务员, 售前, 微信号, 传真, 谁负责, 老板电话, 产地, 原产地, 哪里生产, 哪里产的, 保密协议, 签保密协议, 供应商调查表, 谁的公司, 在哪个城市, 哪个城市, 哪个省, 找工程师, 跟工程师说",
      en: "contact, phone, telephone, address, e-mail, email, customer service, hotline, talk to somebody, complaint, where are you, call you, phone number, whatsapp, wechat, live chat, headquarters, opening hours, office hours, visit you, visit the factory, factory, factory visit, showroom, fax, imprint, who are you, support phone, salesperson, speak to, real person, press contact, appointment, country of origin, made in, certificate of origin, where is it made, where are they made, manufacturer, who makes, who is behind this company, who is behind, who owns the company, supplier questionnaire, supplier audit, NDA, non-disclosure agreement, confidentiality agreement, complain, where do I complain, speak with, speak with an engineer, talk to an engineer, ask an engineer, which city, what city",
      de: "Kontakt, Telefon, Adresse, E-Mail, Kundendienst, Hotline, Ansprechpartner, Beschwerde, Telefonnummer, anrufen, Anschrift, Öffnungszeiten, Impressum, Werk besuchen, Ursprungsland, Ursprungszeugnis, hergestellt in, wo hergestellt, Hersteller, wer steckt dahinter, Geheimhaltungsvereinbarung, Lieferantenfragebogen, beschweren, mit einem Ingenieur sprechen, in welcher Stadt",
      es: "contacto, teléfono, dirección, correo, atención al cliente, llamar, horario, visitar, fábrica, queja, oficina, país de origen, fabricado en, dónde se fabrica, fabricante, certificado de origen, acuerdo de confidencialidad, quién está detrás, quejarse, hablar con un ingeniero, en qué ciudad",
    },
    answers: ["/contact", "/services/support"],
  },
  {
    slug: "privacy",
    name: { zh: "隐私与数据", en: "Privacy and data", de: "Datenschutz", es: "Privacidad" },
    words: {
      zh: "隐私, 数据安全, 个人信息, 合法吗, 跟踪合法, 定位合法吗, 偷偷定位, 员工同意, 员工同意定位吗, 侵犯隐私, 数据保存, 数据保存多久, 录音合法吗, 监听, 老板定位, 单位定位, 被定位, 可以定位别人吗, 个人信息保护, 删除数据, 注销账号, 离职, 违法, 违法吗, 犯法, 合法, 违不违法, 跟踪违法, 不同意, 不愿意装, 拒绝安装, 不让装, 拒绝定位, 侵权, 轨迹保存多久, 保存多久, 司机能不能关, 可以关掉吗, 数据存在哪里, 存在哪里, 数据存哪, 偷偷, 偷偷装, 偷装, 悄悄装, 暗中定位",
      en: "privacy, gdpr, data protection, is it legal, legal to track, cookies, legal, law, lawful, illegal, consent, consent form, employee consent, works council, surveillance, spy, spying, track my wife, track my husband, secretly, my boss, boss, employer, am I being tracked, being tracked, may I track, allowed to track, can they track, DPA, data processing agreement, processor, data retention, how long is data stored, delete my data, erase, right to be forgotten, server location, where is data stored, hosting country, encryption, data protection officer, personal data, HIPAA, CCPA, data controller, data subject, against the law, is this legal, legality, employee refuses, refuses tracking, refuse, without consent, without permission, without telling, without his knowledge, without her knowledge, drivers' consent, union, workers' council, data ownership, who owns the data, location history deleted, erase my history, how long do you keep, keep location history, how long is it kept, am I allowed, is the driver allowed, driver allowed to, allowed to switch off, private mode, eavesdropping, wiretap, bugging device",
      de: "Datenschutz, DSGVO, ist das erlaubt, legal, Cookies, erlaubt, Betriebsrat, Einwilligung, Auftragsverarbeitung, Daten löschen, Speicherdauer, heimlich, Chef, Arbeitgeber, darf ich orten, darf man, Überwachung, Mitarbeiterüberwachung, verboten, strafbar, gesetzlich, Gesetz, darf ich, ohne Einwilligung, ohne Zustimmung, ohne Wissen, weigert sich, Betriebsvereinbarung, rechtlich, DSGVO-konform, wie lange gespeichert, Verlauf löschen, bin ich verpflichtet, abschalten erlaubt, abhören, Abhörgerät",
      es: "privacidad, protección de datos, rgpd, es legal, legal, consentimiento, borrar datos, espiar, jefe, empleador, está permitido, vigilancia, ilegal, ley, prohibido, sin consentimiento, sin permiso, sin que lo sepa, se niega, sindicato, comité de empresa, puedo rastrear, cuánto tiempo se guardan, está obligado, puede apagarlo",
    },
    answers: ["/services/privacy"],
  },
  {
    slug: "accuracy",
    name: { zh: "定位精度", en: "Accuracy", de: "Genauigkeit", es: "Precisión" },
    words: {
      zh: "精度, 准不准, 准吗, 准确吗, 几米, 定位几米, 能定位几米, 精确到几米, 误差, 误差多少, 误差几米, 最准, 最精确, 更准, 精确吗",
      en: "accurate, how accurate, precise, how precise, precision, how exact, exact position, margin of error, how many metres, how many meters, within how many metres, error radius, most accurate, more accurate",
      de: "genau, wie genau, exakt, Abweichung, auf den Meter, wie viele Meter, Ungenauigkeit, genauester, genaueste, genauer",
      es: "preciso, exactitud, exacto, margen de error, cuántos metros, error en metros, más preciso, el más preciso",
    },
    answers: ["/services/faq"],
  },
  {
    slug: "coverage",
    name: { zh: "没有网络的地方", en: "Where there is no network", de: "Wo kein Netz ist", es: "Donde no hay cobertura" },
    words: {
      zh: "没有网络, 无网络, 没网, 没信号的地方, 信号盲区, 盲区, 偏远地区, 山区, 无人区, 沙漠, 卫星通信, 北斗短报文, 地下, 地下室, 地下车库, 地下停车场, 隧道, 矿井, 室内定位, 室内, 电梯里",
      en: "no network, no mobile signal, no cell signal, no phone signal, no reception, no coverage, out of coverage, dead zone, remote area, wilderness, without internet, without network, without mobile network, satellite tracker, satellite communication, satellite phone, underground, underground car park, basement, cellar, tunnel, mine, parking garage, multi-storey car park, indoors, inside a building, in a lift",
      de: "kein Netz, ohne Netz, Funkloch, kein Handynetz, kein Mobilfunk, ohne Mobilfunk, ohne Internet, abgelegen, Satellitenfunk, Tiefgarage, Keller, Tunnel, unterirdisch, Parkhaus, Bergwerk, in Gebäuden, Innenräume",
      es: "sin cobertura, no hay cobertura, sin red, sin red móvil, zona remota, sin internet, comunicación por satélite, subterráneo, aparcamiento subterráneo, sótano, túnel, garaje, mina, interiores, dentro de edificios",
    },
    answers: ["/contact"],
  },
  {
    slug: "device-numbers",
    name: { zh: "按设备号处理", en: "A device by its number", de: "Ein Gerät nach seiner Nummer", es: "Un dispositivo por su número" },
    words: {
      zh: "IMEI, IMEI 号, 序列号, 设备号, 机身号, 设备编号, SN, ICCID, 卡号, 查设备",
      en: "IMEI, IMEI number, serial number, serial no, device number, device ID, S/N, ICCID, SIM number, check my device",
      de: "IMEI, Seriennummer, Gerätenummer, ICCID, Kartennummer",
      es: "IMEI, número de serie, número del dispositivo, ICCID, número de la SIM",
    },
    answers: ["/services/fault", "/services/warranty", "/contact"],
  },
  {
    slug: "jammers",
    name: { zh: "干扰与屏蔽", en: "Jammers and shielding", de: "Störsender und Abschirmung", es: "Inhibidores y apantallamiento" },
    words: {
      zh: "干扰器, 屏蔽器, 信号屏蔽, 信号干扰, 屏蔽信号, 干扰信号, 防屏蔽, 防干扰, 锡纸, 铝箔",
      en: "jammer, jammers, jamming, gps jammer, signal jammer, signal blocker, blocker, spoofing, gps spoofing, anti-jamming, jamming detection, tin foil, aluminium foil, Faraday cage, faraday bag, interference, shielding",
      de: "Störsender, Jammer, GPS-Störsender, Jamming, Abschirmung, abgeschirmt, Alufolie, Signalblocker",
      es: "inhibidor, inhibidores, inhibidor de señal, bloqueador de señal, interferencias, apantallado, papel de aluminio",
    },
    answers: ["/contact", "/services/faq"],
  },
  {
    slug: "aircraft",
    name: { zh: "无人机与飞行器", en: "Drones and aircraft", de: "Drohnen und Fluggeräte", es: "Drones y aeronaves" },
    words: {
      zh: "无人机, 航模, 飞机, 飞行器, 滑翔伞, 热气球, 直升机, 探空气球, 火箭",
      en: "drone, drones, UAV, quadcopter, multicopter, model aircraft, model plane, rc plane, aircraft, aeroplane, airplane, plane, glider, paraglider, hot air balloon, weather balloon, helicopter, rocket",
      de: "Drohne, Drohnen, Quadrocopter, Modellflugzeug, Flugzeug, Segelflugzeug, Gleitschirm, Heißluftballon, Wetterballon, Hubschrauber",
      es: "dron, drones, avión, aeromodelo, parapente, globo, planeador, helicóptero",
    },
    answers: ["/contact"],
  },
  {
    slug: "cameras",
    name: { zh: "摄像头与视频", en: "Cameras and video", de: "Kameras und Video", es: "Cámaras y vídeo" },
    words: {
      zh: "行车记录仪, 摄像头, 车载摄像头, 车载监控, 监控视频, 视频监控, 录像, 拍照, 倒车影像",
      en: "dashcam, dash cam, dashboard camera, in-cab camera, camera in the cab, CCTV, video telematics, video recording, surveillance camera, trail camera, reversing camera, baby monitor",
      de: "Dashcam, Autokamera, Überwachungskamera, Videoüberwachung, Wildkamera, Rückfahrkamera, Babyphone",
      es: "cámara de salpicadero, cámara para coche, videovigilancia, cámara de vigilancia, vídeo",
    },
    answers: ["/contact"],
  },
  {
    slug: "phones",
    name: { zh: "手机定位", en: "Finding a phone", de: "Handys orten", es: "Localizar un móvil" },
    words: {
      zh: "手机号定位, 查手机位置, 查手机号, 找手机, 手机丢了, 手机追踪, 电话号码定位, 微信定位",
      en: "track a phone, phone tracking, track phone number, locate a phone, find my phone, lost phone, stolen phone, phone location, find a person by phone number, cell phone tracker, mobile phone tracker",
      de: "Handy orten, Handyortung, Handynummer orten, Handy verloren, Smartphone orten, Telefonnummer orten",
      es: "localizar móvil, localizar un celular, rastrear celular, rastrear un número, móvil perdido, celular robado",
    },
    answers: ["/services/privacy", "/contact"],
  },
  {
    slug: "listening",
    name: { zh: "通话与监听", en: "Calls and listening", de: "Anrufe und Mithören", es: "Llamadas y escucha" },
    words: {
      zh: "通话, 双向通话, 打电话给孩子, 对讲, 语音通话, 录音, 带录音, 能录音吗, 监听, 远程监听, 听声音, 麦克风, 听筒",
      en: "two-way call, two way calling, voice call, voice calls, call the wearer, intercom, walkie-talkie, microphone, speaker, audio recording, voice recorder, record sound, record audio, listen in, listening, hear what is said",
      de: "telefonieren, Zwei-Wege-Anruf, Sprechfunktion, Gegensprechen, Mikrofon, Tonaufnahme, aufnehmen, mithören",
      es: "llamada bidireccional, llamadas, llamar al portador, intercomunicador, micrófono, grabar sonido, grabación de audio, escuchar, escucha remota",
    },
    answers: ["/services/privacy", "/contact"],
  },
  {
    slug: "evidence",
    name: { zh: "轨迹作为证据", en: "Positions as evidence", de: "Positionen als Beweis", es: "Posiciones como prueba" },
    words: {
      zh: "法院, 法庭, 证据, 作证, 取证, 打官司, 警察, 报警取证, 轨迹证明, 认不认轨迹",
      en: "court, evidence, proof, proof in court, proof of delivery, prove, lawsuit, legal proceedings, litigation, subpoena, police, police report, insurance claim, dispute",
      de: "Gericht, Beweis, Beweismittel, vor Gericht, beweisen, Polizei, Anzeige, Rechtsstreit, Nachweis",
      es: "juicio, tribunal, evidencia, pruebas en juicio, demostrar, policía, denuncia, litigio, abogado",
    },
    answers: ["/services/privacy", "/services/faq", "/contact"],
  },
  {
    slug: "other-makers",
    name: { zh: "替代其他厂家的产品", en: "In place of another maker’s", de: "Ersatz für andere Hersteller", es: "En lugar de otra marca" },
    words: {
      zh: "替代, 平替, 替换, 竞品, 其他品牌, 别家, 兼容别家, 换掉旧的, 2G 退网, 3G 退网",
      en: "alternative to, replacement for, replace my tracker, instead of, competitor, other brand, another brand, compared to, comparable to, equivalent to, switch from, migrate from, 2G sunset, 3G sunset, 2G switch-off, 3G switch-off, replace 2G, replace 3G",
      de: "Alternative zu, Ersatz für, anstelle von, andere Marke, Wettbewerber, vergleichbar mit, umsteigen von, 2G-Abschaltung, 3G-Abschaltung",
      es: "alternativa a, en lugar de, reemplazo de, otra marca, competidor, equivalente a, migrar de, apagón 2G, apagón 3G",
    },
    answers: ["/contact", "/products"],
  },
  {
    slug: "oem",
    name: { zh: "定制与贴牌", en: "Made to order", de: "Sonderanfertigung", es: "Fabricación a medida" },
    words: {
      zh: "定制, 贴牌, 印标, 代工, 私模, 自己的品牌, 丝印, 包装定制, 软件定制, 开模, 贴我们的牌, 定制固件, 起订多少能定制",
      en: "oem, odm, custom, customised, private label, own logo, white label, my brand, own brand, customise, customize, customised firmware, bespoke, special version, logo printing, print our logo, our brand, branded packaging, own housing, mould, contract manufacturing, engineering service",
      de: "OEM, ODM, Sonderanfertigung, eigenes Logo, Eigenmarke, White Label, Logo aufdrucken, nach Maß, eigene Marke, Auftragsfertigung, individuelle",
      es: "oem, odm, a medida, marca propia, logotipo propio, marca blanca, personalizado, personalizar, logotipo, nuestro logo",
    },
    answers: ["/services/oem-odm", "/contact"],
  },
  {
    slug: "smallest",
    name: { zh: "从最轻的开始看", en: "The lightest first", de: "Die leichtesten zuerst", es: "Los más ligeros primero" },
    words: {
      zh: "最小, 最轻, 最薄, 小巧, 迷你, 隐蔽, 越小越好, 最小的定位器, 超小, 微型, 轻便, 藏起来",
      en: "smallest, lightest, thinnest, tiny, small, mini, hidden, compact, lightweight, smaller, lighter, miniature, micro, thin, slim, flat, pocket size, covert, conceal, easy to hide, light weight",
      de: "kleinste, kleinster, kleinstes, leichteste, dünnste, klein, winzig, versteckt, leicht, leichtester, unauffällig, flach, Mini",
      es: "más pequeño, más ligero, más delgado, pequeño, mini, oculto, el más pequeño, ligero, diminuto, escondido, delgado",
    },
    answers: ["/products?sort=weight"],
  },
  {
    slug: "longest-standby",
    name: {
      zh: "从待机最久的开始看",
      en: "The longest standby first",
      de: "Die längste Laufzeit zuerst",
      es: "La mayor autonomía primero",
    },
    words: {
      zh: "待机最长, 待机最久, 最长待机, 续航最长, 不用充电, 超长待机, 电池最耐用, 几年不充电, 耐用, 免充电, 续航久, 能用几年, 能用多久, 用多久, 续航多久, 待机多久, 能待机多久, 充一次用多久, 多久充一次, 多久充一次电, 电池最大, 大电池, 电池容量最大, 大容量, 省电, 最省电, 更省电",
      en: "longest standby, longest battery life, never charge, lasts longest, most days, long battery life, best battery, lasts for years, long life battery, never recharge, no charging, without charging, years of battery, long standby, battery for years, how long does the battery last, battery last, battery runtime, lasts a year, lasts one year, lasts several years, need charging, needs charging, does not need charging, no need to charge, how often to charge, how often do I charge, biggest battery, largest battery, bigger battery, big battery, most battery, low power, least power, power saving, saves battery",
      de: "längste Laufzeit, längste Akkulaufzeit, hält am längsten, nie laden, lange Akkulaufzeit, längste Standzeit, ohne Laden, jahrelang, wie lange hält, Akku hält, hält der Akku, Akkulaufzeit, Batterielaufzeit, wie oft laden, größter Akku, größte Batterie, hält ein Jahr, jahrelange Laufzeit, ohne Aufladen, stromsparend, sparsamster, geringster Verbrauch",
      es: "mayor autonomía, más autonomía, batería más duradera, sin cargar, batería de larga duración, dura más, larga duración, cuánto dura, cuánto dura la batería, dura un año, sin recargar, cada cuánto se carga, la batería más grande, mayor batería, bajo consumo, ahorra batería",
    },
    answers: ["/products?sort=-standby"],
  },
];
