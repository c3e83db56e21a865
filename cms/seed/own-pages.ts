/**
 * The first pages of a company's own site, as drafts to be read through, completed in their square brackets and published. They claim
 * nothing of the company; what is said of the law is a beginning for whoever checks it.
 */
import type { Language } from "#shared/languages.ts";

/** A text of the first pages. Languages that it is not written in get the English one, to be translated at the desk. */
export interface OwnText {
  zh: string;
  en: string;
  de?: string;
  es?: string;
}

/** A text that all pages are made with. */
export type WholeText = Required<OwnText>;

/** The text that a language of the site begins with. */
export function textIn(text: OwnText, language: Language): string {
  const written: Partial<Record<Language, string>> = { ...text };
  return written[language] ?? text.en;
}

/** Whose law the drafts are written by. */
export type LawGroup = "eu" | "uk" | "ch" | "br" | "cn" | "us" | "other";

/** The European Economic Area. */
const EEA = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "));
const ALONE: Readonly<Record<string, LawGroup>> = { GB: "uk", CH: "ch", BR: "br", CN: "cn", US: "us" };

/** The group of a country by its ISO 3166-1 code. */
export function lawGroupOf(country: string): LawGroup {
  return EEA.has(country) ? "eu" : (ALONE[country] ?? "other");
}

/** A page of the collection `services` or `brands`; the bodies are Markdown. */
export interface OwnPage {
  collection: "services" | "brands";
  slug: string;
  title: OwnText;
  summary: OwnText;
  body: OwnText;
  /** Of services: whether the page stands in the list of services. */
  listed?: boolean;
}

interface Law {
  /** Where the page gets its rules from, and on what basis data is processed. */
  basis: WholeText;
  rights: WholeText;
  /** What the legal notice has to name. */
  imprint: WholeText;
}

const GDPR_RIGHTS = {
  zh: "您有权查询、更正、删除您的信息，限制或反对处理，取得可携带的副本，并可随时撤回同意（不影响此前的处理）。您也可以向监管机构投诉：[监管机构名称与网址]。",
  en: "You have the right to access, rectification, erasure, restriction, objection and data portability, and you may withdraw your consent at any time without affecting what was done before. You may complain to a supervisory authority: [name and address of the authority].",
  de: "Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Widerspruch und Datenübertragbarkeit. Eine Einwilligung können Sie jederzeit widerrufen, ohne dass die Rechtmäßigkeit der bis dahin erfolgten Verarbeitung berührt wird. Sie können sich bei einer Aufsichtsbehörde beschweren: [Name und Anschrift der Behörde].",
  es: "Usted tiene derecho de acceso, rectificación, supresión, limitación, oposición y portabilidad de los datos, y puede retirar su consentimiento en cualquier momento sin que ello afecte al tratamiento anterior. Puede presentar una reclamación ante una autoridad de control: [nombre y dirección de la autoridad].",
};

function gdpr(name: WholeText, imprint: WholeText): Law {
  return {
    basis: {
      zh: `依据${name.zh}：答复咨询基于您的同意（第 6 条第 1 款 a 项）或订立合同前的步骤（b 项）；服务器日志基于网站安全运行的正当利益（f 项）。`,
      en: `Under ${name.en}: answering you rests on your consent (Article 6(1)(a)) or on steps before a contract (point (b)); server logs rest on the legitimate interest of running the site safely (point (f)).`,
      de: `Rechtsgrundlage ist ${name.de}: Für die Beantwortung Ihrer Anfrage gilt Ihre Einwilligung (Artikel 6 Absatz 1 Buchstabe a) oder die Durchführung vorvertraglicher Maßnahmen (Buchstabe b), für Serverprotokolle das berechtigte Interesse am sicheren Betrieb der Website (Buchstabe f).`,
      es: `Conforme a ${name.es}: la respuesta a su consulta se basa en su consentimiento (artículo 6, apartado 1, letra a) o en medidas precontractuales (letra b); los registros del servidor, en el interés legítimo de operar el sitio de forma segura (letra f).`,
    },
    rights: GDPR_RIGHTS,
    imprint,
  };
}

