/** The legal parts of a site's first pages, by the company's country: a draft for somebody to check. */
import type { WholeText } from "./own-text.ts";

/** The legal areas of the drafts. */
export type LawGroup = "eu" | "de" | "uk" | "ch" | "br" | "cn" | "us" | "other";

/** The European Economic Area. */
const EEA = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "));
const ALONE: Readonly<Record<string, LawGroup>> = { DE: "de", GB: "uk", CH: "ch", BR: "br", CN: "cn", US: "us" };

/** The legal area of a country by its ISO 3166-1 code. */
export function lawGroupOf(country: string): LawGroup {
  return ALONE[country] ?? (EEA.has(country) ? "eu" : "other");
}

/** The legal parts of the pages. */
export interface Law {
  /** The law behind the page, and the basis for processing data. */
  basis: WholeText;
  rights: WholeText;
  /** The required facts about providers that process data. */
  providers: WholeText;
  /** The required content of the legal notice. */
  imprint: WholeText;
}

const GDPR_RIGHTS = {
  zh: "您有权查询、更正、删除您的信息，限制或反对处理，取得可携带的副本，并可随时撤回同意（不影响此前的处理）。您也可以向监管机构投诉：[监管机构名称与网址]。",
  en: "You have the right of access, rectification, erasure, restriction and data portability and the right to object, and you may withdraw your consent at any time without affecting what was done before. You may complain to a supervisory authority: [name and address of the authority].",
  de: "Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Widerspruch und Datenübertragbarkeit. Eine Einwilligung können Sie jederzeit widerrufen, ohne dass die Rechtmäßigkeit der bis dahin erfolgten Verarbeitung berührt wird. Sie können sich bei einer Aufsichtsbehörde beschweren: [Name und Anschrift der Behörde].",
  es: "Usted tiene derecho de acceso, rectificación, supresión, limitación, oposición y portabilidad de los datos, y puede retirar su consentimiento en cualquier momento sin que ello afecte al tratamiento anterior. Puede presentar una reclamación ante una autoridad de control: [nombre y dirección de la autoridad].",
};

/** The additions of the Data Protection Act 2018 of the United Kingdom, section 164A, since 19 June 2026. */
const COMPLAINT_TO_US = {
  zh: "您也可以直接向我们投诉：我们在 30 天内确认收到，及时处理，并告知结果。",
  en: "You may also complain to us: we acknowledge it within 30 days, deal with it without undue delay and tell you the outcome.",
  de: "Sie können sich auch direkt bei uns beschweren: Wir bestätigen den Eingang binnen 30 Tagen, gehen der Beschwerde unverzüglich nach und teilen Ihnen das Ergebnis mit.",
  es: "También puede reclamar ante nosotros: acusamos recibo en un plazo de 30 días, tramitamos la reclamación sin demora indebida y le comunicamos el resultado.",
};
const UK_RIGHTS = {
  zh: GDPR_RIGHTS.zh + COMPLAINT_TO_US.zh,
  en: `${GDPR_RIGHTS.en} ${COMPLAINT_TO_US.en}`,
  de: `${GDPR_RIGHTS.de} ${COMPLAINT_TO_US.de}`,
  es: `${GDPR_RIGHTS.es} ${COMPLAINT_TO_US.es}`,
};

