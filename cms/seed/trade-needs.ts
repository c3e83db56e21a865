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
      zh: "孩子, 小孩, 小学生, 学生, 防走失, 书包",
      en: "child, kid, kids, school bag, son, daughter, toddler, pupil, gps watch for kids",
      de: "Kind, Schulkind, Schulranzen, Sohn, Tochter, Kinderuhr",
      es: "niño, niña, hijo, hija, mochila, escolar",
    },
  },
  {
    slug: "elderly",
    name: { zh: "老人", en: "Elderly people", de: "Senioren", es: "Personas mayores" },
    words: {
      zh: "老年人, 长者, 爸妈, 阿尔茨海默, 失智, 走失, 跌倒, 呼救",
      en: "elderly, senior, seniors, grandma, grandfather, dementia, alzheimer, fall, panic button, sos, care home, old people, nursing home",
      de: "ältere Menschen, Oma, Opa, Demenz, Alzheimer, Sturz, Notruf, Hausnotruf, Pflegeheim, Altenheim",
      es: "ancianos, abuelo, abuela, demencia, alzhéimer, caída, botón de pánico, residencia",
    },
  },
  {
    slug: "lone-workers",
    name: { zh: "单独作业人员", en: "Lone workers", de: "Alleinarbeiter", es: "Trabajadores en solitario" },
    words: {
      zh: "独自作业, 外勤, 巡检, 保安, 员工定位, 考勤",
      en: "lone worker, guard, security guard, field staff, employees, attendance, nurse, technician in the field",
      de: "Alleinarbeit, Außendienst, Wachdienst, Mitarbeiter, Totmann",
      es: "trabajador en solitario, vigilante, empleados, personal de campo",
    },
  },
  {
    slug: "pets",
    name: { zh: "宠物", en: "Pets", de: "Haustiere", es: "Mascotas" },
    words: {
      zh: "狗, 猫, 犬, 猫咪, 小狗, 遛狗, 项圈",
      en: "dog, cat, puppy, kitten, collar, hunting dog, pet",
      de: "Hund, Katze, Jagdhund, Halsband, Haustier",
      es: "perro, gato, perro de caza, collar, mascota",
    },
  },
  {
    slug: "livestock",
    name: { zh: "牲畜", en: "Livestock", de: "Weidetiere", es: "Ganado" },
    words: {
      zh: "牛, 羊, 马, 牧场, 放牧, 养殖, 家畜, 畜牧, 奶牛",
      en: "cattle, cow, cows, sheep, goat, horse, herd, flock, farm animals, grazing, animal, animals, farm, ranch",
      de: "Vieh, Rind, Rinder, Kuh, Kühe, Schaf, Schafe, Ziege, Pferd, Herde, Weide, Tiere, Bauernhof",
      es: "vaca, vacas, oveja, ovejas, cabra, caballo, rebaño, animales, finca, gado",
    },
  },
  {
    slug: "luggage",
    name: { zh: "行李与随身物品", en: "Luggage and belongings", de: "Gepäck und Wertsachen", es: "Equipaje y objetos personales" },
    words: {
      zh: "行李, 行李箱, 钱包, 包, 钥匙",
      en: "luggage, suitcase, bag, wallet, keys, camera, valuables",
      de: "Gepäck, Koffer, Tasche, Schlüssel, Geldbeutel, Wertsachen",
      es: "equipaje, maleta, bolso, llaves, cartera",
    },
  },
  {
    slug: "containers",
    name: { zh: "集装箱与挂车", en: "Containers and trailers", de: "Container und Anhänger", es: "Contenedores y remolques" },
    words: {
      zh: "货柜, 集装箱, 挂车, 拖车, 半挂, 海运",
      en: "container, shipping container, trailer, semi-trailer, swap body, caravan, intermodal, sea freight",
      de: "Container, Seecontainer, Anhänger, Auflieger, Wechselbrücke, Wohnwagen",
      es: "contenedor, remolque, semirremolque, caravana",
    },
  },
  {
    slug: "pallets",
    name: { zh: "托盘与货物", en: "Pallets and goods", de: "Paletten und Waren", es: "Palés y mercancías" },
    words: {
      zh: "托盘, 货物, 包裹, 快递, 周转箱, 木箱",
      en: "pallet, pallets, parcel, crate, goods in transit, cargo, freight, shipment, returnable packaging, package",
      de: "Palette, Paket, Kiste, Fracht, Ladung, Sendung, Mehrwegbehälter",
      es: "palé, pallet, paquete, caja, carga, envío",
    },
  },
  {
    slug: "machines",
    name: { zh: "工程机械与设备", en: "Machines and equipment", de: "Maschinen und Geräte", es: "Máquinas y equipos" },
    words: {
      zh: "挖掘机, 装载机, 吊车, 塔吊, 发电机, 工程机械, 叉车, 拖拉机, 农机, 工具, 设备租赁",
      en: "excavator, digger, loader, crane, generator, construction machine, forklift, tractor, plant hire, equipment rental, tool, tools, compressor, harvester",
      de: "Bagger, Radlader, Kran, Generator, Baumaschine, Gabelstapler, Stapler, Traktor, Schlepper, Werkzeug, Mietgeräte, Mähdrescher",
      es: "excavadora, cargadora, grúa, generador, maquinaria, carretilla elevadora, tractor, herramientas, cosechadora",
    },
  },
  {
    slug: "cars",
    name: { zh: "汽车", en: "Cars", de: "Autos", es: "Coches" },
    words: {
      zh: "轿车, 私家车, 小车, 车贷, 二手车, 金融车",
      en: "car, cars, private car, used cars, loan car, company car, car dealer, stolen car",
      de: "Auto, PKW, Firmenwagen, Dienstwagen, Gebrauchtwagen, Autodiebstahl",
      es: "coche, auto, carro, vehículo particular, coche de empresa",
    },
  },
  {
    slug: "lorries",
    name: { zh: "货车与车队", en: "Lorries and fleets", de: "Lkw und Flotten", es: "Camiones y flotas" },
    words: {
      zh: "卡车, 货车, 大车, 渣土车, 油车, 行驶记录仪, 油耗, 偷油",
      en: "truck, lorry, van, fleet, tachograph, fuel theft, fuel, delivery van, haulier, bus, coach",
      de: "Lkw, Lastwagen, Transporter, Fuhrpark, Flotte, Tachograph, Spedition, Kraftstoff, Dieseldiebstahl, Bus",
      es: "camión, furgoneta, flota, tacógrafo, combustible, autobús",
    },
  },
  {
    slug: "taxis",
    name: { zh: "出租与租赁车", en: "Taxis and rental", de: "Taxi und Mietwagen", es: "Taxis y alquiler" },
    words: {
      zh: "出租车, 网约车, 租车, 租赁, 共享汽车",
      en: "taxi, rental car, car rental, car hire, car sharing, ride hailing, leasing",
      de: "Taxi, Mietwagen, Autovermietung, Carsharing, Leasing",
      es: "taxi, alquiler de coches, coche de alquiler, renting",
    },
  },
  {
    slug: "two-wheelers",
    name: { zh: "两轮车", en: "Two-wheelers", de: "Zweiräder", es: "Dos ruedas" },
    words: {
      zh: "电动车, 电瓶车, 摩托车, 自行车, 单车, 滑板车, 外卖车",
      en: "scooter, moped, motorbike, motorcycle, bicycle, bike, e-bike, e-scooter, delivery bike",
      de: "Roller, Motorrad, Fahrrad, E-Bike, E-Scooter, Moped, Rad",
      es: "patinete, moto, motocicleta, bicicleta, bici eléctrica, ciclomotor",
    },
  },
  {
    slug: "boats",
    name: { zh: "船只", en: "Boats", de: "Boote", es: "Barcos" },
    words: {
      zh: "船, 渔船, 游艇, 快艇, 船舶",
      en: "boat, boats, ship, yacht, outboard motor, jet ski, marina, fishing boat",
      de: "Boot, Boote, Schiff, Yacht, Außenborder, Jetski",
      es: "barco, lancha, yate, motor fueraborda, moto de agua",
    },
  },
  {
    slug: "cold-goods",
    name: { zh: "冷链货物", en: "Cold goods", de: "Kühlware", es: "Productos refrigerados" },
    words: {
      zh: "冷藏车, 疫苗, 药品, 生鲜, 海鲜, 温湿度, 冷库, 温度记录",
      en: "vaccine, vaccines, medicine, pharma, fresh food, frozen food, fish, flowers, refrigerated truck, temperature log, cold store, fridge",
      de: "Impfstoff, Medikamente, Arzneimittel, Pharma, Tiefkühlkost, Lebensmittel, Kühlhaus, Kühltransport, Temperaturschreiber",
      es: "vacunas, medicamentos, alimentos congelados, pescado, cámara frigorífica, registro de temperatura",
    },
  },
  {
    slug: "report-a-fault",
    name: { zh: "设备出了问题", en: "Something does not work", de: "Etwas funktioniert nicht", es: "Algo no funciona" },
    words: {
      zh: "不上线, 离线, 掉线, 不定位, 没信号, 连不上, 坏了, 故障, 不亮, 充不进电, 报修, 没反应, 不开机, 位置不准, 定位不准, 不准, 不更新",
      en: "offline, not online, does not report, no signal, no position, not working, does not work, doesn't work, not reporting, does not respond, won't turn on, broken, fault, no gps, stopped reporting, wrong position, does not turn on, does not charge, not charging, cannot connect, not updating, troubleshooting",
      de: "offline, kein Signal, meldet nicht, funktioniert nicht, geht nicht, defekt, Störung, kein Empfang, falsche Position, lädt nicht, keine Verbindung, kaputt, Fehlersuche",
      es: "sin conexión, sin señal, no reporta, no funciona, averiado, avería, posición incorrecta, no carga, no enciende",
    },
    answers: ["/services/support", "/services/faq", "/contact"],
  },
  {
    slug: "lights",
    name: { zh: "指示灯的含义", en: "What the lights mean", de: "Bedeutung der Leuchten", es: "Significado de las luces" },
    words: {
      zh: "指示灯, 灯闪, 红灯, 绿灯, 蓝灯, 闪烁",
      en: "led, leds, red light, blinking, flashing light, green light, indicator light",
      de: "LED, rotes Licht, blinkt, Leuchte, Kontrollleuchte",
      es: "led, luz roja, parpadea, indicador luminoso",
    },
    answers: ["/services/support", "/services/faq"],
  },
  {
    slug: "installation",
    name: { zh: "安装", en: "Fitting and set-up", de: "Einbau und Einrichtung", es: "Instalación" },
    words: {
      zh: "怎么装, 安装, 接线, 怎么接, 装在哪里, 装车, 激活, 设置",
      en: "how to install, install, installation, fit, wiring, set up, setup, configure, activate, instructions, first steps",
      de: "einbauen, Einbau, installieren, anschließen, Verkabelung, einrichten, Einrichtung, aktivieren",
      es: "instalar, instalación, cableado, configurar, activar, montaje",
    },
    answers: ["/services/videos", "/services/support", "/services/downloads"],
  },
  {
    slug: "manuals",
    name: { zh: "说明书", en: "Manuals", de: "Handbücher", es: "Manuales" },
    words: {
      zh: "说明书, 使用手册, 操作手册, 用户手册",
      en: "manual, manuals, user guide, instruction manual, handbook, download, downloads",
      de: "Handbuch, Handbücher, Bedienungsanleitung, Anleitung, Download",
      es: "manual, manuales, guía de usuario, descargas",
    },
    answers: ["/services/downloads"],
  },
  {
    slug: "certificates",
    name: { zh: "认证与证书", en: "Approvals and certificates", de: "Zulassungen und Zertifikate", es: "Homologaciones y certificados" },
    words: {
      zh: "认证, 证书, 资质, 检测报告, 入网许可, 合规",
      en: "certificate, certificates, certification, approval, approvals, FCC, CE certificate, declaration, declaration of conformity, test report, compliance, RoHS, type approval",
      de: "Zertifikat, Zertifikate, Zulassung, Konformitätserklärung, CE-Zertifikat, Prüfbericht, E-Kennzeichen",
      es: "certificado, certificados, homologación, declaración de conformidad, informe de ensayo",
    },
    answers: ["/mark-index"],
  },
  {
    slug: "prices",
    name: { zh: "价格与订购", en: "Prices and orders", de: "Preise und Bestellung", es: "Precios y pedidos" },
    words: {
      zh: "多少钱, 价格, 报价, 价目表, 怎么买, 购买, 下单, 起订量, 最少, 贵吗, 便宜, 批发, 优惠",
      en: "price, prices, price list, cost, costs, how much, cheap, cheapest, buy, order, MOQ, minimum order, quotation, quote, wholesale, discount, shop, pay, payment terms",
      de: "Preis, Preise, Preisliste, Kosten, kostet, günstig, kaufen, bestellen, Mindestbestellmenge, Angebot, Großhandel, Rabatt",
      es: "precio, precios, lista de precios, costo, cuánto cuesta, barato, comprar, pedido mínimo, cotización, presupuesto, mayorista, descuento",
    },
    answers: ["/buy", "/services/faq"],
  },
  {
    slug: "samples",
    name: { zh: "样品", en: "Samples", de: "Muster", es: "Muestras" },
    words: {
      zh: "样品, 样机, 试用, 测试机, 免费样品",
      en: "sample, samples, test unit, trial, try it, demo unit, evaluation kit",
      de: "Muster, Testgerät, Probe, ausprobieren, Teststellung",
      es: "muestra, muestras, unidad de prueba, probar",
    },
    answers: ["/buy"],
  },
  {
    slug: "delivery",
    name: { zh: "交期与发货", en: "Delivery", de: "Lieferung", es: "Entrega" },
    words: {
      zh: "交期, 发货, 包邮, 多久发货, 多久到, 运费, 物流方式, 现货, 库存",
      en: "delivery time, lead time, shipping, shipping cost, in stock, stock, when does it arrive, customs, incoterms",
      de: "Lieferzeit, Versand, Versandkosten, auf Lager, Zoll, Lieferung",
      es: "plazo de entrega, envío, gastos de envío, en stock, aduana",
    },
    answers: ["/services/faq", "/buy"],
  },
  {
    slug: "platform",
    name: { zh: "平台与登录", en: "Platform and sign-in", de: "Plattform und Anmeldung", es: "Plataforma y acceso" },
    words: {
      zh: "登录, 平台, 手机应用, 后台, 忘记密码, 账号, 注册, 查车, 软件",
      en: "login, log in, sign in, app, apps, mobile app, platform, dashboard, account, password, web version, software, see where it is, live map",
      de: "Login, Anmeldung, anmelden, App, Plattform, Konto, Passwort, Software, Live-Karte",
      es: "iniciar sesión, acceso, aplicación, app, plataforma, cuenta, contraseña, mapa en vivo",
    },
    answers: ["/services/platform", "/services/support"],
  },
  {
    slug: "sim-cards",
    name: { zh: "SIM 卡与月费", en: "SIM cards and fees", de: "SIM-Karten und Gebühren", es: "Tarjetas SIM y cuotas" },
    words: {
      zh: "SIM 卡, 物联网卡, 流量卡, 流量费, 月租, 年费, 服务费, 要不要钱",
      en: "sim card, sim, data plan, monthly fee, yearly fee, subscription, subscription fee, running costs, roaming",
      de: "SIM-Karte, SIM, Datentarif, monatliche Kosten, Abo, Grundgebühr, Folgekosten, Roaming",
      es: "tarjeta SIM, plan de datos, cuota mensual, suscripción, mensualidad, roaming",
    },
    answers: ["/services/faq"],
  },
  {
    slug: "integration",
    name: { zh: "接口与对接", en: "Integration", de: "Anbindung", es: "Integración" },
    words: {
      zh: "接口文档, 协议文档, 数据接口, 自己的服务器, 私有部署",
      en: "api, api documentation, protocol, own server, json, webhook, developer, developers, traccar, data export",
      de: "API, Schnittstelle, Protokoll, eigener Server, Entwickler, Datenexport",
      es: "api, protocolo, servidor propio, desarrolladores, integración",
    },
    answers: ["/services/data", "/services/downloads"],
  },
  {
    slug: "partners",
    name: { zh: "代理与合作", en: "Dealers and partners", de: "Händler und Partner", es: "Distribuidores y socios" },
    words: {
      zh: "代理, 代理商, 加盟, 经销商, 经销, 合作, 渠道, 招商, 分销",
      en: "dealer, agent, agency, distributor, reseller, partner, partnership, become a dealer, importer, franchise, where to buy",
      de: "Händler, Vertretung, Distributor, Wiederverkäufer, Partner, Vertriebspartner, Bezugsquelle",
      es: "distribuidor, agente, representante, revendedor, socio, dónde comprar",
    },
    answers: ["/join", "/contact"],
  },
  {
    slug: "repairs",
    name: { zh: "维修与退换", en: "Repairs and returns", de: "Reparatur und Rückgabe", es: "Reparaciones y devoluciones" },
    words: {
      zh: "维修, 返修, 退货, 换货, 退款, 售后, 寄回",
      en: "repair, return, returns, refund, replacement, rma, send back, send it back, exchange, spare parts, complaint, damaged",
      de: "Reparatur, Rückgabe, Rücksendung, Erstattung, Umtausch, Ersatzteile, Reklamation, beschädigt",
      es: "reparación, devolución, reembolso, cambio, repuestos, reclamación",
    },
    answers: ["/services/after-sales", "/services/warranty", "/contact"],
  },
  {
    slug: "warranty",
    name: { zh: "质保", en: "Warranty", de: "Garantie", es: "Garantía" },
    words: {
      zh: "质保, 保修, 三包, 保修多久",
      en: "warranty, guarantee, how long is the warranty",
      de: "Garantie, Gewährleistung",
      es: "garantía",
    },
    answers: ["/services/warranty"],
  },
  {
    slug: "jobs",
    name: { zh: "招聘", en: "Jobs", de: "Stellen", es: "Empleo" },
    words: {
      zh: "招聘, 投简历, 职位, 求职, 应聘, 简历, 实习",
      en: "jobs, job, careers, career, vacancies, internship, apply, hiring",
      de: "Jobs, Stellen, Stellenangebote, Karriere, Bewerbung, Praktikum, Ausbildung",
      es: "empleo, trabajo, vacantes, carrera, prácticas",
    },
    answers: ["/contact", "/brand/company"],
  },
  {
    slug: "contact",
    name: { zh: "联系我们", en: "Contact", de: "Kontakt", es: "Contacto" },
    words: {
      zh: "客服, 电话, 地址, 邮箱, 微信, 联系方式, 人工, 投诉",
      en: "contact, phone, telephone, address, e-mail, email, customer service, hotline, talk to somebody, complaint, where are you",
      de: "Kontakt, Telefon, Adresse, E-Mail, Kundendienst, Hotline, Ansprechpartner, Beschwerde",
      es: "contacto, teléfono, dirección, correo, atención al cliente",
    },
    answers: ["/contact", "/services/support"],
  },
  {
    slug: "privacy",
    name: { zh: "隐私与数据", en: "Privacy and data", de: "Datenschutz", es: "Privacidad" },
    words: {
      zh: "隐私, 数据安全, 个人信息, 合法吗, 跟踪合法",
      en: "privacy, gdpr, data protection, is it legal, legal to track, cookies",
      de: "Datenschutz, DSGVO, ist das erlaubt, legal, Cookies",
      es: "privacidad, protección de datos, rgpd, es legal",
    },
    answers: ["/services/privacy"],
  },
  {
    slug: "oem",
    name: { zh: "定制与贴牌", en: "Made to order", de: "Sonderanfertigung", es: "Fabricación a medida" },
    words: {
      zh: "定制, 贴牌, 印标, 代工, 私模, 自己的品牌",
      en: "oem, odm, custom, customised, private label, own logo, white label, my brand, own brand",
      de: "OEM, ODM, Sonderanfertigung, eigenes Logo, Eigenmarke, White Label",
      es: "oem, odm, a medida, marca propia, logotipo propio, marca blanca",
    },
    answers: ["/services/oem-odm", "/contact"],
  },
  {
    slug: "smallest",
    name: { zh: "从最轻的开始看", en: "The lightest first", de: "Die leichtesten zuerst", es: "Los más ligeros primero" },
    words: {
      zh: "最小, 最轻, 最薄, 小巧, 迷你, 隐蔽",
      en: "smallest, lightest, thinnest, tiny, small, mini, hidden, compact, lightweight",
      de: "kleinste, kleinster, kleinstes, leichteste, dünnste, klein, winzig, versteckt",
      es: "más pequeño, más ligero, más delgado, pequeño, mini, oculto",
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
      zh: "待机最长, 待机最久, 最长待机, 续航最长, 不用充电",
      en: "longest standby, longest battery life, never charge, lasts longest, most days",
      de: "längste Laufzeit, längste Akkulaufzeit, hält am längsten, nie laden",
      es: "mayor autonomía, más autonomía, batería más duradera, sin cargar",
    },
    answers: ["/products?sort=-standby"],
  },
];
