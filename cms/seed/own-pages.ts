/**
 * The first pages of a company's own site, as drafts that staff reads through, completes in their square brackets, and publishes. They
 * claim nothing about the company; their legal parts are a draft for somebody to check.
 */
import { lawGroupOf, LAWS } from "./own-laws.ts";
import { accessibility, legal, privacy } from "./own-legal-pages.ts";
import type { OwnPage, WholeText } from "./own-text.ts";

/**
 * The first pages, in the order of the checklist.
 * @param company its name; with its address there are fewer brackets
 * @param isCounting whether the site itself counts visits
 */
export function ownPages({ name, email, country }: { name: WholeText; email: string; country: string }, isCounting: boolean): OwnPage[] {
  const law = LAWS[lawGroupOf(country)];
  const mail = { zh: email || "[邮箱]", en: email || "[e-mail]", de: email || "[E-Mail]", es: email || "[correo electrónico]" };
  return [
    privacy(name, mail, law, isCounting),
    legal(name, mail, law),
    about(name),
    services(),
    support(mail),
    afterSales(mail),
    warranty(name, mail),
    accessibility(mail),
  ];
}

function about(name: WholeText): OwnPage {
  return {
    collection: "brands",
    slug: "company",
    title: { zh: "公司介绍", en: "Company", de: "Unternehmen", es: "La empresa" },
    summary: {
      zh: `${name.zh}：做什么，为谁做。`,
      en: `${name.en}: what we make, and for whom.`,
      de: `${name.de}: was wir herstellen und für wen.`,
      es: `${name.es}: qué hacemos y para quién.`,
    },
    body: {
      zh: `${name.zh}位于 [城市，国家]。我们做 [产品]，客户是 [行业]。

[两三句话：从哪一年开始，有多少人，做过什么。只写能证明的。]`,
      en: `${name.en} is based in [city, country]. We make [products] for [industries].

[Two or three sentences: since when, how many people, what you have done. Only what you can prove.]`,
      de: `${name.de} hat den Sitz in [Stadt, Land]. Wir stellen [Produkte] für [Branchen] her.

[Zwei oder drei Sätze: seit wann, wie viele Menschen, was Sie gemacht haben. Nur, was Sie belegen können.]`,
      es: `${name.es} tiene su sede en [ciudad, país]. Fabricamos [productos] para [sectores].

[Dos o tres frases: desde cuándo, cuántas personas, qué han hecho. Solo lo que puedan demostrar.]`,
    },
  };
}

function services(): OwnPage {
  return {
    collection: "services",
    slug: "about",
    listed: false,
    title: { zh: "服务", en: "Services", de: "Service", es: "Servicios" },
    summary: {
      zh: "选型、安装与使用中的帮助。",
      en: "Help with choosing, fitting and using.",
      de: "Hilfe bei Auswahl, Einbau und Nutzung.",
      es: "Ayuda para elegir, instalar y usar.",
    },
    body: {
      zh: "[怎样帮助客户：选型、样机、安装、培训。]",
      en: "[How you help customers: choosing, samples, fitting, training.]",
      de: "[Wie Sie Ihren Kunden helfen: Auswahl, Muster, Einbau, Schulung.]",
      es: "[Cómo ayudan a sus clientes: elección, muestras, instalación, capacitación.]",
    },
  };
}

function support(mail: WholeText): OwnPage {
  return {
    collection: "services",
    slug: "support",
    listed: true,
    title: { zh: "技术支持", en: "Technical support", de: "Technischer Support", es: "Soporte técnico" },
    summary: {
      zh: "有问题时，先看什么，找谁。",
      en: "What to check first, and whom to ask.",
      de: "Was zuerst zu prüfen ist und an wen Sie sich wenden.",
      es: "Qué revisar primero y a quién acudir.",
    },
    body: {
      zh: `写信时请写明型号、固件版本、SIM 卡的运营商、看到的现象与时间。写信到 ${mail.zh}。

## 先看这几项

- 供电与接线；
- SIM 卡是否开通数据，频段是否支持；
- 服务器地址与端口。`,
      en: `Tell us the model, the firmware version, the network of the SIM card, what you see and since when. Write to ${mail.en}.

## Check first

- Power supply and wiring.
- Whether the SIM card is enabled for data and the device supports the bands of its network.
- Address and port of the server.`,
      de: `Nennen Sie uns Modell, Firmwareversion, Netz der SIM-Karte, was Sie beobachten und seit wann. Schreiben Sie an ${mail.de}.

## Zuerst prüfen

- Stromversorgung und Verkabelung.
- Ob die SIM-Karte für Daten freigeschaltet ist und das Gerät die Frequenzbänder ihres Netzes unterstützt.
- Adresse und Port des Servers.`,
      es: `Indíquenos el modelo, la versión del firmware, la red de la tarjeta SIM, qué observa y desde cuándo. Escriba a ${mail.es}.

## Revise primero

- La alimentación y el cableado.
- Que la tarjeta SIM tenga datos activados y el dispositivo admita las bandas de su red.
- La dirección y el puerto del servidor.`,
    },
  };
}