function gdpr(name: WholeText, imprint: WholeText, rights = GDPR_RIGHTS): Law {
  return {
    basis: {
      zh: `依据${name.zh}：答复咨询基于您的同意（第 6 条第 1 款 a 项）或订立合同前的步骤（b 项）；服务器日志与防止滥用基于网站安全运行的正当利益（f 项），您可以随时反对。`,
      en: `Under ${name.en}: answering you rests on your consent (Article 6(1)(a)) or on steps before a contract (point (b)); server logs and preventing abuse rest on the legitimate interest of running the site safely (point (f)), to which you may object at any time.`,
      de: `Rechtsgrundlage ist ${name.de}: Für die Beantwortung Ihrer Anfrage gilt Ihre Einwilligung (Artikel 6 Absatz 1 Buchstabe a) oder die Durchführung vorvertraglicher Maßnahmen (Buchstabe b), für Serverprotokolle und die Verhinderung von Missbrauch das berechtigte Interesse am sicheren Betrieb der Website (Buchstabe f), dem Sie jederzeit widersprechen können.`,
      es: `Conforme a ${name.es}: la respuesta a su consulta se basa en su consentimiento (artículo 6, apartado 1, letra a) o en medidas precontractuales (letra b); los registros del servidor y la prevención de abusos, en el interés legítimo de operar el sitio de forma segura (letra f), al que puede oponerse en cualquier momento.`,
    },
    rights,
    providers: {
      zh: "[名称与所在国家；在欧洲经济区以外的（英国公司：在英国以外的），写明充分性决定或保障措施；数据保护官（如有）]",
      en: "[names and countries; outside the EEA (for a company in the United Kingdom: outside it) the adequacy decision or safeguards; data protection officer, if any]",
      de: "[Namen und Länder; außerhalb des EWR (bei einem Unternehmen im Vereinigten Königreich: außerhalb dessen) der Angemessenheitsbeschluss oder die Garantien; gegebenenfalls Datenschutzbeauftragte]",
      es: "[nombres y países; fuera del EEE (si la empresa está en el Reino Unido: fuera de este), la decisión de adecuación o las garantías; delegado de protección de datos, si lo hay]",
    },
    imprint,
  };
}

/**
 * The law of a place outside the European Economic Area and the United Kingdom, with the parts for visitors from these two.
 * @param law with the place, in the form after “in”
 */
function abroad({ place, rights, ...law }: Omit<Law, "providers"> & { place: WholeText }): Law {
  return {
    ...law,
    rights: {
      zh: `${rights.zh}[欧洲经济区与英国的访问者：您提交的信息由我们在${place.zh}的人员接收；处理这些信息的依据为 GDPR 与英国 GDPR 第 6 条第 1 款 a 或 b 项，服务器日志与防止滥用的依据为网站安全运行的正当利益（f 项），您可以随时反对；您还享有第 15 至 21 条的权利，可随时撤回同意（不影响此前的处理），可向当地监管机构投诉；英国访问者也可以直接向我们投诉，我们在 30 天内确认收到，及时处理，并告知结果。第 27 条代表：名称与地址。]`,
      en: `${rights.en} [Visitors from the EEA and the UK: our staff in ${place.en} receive what you send; the basis for what you send is Article 6(1)(a) or (b) of the GDPR and the UK GDPR, for server logs and preventing abuse the legitimate interest of running the site safely (point (f)), to which you may object at any time; you have the rights of Articles 15 to 21, may withdraw your consent at any time without affecting what was done before, and may complain to your authority. Visitors from the United Kingdom may also complain to us: we acknowledge it within 30 days, deal with it without undue delay and tell you the outcome. Representatives under Article 27: names and addresses.]`,
      de: `${rights.de} [Aus dem EWR und dem Vereinigten Königreich: Was Sie senden, erhalten unsere Beschäftigten in ${place.de}; Rechtsgrundlage dafür ist Artikel 6 Absatz 1 Buchstabe a oder b der DSGVO und der UK-DSGVO, für Serverprotokolle und die Verhinderung von Missbrauch das berechtigte Interesse am sicheren Betrieb der Website (Buchstabe f), dem Sie jederzeit widersprechen können; Sie haben die Rechte nach Artikel 15 bis 21, können Ihre Einwilligung jederzeit widerrufen, ohne dass die bis dahin erfolgte Verarbeitung unrechtmäßig wird, und können sich bei Ihrer Aufsichtsbehörde beschweren. Aus dem Vereinigten Königreich können Sie sich auch direkt bei uns beschweren: Wir bestätigen den Eingang binnen 30 Tagen, gehen der Beschwerde unverzüglich nach und teilen Ihnen das Ergebnis mit. Vertreter nach Artikel 27: Namen und Anschriften.]`,
      es: `${rights.es} [Visitantes del EEE y del Reino Unido: lo que usted envía lo recibe nuestro personal en ${place.es}; la base para ello es el artículo 6, apartado 1, letra a o b, del RGPD y del RGPD del Reino Unido; para los registros del servidor y la prevención de abusos, el interés legítimo de operar el sitio de forma segura (letra f), al que puede oponerse en cualquier momento; usted tiene los derechos de los artículos 15 a 21, puede retirar su consentimiento en cualquier momento sin que ello afecte al tratamiento anterior y puede reclamar ante su autoridad. Desde el Reino Unido también puede reclamar ante nosotros: acusamos recibo en un plazo de 30 días, tramitamos la reclamación sin demora indebida y le comunicamos el resultado. Representantes conforme al artículo 27: nombres y direcciones.]`,
    },
    providers: {
      zh: "[名称与所在国家；向境外提供的，写明保障措施或例外]",
      en: "[names and countries; abroad, the safeguards or the exception]",
      de: "[Namen und Länder; im Ausland die Garantien oder die Ausnahme]",
      es: "[nombres y países; en el extranjero, las garantías o la excepción]",
    },
  };
}