const EU_IMPRINT = {
  zh: "- 法定代表：[姓名]\n- 商业登记：[登记机关与编号]\n- 增值税号：[编号]",
  en: "- Represented by: [names]\n- Register and number: [register, number]\n- VAT identification number: [number]",
  de: "- Vertretungsberechtigt: [Namen]\n- Register und Nummer: [Register, Nummer]\n- Umsatzsteuer-Identifikationsnummer: [Nummer]",
  es: "- Representada por: [nombres]\n- Registro y número: [registro, número]\n- Número de identificación a efectos del IVA: [número]",
};

const LAWS: Record<LawGroup, Law> = {
  eu: gdpr(
    {
      zh: "《通用数据保护条例》（GDPR）",
      en: "the General Data Protection Regulation (GDPR)",
      de: "die Datenschutz-Grundverordnung (DSGVO)",
      es: "el Reglamento General de Protección de Datos (RGPD)",
    },
    EU_IMPRINT,
  ),
  uk: gdpr(
    {
      zh: "英国 GDPR 与《2018 年数据保护法》",
      en: "the UK GDPR and the Data Protection Act 2018",
      de: "die UK-DSGVO mit dem Data Protection Act 2018",
      es: "el RGPD del Reino Unido y la Data Protection Act 2018",
    },
    {
      zh: "- 公司登记号与登记地：[编号，登记地]\n- 注册办公地址：[地址]\n- 增值税号：[编号]",
      en: "- Company number and part of the UK in which it is registered: [number, place]\n- Registered office: [address]\n- VAT number: [number]",
      de: "- Gesellschaftsnummer und Landesteil der Eintragung: [Nummer, Ort]\n- Eingetragener Sitz: [Anschrift]\n- Umsatzsteuernummer: [Nummer]",
      es: "- Número de sociedad y parte del Reino Unido en la que está registrada: [número, lugar]\n- Domicilio social: [dirección]\n- Número de IVA: [número]",
    },
  ),
  ch: {
    basis: {
      zh: "依据瑞士《联邦数据保护法》（FADP），我们只为答复咨询与网站安全运行处理数据。",
      en: "Under the Swiss Federal Act on Data Protection (FADP) we process data to answer you and to run the site safely, and for nothing else.",
      de: "Nach dem Schweizer Datenschutzgesetz (DSG) bearbeiten wir Daten, um Ihnen zu antworten und die Website sicher zu betreiben, und zu keinem anderen Zweck.",
      es: "Conforme a la Ley federal suiza de protección de datos (LPD), tratamos los datos para responderle y para operar el sitio de forma segura, y para nada más.",
    },
    rights: {
      zh: "您有权查询、更正、删除您的信息，取得副本，反对处理，并可随时撤回同意。监管机构为瑞士联邦数据保护与信息专员（FDPIC）。",
      en: "You have the right to information, rectification, erasure and a copy of your data, you may object to processing and withdraw your consent at any time. The authority is the Federal Data Protection and Information Commissioner (FDPIC).",
      de: "Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Herausgabe Ihrer Daten, können der Bearbeitung widersprechen und Ihre Einwilligung jederzeit widerrufen. Aufsichtsbehörde ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB).",
      es: "Usted tiene derecho a la información, la rectificación, la supresión y una copia de sus datos; puede oponerse al tratamiento y retirar su consentimiento en cualquier momento. La autoridad es el Comisionado Federal de Protección de Datos e Información (PFPDT).",
    },
    imprint: {
      zh: "- 商业登记：[登记机关与 UID 编号]",
      en: "- Commercial register and UID: [register, CHE number]",
      de: "- Handelsregister und UID: [Register, CHE-Nummer]",
      es: "- Registro mercantil y UID: [registro, número CHE]",
    },
  },
  br: {
    basis: {
      zh: "依据巴西《通用数据保护法》（LGPD，第 13.709/2018 号法）第 7 条：同意、应您请求的合同前步骤，以及正当利益。",
      en: "Under the Brazilian data protection law (LGPD, Law 13.709/2018), Article 7: your consent, steps before a contract that you ask for, and legitimate interest.",
      de: "Nach dem brasilianischen Datenschutzgesetz (LGPD, Gesetz 13.709/2018), Artikel 7: Ihre Einwilligung, vorvertragliche Maßnahmen auf Ihre Anfrage und berechtigtes Interesse.",
      es: "Conforme a la ley brasileña de protección de datos (LGPD, Ley 13.709/2018), artículo 7: su consentimiento, las medidas precontractuales que usted solicite y el interés legítimo.",
    },
    rights: {
      zh: "您享有 LGPD 第 18 条的权利：确认与查询、更正、匿名化或删除、可携带、了解共享对象、撤回同意。数据保护负责人（encarregado）：[姓名与联系方式]。您也可以向 ANPD 投诉。",
      en: "You have the rights of Article 18 LGPD: confirmation and access, correction, anonymisation or deletion, portability, information on sharing, and withdrawal of consent. Data protection officer (encarregado): [name and contact]. You may also complain to the ANPD.",
      de: "Sie haben die Rechte nach Artikel 18 LGPD: Bestätigung und Auskunft, Berichtigung, Anonymisierung oder Löschung, Übertragbarkeit, Information über die Weitergabe und Widerruf der Einwilligung. Datenschutzbeauftragte Person (encarregado): [Name und Kontakt]. Sie können sich auch bei der ANPD beschweren.",
      es: "Usted tiene los derechos del artículo 18 de la LGPD: confirmación y acceso, corrección, anonimización o supresión, portabilidad, información sobre la comunicación de datos y revocación del consentimiento. Responsable de protección de datos (encarregado): [nombre y contacto]. También puede presentar una reclamación ante la ANPD.",
    },
    imprint: { zh: "- CNPJ：[编号]", en: "- CNPJ: [number]", de: "- CNPJ: [Nummer]", es: "- CNPJ: [número]" },
  },
  cn: {
    basis: {
      zh: "依据《中华人民共和国个人信息保护法》，答复咨询基于您的同意。如需向境外提供，我们会另行告知并取得您的单独同意。",
      en: "Under the Personal Information Protection Law of the People’s Republic of China, answering you rests on your consent. If data has to leave China, we tell you separately and ask for separate consent.",
      de: "Nach dem Gesetz der Volksrepublik China zum Schutz personenbezogener Informationen beruht die Beantwortung Ihrer Anfrage auf Ihrer Einwilligung. Müssen Daten China verlassen, informieren wir Sie gesondert und bitten um eine gesonderte Einwilligung.",
      es: "Conforme a la Ley de protección de información personal de la República Popular China, la respuesta a su consulta se basa en su consentimiento. Si los datos deben salir de China, se lo comunicaremos por separado y le pediremos un consentimiento específico.",
    },
    rights: {
      zh: "您可以查阅、复制、更正、补充、删除您的信息，撤回同意，或要求解释处理规则。您也可以向履行个人信息保护职责的部门投诉。儿童（年龄以当地法律为准：中国未满 14 周岁，欧盟各国未满 13 至 16 岁）请由监护人联系我们。",
      en: "You may see, copy, correct, complete or delete your information, withdraw your consent, and ask us to explain how we process it. You may also complain to the competent department. For a child below the age that local law sets (14 in China, 13 to 16 in the EU), a guardian should contact us.",
      de: "Sie können Ihre Daten einsehen, kopieren, berichtigen, ergänzen oder löschen lassen, Ihre Einwilligung widerrufen und eine Erläuterung der Verarbeitung verlangen. Sie können sich auch bei der zuständigen Behörde beschweren. Für Kinder unter 14 Jahren wendet sich bitte eine sorgeberechtigte Person an uns.",
      es: "Usted puede consultar, copiar, corregir, completar o suprimir sus datos, retirar su consentimiento y pedirnos que le expliquemos el tratamiento. También puede presentar una reclamación ante la autoridad competente. En el caso de menores de 14 años, debe comunicarse con nosotros un tutor.",
    },
    imprint: {
      zh: "- 统一社会信用代码：[编号]\n- ICP 备案号：[编号]",
      en: "- Unified social credit code: [number]\n- ICP filing number: [number]",
      de: "- Einheitlicher Sozialkreditcode: [Nummer]\n- ICP-Registrierungsnummer: [Nummer]",
      es: "- Código unificado de crédito social: [número]\n- Número de registro ICP: [número]",
    },
  },
  us: {
    basis: {
      zh: "我们为答复咨询与网站安全运行处理上述信息。[请确认：是否出售或共享个人信息；所在州的法律（如加州 CCPA）是否适用。]",
      en: "We process these details to answer you and to run the site safely. [Confirm: whether personal information is sold or shared, and which state laws, such as California’s CCPA, apply.]",
      de: "Wir verarbeiten diese Angaben, um Ihnen zu antworten und die Website sicher zu betreiben. [Zu bestätigen: ob personenbezogene Daten verkauft oder weitergegeben werden und welche Gesetze der Bundesstaaten gelten, etwa der CCPA in Kalifornien.]",
      es: "Tratamos estos datos para responderle y para operar el sitio de forma segura. [Confirmar: si se vende o se comparte información personal y qué leyes estatales se aplican, como la CCPA de California.]",
    },
    rights: {
      zh: "视您所在的州，您可能有权了解、更正、删除我们持有的信息，取得副本，并选择退出出售或共享。行使权利不会受到歧视。",
      en: "Depending on your state you may have the right to know, correct and delete what we hold, to receive a copy, and to opt out of sale or sharing. We do not discriminate against you for using these rights.",
      de: "Je nach Bundesstaat haben Sie das Recht zu erfahren, welche Daten wir über Sie haben, sie berichtigen und löschen zu lassen, eine Kopie zu erhalten und dem Verkauf oder der Weitergabe zu widersprechen. Wer diese Rechte nutzt, wird deswegen nicht benachteiligt.",
      es: "Según su estado, usted puede tener derecho a saber qué datos conservamos, a corregirlos y suprimirlos, a recibir una copia y a oponerse a su venta o a que se compartan. No lo discriminaremos por ejercer estos derechos.",
    },
    imprint: {
      zh: "- 成立州与公司形式：[州，形式]",
      en: "- State and form of incorporation: [state, form]",
      de: "- Bundesstaat der Gründung und Rechtsform: [Bundesstaat, Form]",
      es: "- Estado y forma de constitución: [estado, forma]",
    },
  },
  other: {
    basis: {
      zh: "我们基于您的同意处理上述信息。[请按所在国家的法律补充。]",
      en: "We process these details with your consent. [Complete by the law of your country.]",
      de: "Wir verarbeiten diese Angaben mit Ihrer Einwilligung. [Nach dem Recht Ihres Landes ergänzen.]",
      es: "Tratamos estos datos con su consentimiento. [Completar según la ley de su país.]",
    },
    rights: {
      zh: "您可以查询、更正、删除您的信息，取得副本，并可随时撤回同意。[请按所在国家的法律补充，并写明监管机构。]",
      en: "You may see, correct and delete your information, receive a copy and withdraw your consent at any time. [Complete by the law of your country, and name the authority.]",
      de: "Sie können Ihre Angaben einsehen, berichtigen und löschen lassen, eine Kopie erhalten und Ihre Einwilligung jederzeit widerrufen. [Nach dem Recht Ihres Landes ergänzen und die Behörde nennen.]",
      es: "Usted puede consultar, corregir y suprimir sus datos, recibir una copia y retirar su consentimiento en cualquier momento. [Completar según la ley de su país e indicar la autoridad.]",
    },
    imprint: {
      zh: "- 公司登记号：[编号]",
      en: "- Company registration: [number]",
      de: "- Handelsregisternummer: [Nummer]",
      es: "- Número de registro de la empresa: [número]",
    },
  },
};