function afterSales(mail: WholeText): OwnPage {
  return {
    collection: "services",
    slug: "after-sales",
    listed: true,
    title: { zh: "售后服务", en: "After-sales service", de: "Reparatur und Umtausch", es: "Servicio posventa" },
    summary: {
      zh: "返修与更换怎么办。",
      en: "How repairs and replacements work.",
      de: "So laufen Reparatur und Umtausch ab.",
      es: "Cómo funcionan las reparaciones y los cambios.",
    },
    body: {
      zh: `电池鼓包、漏液、发热或破损的设备不要充电，也不要寄送，先联系我们；锂电池按承运人的规定包装。

1. 写信到 ${mail.zh}，写明型号、序列号与现象。
2. 等我们确认后寄回：[地址]。
3. 检测之后，我们告诉您结果与下一步：[期限与费用]。`,
      en: `Neither charge nor send a device that is damaged or whose battery is swollen, leaking or hot: contact us first. Pack lithium batteries as the carrier requires.

1. Write to ${mail.en} with the model, the serial number and what is wrong.
2. Once we have confirmed it, send the device to [address].
3. We examine it and tell you the result and what follows: [time and costs].`,
      de: `Beschädigte Geräte und solche mit geblähter, auslaufender oder heißer Batterie weder laden noch versenden: Fragen Sie zuerst uns. Lithiumbatterien nach Vorgabe des Beförderers verpacken.

1. Schreiben Sie an ${mail.de} und nennen Sie Modell, Seriennummer und Fehler.
2. Sobald wir bestätigt haben, senden Sie das Gerät an [Anschrift].
3. Wir prüfen es und teilen Ihnen Ergebnis und weiteres Vorgehen mit: [Dauer und Kosten].`,
      es: `No cargue ni envíe un dispositivo dañado o cuya batería esté hinchada, caliente o con fugas: consúltenos antes. Embale las baterías de litio como exija el transportista.

1. Escriba a ${mail.es} con el modelo, el número de serie y el fallo.
2. Cuando lo hayamos confirmado, envíe el dispositivo a [dirección].
3. Lo examinamos y le comunicamos el resultado y los pasos siguientes: [plazo y costos].`,
    },
  };
}

function warranty(name: WholeText, mail: WholeText): OwnPage {
  return {
    collection: "services",
    slug: "warranty",
    listed: true,
    title: { zh: "质保", en: "Warranty", de: "Garantie", es: "Garantía" },
    summary: { zh: "保多久，保什么。", en: "How long, and for what.", de: "Wie lange und wofür.", es: "Cuánto dura y qué cubre." },
    body: {
      zh: `质保期写在每款产品的页面上，自 [交货日] 起算。

不在质保范围内：[例如人为损坏、进水超出防护等级、自行拆修]。

商品不符合约定时，消费者依法可以免费向销售方主张权利，不受本质保影响。质保由${name.zh}提供，[邮寄地址]，在 [国家和地区] 有效。需要质保时，把型号、序列号与购买凭证发到 ${mail.zh}；[维修或更换，运费由谁承担]。`,
      en: `The warranty of each product is stated on its page and begins with [delivery].

Not covered: [such as damage by misuse, water beyond the degree of protection, opening the device].

If goods are defective, consumers have rights by law against the seller, free of charge; this warranty does not affect them. It is given by ${name.en}, [postal address], and is valid in [countries]. To claim, write to ${mail.en} with model, serial number and proof of purchase; [repair or replacement, who pays the freight].`,
      de: `Die Garantiezeit steht auf der Seite des jeweiligen Produkts und beginnt mit [Lieferung].

Nicht abgedeckt: [etwa Schäden durch unsachgemäße Nutzung, Wasser über die Schutzart hinaus, Öffnen des Geräts].

Verbrauchern stehen bei Mängeln unentgeltlich gesetzliche Rechte gegen den Verkäufer zu; diese Garantie schränkt sie nicht ein. Garantiegeber ist ${name.de}, [Postanschrift]; die Garantie gilt in [Länder]. Schreiben Sie dazu an ${mail.de} und nennen Sie Modell und Seriennummer, mit Kaufbeleg; [Reparatur oder Ersatz, wer den Versand zahlt].`,
      es: `El plazo de garantía figura en la página de cada producto y comienza con [la entrega].

No cubre: [por ejemplo, daños por uso indebido, agua por encima del grado de protección, apertura del dispositivo].

Si el producto no es conforme, la ley da al consumidor derechos gratuitos frente al vendedor, a los que esta garantía no afecta. La ofrece ${name.es}, [dirección postal], y es válida en [países]. Para reclamarla escriba a ${mail.es} con modelo, número de serie y comprobante de compra; [reparación o sustitución, quién paga el envío].`,
    },
  };
}