const EU_IMPRINT = {
  zh: "- 法定代表：[姓名]\n- 商业登记：[登记机关与编号]\n- 增值税号：[编号]",
  en: "- Represented by: [names]\n- Register and number: [register, number]\n- VAT identification number: [number]",
  de: "- Vertretungsberechtigt: [Namen]\n- Register und Nummer: [Register, Nummer]\n- Umsatzsteuer-Identifikationsnummer: [Nummer]",
  es: "- Representada por: [nombres]\n- Registro y número: [registro, número]\n- Número de identificación a efectos del IVA: [número]",
};

/** The applicable law. */
const GDPR = {
  zh: "《通用数据保护条例》（GDPR）",
  en: "the General Data Protection Regulation (GDPR)",
  de: "die Datenschutz-Grundverordnung (DSGVO)",
  es: "el Reglamento General de Protección de Datos (RGPD)",
};

/** The additional requirements of German law: § 5 DDG, § 18 MStV for sites with news, and § 36 VSBG for sales to consumers. */
const DE_IMPRINT = {
  zh: `${EU_IMPRINT.zh}

以上信息依据德国《数字服务法》（DDG）第 5 条。

## 内容负责人

依据德国《媒体国家条约》（MStV）第 18 条第 2 款：[姓名与地址]

## 消费者争议解决

依据德国《消费者争议解决法》（VSBG）第 36 条：[我们既无义务也不愿意参加消费者仲裁机构的争议解决程序。或：愿意参加的，写明机构名称、地址与网址]`,
  en: `${EU_IMPRINT.en}

This information is given under § 5 of the German Digital Services Act (DDG).

## Responsible for editorial content

Under § 18 (2) of the German Interstate Media Treaty (MStV): [name and address]

## Consumer disputes

Under § 36 of the German consumer dispute resolution act (VSBG): [We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. Or, if you do: its name, address and website]`,
  de: `${EU_IMPRINT.de}

Angaben gemäß § 5 DDG.

## Redaktionell verantwortlich

Gemäß § 18 Absatz 2 MStV: [Name und Anschrift]

## Verbraucherstreitbeilegung

Gemäß § 36 VSBG: [Wir sind zur Teilnahme an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle weder verpflichtet noch bereit. Andernfalls: Name, Anschrift und Website der Stelle]`,
  es: `${EU_IMPRINT.es}

Información conforme al § 5 de la ley alemana de servicios digitales (DDG).

## Responsable del contenido editorial

Conforme al § 18, apartado 2, del tratado alemán de medios (MStV): [nombre y dirección]

## Litigios de consumo

Conforme al § 36 de la ley alemana de resolución de litigios de consumo (VSBG): [No estamos obligados ni dispuestos a participar en procedimientos ante una entidad de resolución de litigios de consumo. En otro caso: nombre, dirección y sitio web de la entidad]`,
};