/**
 * The first pages, in the order in which a checklist names them.
 * @param name of the company; by its address the brackets are one fewer
 */
export function ownPages({ name, email, country }: { name: WholeText; email: string; country: string }): OwnPage[] {
  const law = LAWS[lawGroupOf(country)];
  const mail = { zh: email || "[邮箱]", en: email || "[e-mail]", de: email || "[E-Mail]", es: email || "[correo electrónico]" };
  return [
    privacy(name, mail, law),
    legal(name, mail, law),
    about(name),
    services(),
    support(mail),
    afterSales(mail),
    warranty(),
    accessibility(mail),
  ];
}

function privacy(name: WholeText, mail: WholeText, { basis, rights }: Law): OwnPage {
  return {
    collection: "services",
    slug: "privacy",
    listed: false,
    title: { zh: "隐私政策", en: "Privacy policy", de: "Datenschutzerklärung", es: "Política de privacidad" },
    summary: {
      zh: "本网站收集哪些信息、用来做什么、保存多久，以及您的权利。",
      en: "What this website collects, what it is for, how long it is kept, and your rights.",
      de: "Welche Daten diese Website erhebt, wozu, wie lange sie gespeichert werden und welche Rechte Sie haben.",
      es: "Qué datos recoge este sitio, para qué, cuánto tiempo se conservan y cuáles son sus derechos.",
    },
    body: {
      zh: `负责处理的是${name.zh}，[邮寄地址]，${mail.zh}。

## 我们处理什么

- 表单：姓名、邮箱、留言必填；公司、职位、国家或地区、电话、主题选填。
- 服务器日志：访问时间、页面、IP 地址、浏览器类型。

## 为什么，依据什么

答复您的咨询，排查故障，防止滥用。${basis.zh}

## 浏览器里存了什么

语言设置（Cookie \`lang\`，只在您切换语言时写入）；界面文字、询价清单、对比清单与未发出的表单内容，只存在您的浏览器里。统计工具只有在您同意之后才加载。

## 保存多久

咨询与留言保存 [期限]，服务器日志保存 [期限]，之后删除。法律要求保存更久的除外。

## 谁能看到

处理咨询的员工，以及按合同为我们托管服务器、发送邮件的服务商：[名称与所在国家]。

## 您的权利

${rights.zh} 请写信到 ${mail.zh}。`,
      en: `Responsible for the processing is ${name.en}, [postal address], ${mail.en}.

## What we process

- Forms: name, e-mail and message are required; company, position, country, phone and subject are optional.
- Server logs: time, page, IP address and browser type.

## Why, and on what basis

To answer you, to find faults and to prevent abuse. ${basis.en}

## What is stored in your browser

The language (cookie \`lang\`, written only when you switch it); texts of the site, the quote list, the comparison and forms not yet sent, in your browser alone. Statistics are loaded only after you agree.

## How long

Enquiries and messages are kept for [period], server logs for [period], and then deleted, unless the law requires longer.

## Who sees it

The staff who answer you, and providers that host our servers and deliver our mail under contract: [names and countries].

## Your rights

${rights.en} Write to ${mail.en}.`,
      de: `Verantwortlich für die Verarbeitung ist ${name.de}, [Postanschrift], ${mail.de}.

## Was wir verarbeiten

- Formulare: Name, E-Mail und Nachricht sind Pflichtangaben; Unternehmen, Position, Land, Telefon und Thema sind freiwillig.
- Serverprotokolle: Zeitpunkt, Seite, IP-Adresse und Browsertyp.

## Wozu und auf welcher Grundlage

Um Ihnen zu antworten, Fehler zu finden und Missbrauch zu verhindern. ${basis.de}

## Was in Ihrem Browser gespeichert wird

Die Sprache (Cookie \`lang\`, nur wenn Sie sie wechseln); Texte der Website, die Anfrageliste, der Vergleich und noch nicht gesendete Formulare, allein in Ihrem Browser. Statistik wird erst geladen, wenn Sie zugestimmt haben.

## Wie lange

Anfragen und Nachrichten werden [Frist] gespeichert, Serverprotokolle [Frist], und danach gelöscht, sofern das Gesetz keine längere Frist verlangt.

## Wer Zugriff hat

Die Beschäftigten, die Ihnen antworten, und Dienstleister, die in unserem Auftrag Server betreiben und E-Mails zustellen: [Namen und Länder].

## Ihre Rechte

${rights.de} Schreiben Sie an ${mail.de}.`,
      es: `El responsable del tratamiento es ${name.es}, [dirección postal], ${mail.es}.

## Qué tratamos

- Formularios: nombre, correo electrónico y mensaje son obligatorios; empresa, cargo, país, teléfono y asunto son opcionales.
- Registros del servidor: fecha y hora, página, dirección IP y tipo de navegador.

## Para qué y con qué base

Para responderle, detectar fallos y prevenir abusos. ${basis.es}

## Qué se guarda en su navegador

El idioma (cookie \`lang\`, que se escribe solo cuando usted lo cambia); los textos del sitio, la lista de cotización, la comparación y los formularios aún no enviados, únicamente en su navegador. Las estadísticas se cargan solo después de que usted las acepte.

## Durante cuánto tiempo

Las consultas y los mensajes se conservan durante [plazo] y los registros del servidor durante [plazo]; después se eliminan, salvo que la ley exija un plazo mayor.

## Quién los ve

El personal que le responde y los proveedores que, por contrato, alojan nuestros servidores y entregan nuestro correo: [nombres y países].

## Sus derechos

${rights.es} Escriba a ${mail.es}.`,
    },
  };
}

function legal(name: WholeText, mail: WholeText, { imprint }: Law): OwnPage {
  return {
    collection: "services",
    slug: "legal",
    listed: false,
    title: { zh: "法律声明", en: "Legal notice", de: "Impressum", es: "Aviso legal" },
    summary: {
      zh: "网站由谁负责，内容可以怎样使用。",
      en: "Who is responsible for this website, and how its content may be used.",
      de: "Wer für diese Website verantwortlich ist und wie ihre Inhalte genutzt werden dürfen.",
      es: "Quién es responsable de este sitio y cómo puede usarse su contenido.",
    },
    body: {
      zh: `## 网站所有者

- ${name.zh}
- 地址：[邮寄地址]
- 电话：[电话]
- 邮箱：${mail.zh}
${imprint.zh}

## 产品信息

网站上的规格是发布时的数值，可能变化。对双方有约束力的是合同所附的规格书。

## 内容的使用

文字、图片与文件归其权利人所有。规格书与手册可以为选型、集成和维修而下载与转发，不得改动。`,
      en: `## Who is responsible

- ${name.en}
- Address: [postal address]
- Phone: [phone]
- E-mail: ${mail.en}
${imprint.en}

## Product information

Specifications on this website are those at the time of publication and may change. What binds both sides is the datasheet attached to the contract.

## Using the content

Texts, pictures and files belong to their owners. Datasheets and manuals may be downloaded and passed on for selection, integration and repair, unchanged.`,
      de: `## Verantwortlich

- ${name.de}
- Anschrift: [Postanschrift]
- Telefon: [Telefon]
- E-Mail: ${mail.de}
${imprint.de}

## Angaben zu Produkten

Technische Daten auf dieser Website entsprechen dem Stand der Veröffentlichung und können sich ändern. Verbindlich ist das Datenblatt, das dem Vertrag beiliegt.

## Nutzung der Inhalte

Texte, Bilder und Dateien gehören ihren Rechteinhabern. Datenblätter und Anleitungen dürfen für Auswahl, Integration und Reparatur heruntergeladen und unverändert weitergegeben werden.`,
      es: `## Responsable

- ${name.es}
- Dirección: [dirección postal]
- Teléfono: [teléfono]
- Correo electrónico: ${mail.es}
${imprint.es}

## Información sobre los productos

Las especificaciones de este sitio son las vigentes en el momento de su publicación y pueden cambiar. Lo que obliga a ambas partes es la ficha técnica adjunta al contrato.

## Uso del contenido

Los textos, las imágenes y los archivos pertenecen a sus titulares. Las fichas técnicas y los manuales pueden descargarse y transmitirse, sin modificaciones, para la selección, la integración y la reparación.`,
    },
  };
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
- Whether the SIM card has data, and the device supports its bands.
- Address and port of the server.`,
      de: `Nennen Sie uns Modell, Firmwareversion, Netz der SIM-Karte, was Sie beobachten und seit wann. Schreiben Sie an ${mail.de}.

## Zuerst prüfen

- Stromversorgung und Verkabelung.
- Ob die SIM-Karte Daten überträgt und das Gerät ihre Frequenzbänder unterstützt.
- Adresse und Port des Servers.`,
      es: `Indíquenos el modelo, la versión del firmware, la red de la tarjeta SIM, qué observa y desde cuándo. Escriba a ${mail.es}.

## Revise primero

- La alimentación y el cableado.
- Que la tarjeta SIM tenga datos y el dispositivo admita sus bandas.
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
      zh: `1. 写信到 ${mail.zh}，写明型号、序列号与现象。
2. 等我们确认后寄回：[地址]。
3. 检测之后，我们告诉您结果与下一步：[期限与费用]。`,
      en: `1. Write to ${mail.en} with the model, the serial number and what is wrong.
2. Once we have confirmed it, send the device to [address].
3. We examine it and tell you the result and what follows: [time and costs].`,
      de: `1. Schreiben Sie an ${mail.de} und nennen Sie Modell, Seriennummer und Fehler.
2. Sobald wir bestätigt haben, senden Sie das Gerät an [Anschrift].
3. Wir prüfen es und teilen Ihnen Ergebnis und weiteres Vorgehen mit: [Dauer und Kosten].`,
      es: `1. Escriba a ${mail.es} con el modelo, el número de serie y el fallo.
2. Cuando lo hayamos confirmado, envíe el dispositivo a [dirección].
3. Lo examinamos y le comunicamos el resultado y los pasos siguientes: [plazo y costos].`,
    },
  };
}