export const LAWS: Record<LawGroup, Law> = {
  eu: gdpr(GDPR, EU_IMPRINT),
  de: gdpr(GDPR, DE_IMPRINT),
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
    UK_RIGHTS,
  ),
  ch: abroad({
    place: { zh: "瑞士", en: "Switzerland", de: "der Schweiz", es: "Suiza" },
    basis: {
      zh: "依据瑞士《联邦数据保护法》（FADP），我们为答复咨询与网站安全运行处理数据。",
      en: "Under the Swiss Federal Act on Data Protection (FADP) we process data to answer you and to run the site safely.",
      de: "Nach dem Schweizer Datenschutzgesetz (DSG) bearbeiten wir Daten, um Ihnen zu antworten und die Website sicher zu betreiben.",
      es: "Conforme a la Ley federal suiza de protección de datos (LPD), tratamos los datos para responderle y para operar el sitio de forma segura.",
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
  }),
  br: abroad({
    place: { zh: "巴西", en: "Brazil", de: "Brasilien", es: "Brasil" },
    basis: {
      zh: "依据巴西《通用数据保护法》（LGPD，第 13.709/2018 号法）第 7 条：同意、应您请求的合同前步骤，以及正当利益。",
      en: "Under the Brazilian data protection law (LGPD, Law 13.709/2018), Article 7: your consent, steps before a contract that you ask for, and legitimate interest.",
      de: "Nach dem brasilianischen Datenschutzgesetz (LGPD, Gesetz 13.709/2018), Artikel 7: Ihre Einwilligung, vorvertragliche Maßnahmen auf Ihre Anfrage und berechtigtes Interesse.",
      es: "Conforme a la ley brasileña de protección de datos (LGPD, Ley 13.709/2018), artículo 7: su consentimiento, las medidas precontractuales que usted solicite y el interés legítimo.",
    },
    rights: {
      zh: "您享有 LGPD 第 18 条的权利：确认与查询、更正、匿名化、封存或删除、可携带、了解共享对象、了解可以不同意及其后果、撤回同意，以及反对未经同意且不符合该法的处理。数据保护负责人（encarregado）：[姓名与联系方式]。您也可以向 ANPD 投诉。",
      en: "You have the rights of Article 18 LGPD: confirmation and access, correction, anonymisation, blocking or deletion, portability, information on sharing and on the possibility and consequences of refusing consent, withdrawal of consent, and objection to processing without consent that does not comply with the law. Data protection officer (encarregado): [name and contact]. You may also complain to the ANPD.",
      de: "Sie haben die Rechte nach Artikel 18 LGPD: Bestätigung und Auskunft, Berichtigung, Anonymisierung, Sperrung oder Löschung, Übertragbarkeit, Information über die Weitergabe sowie über die Möglichkeit und die Folgen einer verweigerten Einwilligung, Widerruf der Einwilligung und Widerspruch gegen eine Verarbeitung ohne Einwilligung, die dem Gesetz nicht entspricht. Datenschutzbeauftragte Person (encarregado): [Name und Kontakt]. Sie können sich auch bei der ANPD beschweren.",
      es: "Usted tiene los derechos del artículo 18 de la LGPD: confirmación y acceso, corrección, anonimización, bloqueo o supresión, portabilidad, información sobre la comunicación de datos y sobre la posibilidad y las consecuencias de negar el consentimiento, revocación del consentimiento y oposición al tratamiento sin consentimiento que no cumpla la ley. Responsable de protección de datos (encarregado): [nombre y contacto]. También puede presentar una reclamación ante la ANPD.",
    },
    imprint: { zh: "- CNPJ：[编号]", en: "- CNPJ: [number]", de: "- CNPJ: [Nummer]", es: "- CNPJ: [número]" },
  }),
  cn: abroad({
    place: { zh: "中国", en: "China", de: "China", es: "China" },
    basis: {
      zh: "依据《中华人民共和国个人信息保护法》，答复咨询基于您的同意。如需向境外提供，我们会另行告知并取得您的单独同意。",
      en: "Under the Personal Information Protection Law of the People’s Republic of China, answering you rests on your consent. If data has to leave China, we tell you separately and ask for separate consent.",
      de: "Nach dem Gesetz der Volksrepublik China zum Schutz personenbezogener Informationen beruht die Beantwortung Ihrer Anfrage auf Ihrer Einwilligung. Müssen Daten China verlassen, informieren wir Sie gesondert und bitten um eine gesonderte Einwilligung.",
      es: "Conforme a la Ley de protección de información personal de la República Popular China, la respuesta a su consulta se basa en su consentimiento. Si los datos deben salir de China, se lo comunicaremos por separado y le pediremos un consentimiento específico.",
    },
    rights: {
      zh: "您可以查阅、复制、转移、更正、补充、删除您的信息，限制或拒绝处理，撤回同意，或要求解释处理规则。您也可以向履行个人信息保护职责的部门投诉。儿童（年龄以当地法律为准：中国未满 14 周岁，欧盟各国未满 13 至 16 岁，英国未满 13 岁）请由监护人联系我们。",
      en: "You may see, copy, transfer, correct, complete or delete your information, restrict or refuse processing, withdraw your consent, and ask us to explain how we process it. You may also complain to the competent department. For a child below the age that local law sets (14 in China, 13 to 16 in the EU, 13 in the United Kingdom), a guardian should contact us.",
      de: "Sie können Ihre Daten einsehen, kopieren, übertragen, berichtigen, ergänzen oder löschen lassen, die Verarbeitung einschränken oder ablehnen, Ihre Einwilligung widerrufen und eine Erläuterung der Verarbeitung verlangen. Sie können sich auch bei der zuständigen Behörde beschweren. Für Kinder unter der gesetzlichen Altersgrenze (China 14, EU je nach Land 13 bis 16, Vereinigtes Königreich 13 Jahre) wendet sich bitte eine sorgeberechtigte Person an uns.",
      es: "Usted puede consultar, copiar, transferir, corregir, completar o suprimir sus datos, limitar o rechazar el tratamiento, retirar su consentimiento y pedirnos que le expliquemos el tratamiento. También puede presentar una reclamación ante la autoridad competente. Por los menores que no alcancen la edad que fija la ley (14 años en China, de 13 a 16 en la UE, 13 en el Reino Unido), debe comunicarse con nosotros un tutor.",
    },
    imprint: {
      zh: "- 统一社会信用代码：[编号]\n- ICP 备案号：[编号]",
      en: "- Unified social credit code: [number]\n- ICP filing number: [number]",
      de: "- Einheitlicher Sozialkreditcode: [Nummer]\n- ICP-Registrierungsnummer: [Nummer]",
      es: "- Código unificado de crédito social: [número]\n- Número de registro ICP: [número]",
    },
  }),
  us: abroad({
    place: { zh: "美国", en: "the United States", de: "den USA", es: "Estados Unidos" },
    basis: {
      zh: "我们为答复咨询与网站安全运行处理上述信息。[请确认：是否出售或共享个人信息；所在州的法律（如加州 CCPA）是否适用。]",
      en: "We process these details to answer you and to run the site safely. [Confirm: whether personal information is sold or shared, and which state laws, such as California’s CCPA, apply.]",
      de: "Wir verarbeiten diese Angaben, um Ihnen zu antworten und die Website sicher zu betreiben. [Zu bestätigen: ob personenbezogene Daten verkauft oder weitergegeben werden und welche Gesetze der Bundesstaaten gelten, etwa der CCPA in Kalifornien.]",
      es: "Tratamos estos datos para responderle y para operar el sitio de forma segura. [Confirmar: si se vende o se comparte información personal y qué leyes estatales se aplican, como la CCPA de California.]",
    },
    rights: {
      zh: "视您所在的州，您可能有权了解、更正、删除我们持有的信息，取得副本，并选择退出出售或共享。行使权利不会受到歧视。",
      en: "Depending on your state you may have the right to know, correct and delete what we hold, to receive a copy, and to opt out of sale or sharing. We do not discriminate against you for using these rights.",
      de: "Je nach Bundesstaat haben Sie möglicherweise das Recht zu erfahren, welche Daten wir über Sie haben, sie berichtigen und löschen zu lassen, eine Kopie zu erhalten und dem Verkauf oder der Weitergabe zu widersprechen. Wer diese Rechte nutzt, wird deswegen nicht benachteiligt.",
      es: "Según su estado, usted puede tener derecho a saber qué datos conservamos, a corregirlos y suprimirlos, a recibir una copia y a oponerse a su venta o a que se compartan. No lo discriminaremos por ejercer estos derechos.",
    },
    imprint: {
      zh: "- 成立州与公司形式：[州，形式]",
      en: "- State and form of incorporation: [state, form]",
      de: "- Bundesstaat der Gründung und Rechtsform: [Bundesstaat, Form]",
      es: "- Estado y forma de constitución: [estado, forma]",
    },
  }),
  other: abroad({
    place: { zh: "本国", en: "our country", de: "unserem Land", es: "nuestro país" },
    basis: {
      zh: "答复咨询基于您的同意。[服务器日志等请按所在国家的法律补充。]",
      en: "Answering you rests on your consent. [Server logs and the rest: complete by the law of your country.]",
      de: "Die Beantwortung Ihrer Anfrage beruht auf Ihrer Einwilligung. [Serverprotokolle und Übriges nach dem Recht Ihres Landes ergänzen.]",
      es: "La respuesta a su consulta se basa en su consentimiento. [Registros del servidor y demás: completar según la ley de su país.]",
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
  }),
};