function warranty(): OwnPage {
  return {
    collection: "services",
    slug: "warranty",
    listed: true,
    title: { zh: "质保", en: "Warranty", de: "Garantie", es: "Garantía" },
    summary: { zh: "保多久，保什么。", en: "How long, and for what.", de: "Wie lange und wofür.", es: "Cuánto dura y qué cubre." },
    body: {
      zh: "质保期写在每款产品的页面上，自 [交货日] 起算。\n\n不在质保范围内：[例如人为损坏、进水超出防护等级、自行拆修]。法律规定的权利不受影响。",
      en: "The warranty of each product is stated on its page and begins with [delivery].\n\nNot covered: [such as damage by misuse, water beyond the degree of protection, opening the device]. Rights given by law are unaffected.",
      de: "Die Garantiezeit steht auf der Seite des jeweiligen Produkts und beginnt mit [Lieferung].\n\nNicht abgedeckt: [etwa Schäden durch unsachgemäße Nutzung, Wasser über die Schutzart hinaus, Öffnen des Geräts]. Gesetzliche Rechte bleiben unberührt.",
      es: "El plazo de garantía figura en la página de cada producto y comienza con [la entrega].\n\nNo cubre: [por ejemplo, daños por uso indebido, agua por encima del grado de protección, apertura del dispositivo]. Los derechos que otorga la ley no se ven afectados.",
    },
  };
}

function accessibility(mail: WholeText): OwnPage {
  return {
    collection: "services",
    slug: "accessibility",
    listed: false,
    title: { zh: "无障碍声明", en: "Accessibility statement", de: "Erklärung zur Barrierefreiheit", es: "Declaración de accesibilidad" },
    summary: {
      zh: "本网站按什么标准、怎样检查无障碍，已知哪些不足，遇到障碍怎样告诉我们。",
      en: "Which standard this website follows, how it is checked, what falls short, and how to tell us of a barrier.",
      de: "Welchem Standard diese Website folgt, wie sie geprüft wird, was noch fehlt und wie Sie uns eine Barriere melden.",
      es: "Qué norma sigue este sitio, cómo se comprueba, qué falta y cómo avisarnos de una barrera.",
    },
    body: {
      zh: `本声明适用于本网站。标准是《网页内容无障碍指南》（WCAG）2.2 的 AA 级。符合程度：[完全 / 部分 / 不符合]。

## 怎样检查

- 方法：[自行评估或审核机构，用什么工具与辅助技术]
- 日期：[最近一次检查的日期]

## 已知不足

- [内容、原因、替代方式、何时改进；没有就写“没有已知不足”]

## 遇到障碍

写信到 ${mail.zh}，写明页面地址、遇到的问题和使用的辅助技术。我们在 [期限] 内答复。`,
      en: `This statement is about this website. The standard is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It conforms [fully / partly / not].

## How it is checked

- Method: [by ourselves or by whom, with which tools and assistive technologies]
- Date: [of the last check]

## Known faults

- [what, why, what to use instead, and when it will be mended; or “none is known”]

## If something is in your way

Write to ${mail.en} with the address of the page, what went wrong and the assistive technology you use. We answer within [time].`,
      de: `Diese Erklärung gilt für diese Website. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Die Website ist damit [vollständig / teilweise / nicht] vereinbar.

## So wird geprüft

- Verfahren: [selbst oder durch wen, mit welchen Werkzeugen und Hilfstechnologien]
- Datum: [der letzten Prüfung]

## Bekannte Mängel

- [was, warum, welche Alternative es gibt und wann er behoben wird; oder „keine bekannt“]

## Wenn Sie auf eine Barriere stoßen

Schreiben Sie an ${mail.de} und nennen Sie die Adresse der Seite, das Problem und Ihre Hilfstechnologie. Wir antworten innerhalb von [Frist].`,
      es: `Esta declaración se refiere a este sitio web. La norma son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. El sitio las cumple [plenamente / en parte / no].

## Cómo se comprueba

- Método: [por nosotros o por quién, con qué herramientas y productos de apoyo]
- Fecha: [de la última comprobación]

## Defectos conocidos

- [cuál, por qué, qué alternativa hay y cuándo se corregirá; o “no se conoce ninguno”]

## Si encuentra una barrera

Escriba a ${mail.es} e indique la dirección de la página, el problema y el producto de apoyo que utiliza. Respondemos en [plazo].`,
    },
  };
}
