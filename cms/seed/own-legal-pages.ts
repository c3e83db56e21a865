/** Drafts of the pages that the law asks for. */
import { isMultilingual } from "#shared/languages.ts";
import type { Law } from "./own-laws.ts";
import type { OwnPage, WholeText } from "./own-text.ts";

/** The part about the site's own counting of visits, after a sentence. */
const COUNTS: WholeText = {
  zh: "网站自己的汇总计数不含标识与 IP 地址，浏览器声明 GPC 或 DNT 时不计，见[统计说明](/services/counts)。",
  en: " The site’s own totals, without identifier or IP address, are described under [what is counted](/services/counts); with GPC or DNT you are left out.",
  de: " Eigene Zählungen ohne Kennung und IP-Adresse stehen unter [Was wir zählen](/services/counts); mit GPC oder DNT werden Sie nicht mitgezählt.",
  es: " Los recuentos propios, sin identificador ni dirección IP, figuran en [Qué contamos](/services/counts); con GPC o DNT no se le cuenta.",
};
const NO_COUNTS: WholeText = { zh: "", en: "", de: "", es: "" };
/** The initial storage of browsers: a site in one language stores no choice of it. */
const KEPT: WholeText = isMultilingual
  ? {
      zh: "语言设置（Cookie `lang`，只在您切换语言时写入）、界面文字",
      en: "The language (cookie `lang`, written only when you switch it), texts of the site",
      de: "Die Sprache (Cookie `lang`, nur wenn Sie sie wechseln), Texte der Website",
      es: "El idioma (cookie `lang`, que se escribe solo cuando usted lo cambia), los textos del sitio",
    }
  : { zh: "界面文字", en: "Texts of the site", de: "Texte der Website", es: "Los textos del sitio" };

/**
 * The privacy policy.
 * @param isCounting whether the site itself counts visits
 */
export function privacy(name: WholeText, mail: WholeText, { basis, rights, providers }: Law, isCounting: boolean): OwnPage {
  const counts = isCounting ? COUNTS : NO_COUNTS;
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

- 表单：姓名、邮箱、留言必填；公司、职位、国家或地区、电话、主题选填；询价清单另有型号、订货号、数量、上报间隔、使用条件与使用地区；表单所在的页面与所用语言一并保存；您从哪里来到本站，只在您另行勾选后保存，用来了解咨询的来源。
- 服务器日志：访问时间、页面与错误。[IP 地址与浏览器类型，如代理或主机商记录]
- 为限制提交次数：以密钥对 IP 地址计算的摘要，不还原，最多保存 2 天。为使同一邮箱一天内不收到过多回执，按邮箱核对发送记录，记录随咨询或留言一起保存和删除。“有帮助吗”的评价与浏览器的出错报告（保存 30 天）不含身份。

## 为什么，依据什么

答复您的咨询，排查故障，防止滥用。${basis.zh}

## 浏览器里存了什么

${KEPT.zh}、菜单与页脚的内容、询价清单、对比清单、计量单位、对访问统计的选择、未发出的表单内容、页面滚动的位置与重新加载的标记。清单与对比在您打开时、表单在您提交时发送给我们。第三方统计工具只有在您同意之后才加载。[启用统计的，写明服务商与接收方、所在国家与保障措施、Cookie 与保存期限、怎样撤回；没有启用就删去上一句]${counts.zh}

## 保存多久

咨询与留言保存 [期限]，服务器日志保存 [期限]，之后删除。法律要求保存更久的除外。

## 谁能看到

处理咨询的员工，以及按合同为我们托管服务器、发送邮件的服务商：${providers.zh}。

## 您的权利

${rights.zh} 请写信到 ${mail.zh}。`,
      en: `Responsible for the processing is ${name.en}, [postal address], ${mail.en}.

## What we process

- Forms: name, e-mail and message are required; company, position, country or region, phone and subject are optional; the quote list adds models, order codes, quantities, report intervals, conditions and regions of use. The page with the form and its language are stored with it. How you came to this site is stored only if you tick a box of its own; we use it to learn where enquiries come from.
- Server logs: time, page and errors. [IP address and browser type, if your proxy or host logs them]
- To limit how often something is sent: a keyed digest of the IP address, never reversed, kept for 2 days at most. To limit how many acknowledgements one address receives in a day, we look up those already sent to it; that record is kept and deleted with the enquiry or message. Votes on questions and browsers’ error reports (kept for 30 days) hold no identity.

## Why, and on what basis

To answer you, to find faults and to prevent abuse. ${basis.en}

## What is stored in your browser

${KEPT.en}, content of menus and footer, the quote list, the comparison, your units, your answer about visitor statistics, forms not yet sent, how far pages were scrolled and a mark that a page was reloaded. List and comparison are sent to us when you open them, forms when you submit them. Third-party statistics are loaded only after you agree. [If you use them: provider and recipient, country and safeguards, cookies and periods, how to withdraw; if not, delete the sentence before.]${counts.en}

## How long

Enquiries and messages are kept for [period], server logs for [period], and then deleted, unless the law requires longer.

## Who sees it

The staff who answer you, and providers that host our servers and deliver our mail under contract: ${providers.en}.

## Your rights

${rights.en} Write to ${mail.en}.`,
      de: `Verantwortlich für die Verarbeitung ist ${name.de}, [Postanschrift], ${mail.de}.

## Was wir verarbeiten

- Formulare: Name, E-Mail und Nachricht sind Pflichtangaben; Unternehmen, Position, Land oder Region, Telefon und Thema sind freiwillig; die Anfrageliste enthält Modelle, Bestellnummern, Mengen, Meldeintervalle, Einsatzbedingungen und Einsatzregionen. Die Seite mit dem Formular und ihre Sprache werden mitgespeichert. Wie Sie auf diese Website gekommen sind, wird nur gespeichert, wenn Sie ein eigenes Kästchen ankreuzen; wir erfahren dadurch, woher Anfragen kommen.
- Serverprotokolle: Zeitpunkt, Seite und Fehler. [IP-Adresse und Browsertyp, falls Proxy oder Hoster sie protokollieren]
- Um Einsendungen zu begrenzen: ein mit einem Schlüssel gebildeter Hashwert der IP-Adresse, der nicht zurückgerechnet wird, höchstens 2 Tage lang. Damit eine Adresse nicht zu viele Eingangsbestätigungen am Tag erhält, prüfen wir, welche schon an sie gesendet wurden; dieser Nachweis wird mit der Anfrage oder Nachricht gespeichert und gelöscht. Bewertungen häufiger Fragen und Fehlerberichte der Browser (30 Tage) enthalten keine Angaben zur Person.

## Wozu und auf welcher Grundlage

Um Ihnen zu antworten, Fehler zu finden und Missbrauch zu verhindern. ${basis.de}

## Was in Ihrem Browser gespeichert wird

${KEPT.de}, Inhalte von Menüs und Fußzeile, die Anfrageliste, der Vergleich, Ihre Maßeinheiten, Ihre Antwort zur Besucherstatistik, noch nicht gesendete Formulare, wie weit Seiten gescrollt waren und der Vermerk, dass eine Seite neu geladen wurde. Liste und Vergleich werden an uns übertragen, wenn Sie sie öffnen, Formulare, wenn Sie sie absenden. Statistik von Dritten wird erst geladen, wenn Sie zugestimmt haben. [Falls genutzt: Anbieter und Empfänger, Land und Garantien, Cookies und Speicherdauer, Widerruf; sonst den vorigen Satz löschen.]${counts.de}

## Wie lange

Anfragen und Nachrichten werden [Frist] gespeichert, Serverprotokolle [Frist], und danach gelöscht, sofern das Gesetz keine längere Frist verlangt.

## Wer Zugriff hat

Die Beschäftigten, die Ihnen antworten, und Dienstleister, die in unserem Auftrag Server betreiben und E-Mails zustellen: ${providers.de}.

## Ihre Rechte

${rights.de} Schreiben Sie an ${mail.de}.`,
      es: `El responsable del tratamiento es ${name.es}, [dirección postal], ${mail.es}.

## Qué tratamos

- Formularios: nombre, correo electrónico y mensaje son obligatorios; empresa, cargo, país o región, teléfono y asunto son opcionales; la lista de cotización añade modelos, códigos de pedido, cantidades, intervalos de envío, condiciones y regiones de uso. También se guardan la página del formulario y su idioma. Cómo llegó usted a este sitio solo se guarda si usted marca una casilla propia; lo usamos para saber de dónde proceden las consultas.
- Registros del servidor: fecha y hora, página y errores. [dirección IP y tipo de navegador, si los registra su proxy o su proveedor de alojamiento]
- Para limitar los envíos: un resumen (hash) de la dirección IP calculado con una clave, que no se revierte y se guarda 2 días como máximo. Para limitar los acuses de recibo que una dirección recibe en un día, consultamos los ya enviados a ella; ese registro se conserva y se elimina con la consulta o el mensaje. Los votos de las preguntas frecuentes y los informes de error de los navegadores (30 días) no identifican a nadie.

## Para qué y con qué base

Para responderle, detectar fallos y prevenir abusos. ${basis.es}

## Qué se guarda en su navegador

${KEPT.es}, el contenido de los menús y del pie de página, la lista de cotización, la comparación, sus unidades, su respuesta sobre las estadísticas de visitas, los formularios aún no enviados, la posición de desplazamiento de las páginas y una marca de que una página se recargó. La lista y la comparación se nos envían cuando usted las abre; los formularios, cuando los remite. Las estadísticas de terceros se cargan solo después de que usted las acepte. [Si se usan: proveedor y destinatario, país y garantías, cookies y plazos, cómo retirar el consentimiento; si no, borre la frase anterior.]${counts.es}

## Durante cuánto tiempo

Las consultas y los mensajes se conservan durante [plazo] y los registros del servidor durante [plazo]; después se eliminan, salvo que la ley exija un plazo mayor.

## Quién los ve

El personal que le responde y los proveedores que, por contrato, alojan nuestros servidores y entregan nuestro correo: ${providers.es}.

## Sus derechos

${rights.es} Escriba a ${mail.es}.`,
    },
  };
}

/** The legal notice and the terms of use. */
export function legal(name: WholeText, mail: WholeText, { imprint }: Law): OwnPage {
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

网站上的规格是发布时的数值，可能变化。对双方有约束力的是合同所附的规格书。这一条只适用于企业之间的合同；对消费者，本网站上的说明和广告同样是判断商品是否符合约定的依据。

## 内容的使用

文字、图片与文件归其权利人所有。规格书与手册可以为选型、集成和维修而下载与转发，不得改动。`,
      en: `## Who is responsible

- ${name.en}
- Address: [postal address]
- Phone: [phone]
- E-mail: ${mail.en}
${imprint.en}

## Product information

Specifications on this website are those at the time of publication and may change. What binds both sides is the datasheet attached to the contract. This applies to contracts between businesses only. For consumers, what this website says and advertises also counts in deciding whether goods conform.

## Using the content

Texts, pictures and files belong to their owners. Datasheets and manuals may be downloaded and passed on for selection, integration and repair, unchanged.`,
      de: `## Verantwortlich

- ${name.de}
- Anschrift: [Postanschrift]
- Telefon: [Telefon]
- E-Mail: ${mail.de}
${imprint.de}

## Angaben zu Produkten

Technische Daten auf dieser Website entsprechen dem Stand der Veröffentlichung und können sich ändern. Verbindlich ist das Datenblatt, das dem Vertrag beiliegt. Das gilt nur zwischen Unternehmen. Gegenüber Verbrauchern zählt auch, was diese Website angibt und bewirbt, wenn zu beurteilen ist, ob die Ware vertragsgemäß ist.

## Nutzung der Inhalte

Texte, Bilder und Dateien gehören ihren Rechteinhabern. Datenblätter und Anleitungen dürfen für Auswahl, Integration und Reparatur heruntergeladen und unverändert weitergegeben werden.`,
      es: `## Responsable

- ${name.es}
- Dirección: [dirección postal]
- Teléfono: [teléfono]
- Correo electrónico: ${mail.es}
${imprint.es}

## Información sobre los productos

Las especificaciones de este sitio son las vigentes en el momento de su publicación y pueden cambiar. Lo que obliga a ambas partes es la ficha técnica adjunta al contrato. Esto solo rige entre empresas. Frente a los consumidores, lo que este sitio indica y anuncia también cuenta para determinar si el producto es conforme.

## Uso del contenido

Los textos, las imágenes y los archivos pertenecen a sus titulares. Las fichas técnicas y los manuales pueden descargarse y transmitirse, sin modificaciones, para la selección, la integración y la reparación.`,
    },
  };
}

/** The accessibility statement. */
export function accessibility(mail: WholeText): OwnPage {
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

写信到 ${mail.zh}，写明页面地址、遇到的问题和使用的辅助技术。我们在 [期限] 内答复。

## 对答复不满意

- [国家]：[依据的法律及施行日期]。[受理机构的名称、网址和电话，怎样投诉]（在欧盟销售的，每个销售国一行）`,
      en: `This statement is about this website. The standard is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It conforms [fully / partly / not].

## How it is checked

- Method: [by ourselves or by whom, with which tools and assistive technologies]
- Date: [of the last check]

## Known faults

- [what, why, what to use instead, and when it will be mended; or “none is known”]

## If something is in your way

Write to ${mail.en} with the address of the page, what went wrong and the assistive technology you use. We answer within [time].

## If our answer does not help

- [Country]: [the law, and since when it applies]. [The authority that takes complaints, its address and telephone number, and how to complain] (who sells in the EU: one line for each country)`,
      de: `Diese Erklärung gilt für diese Website. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Die Website ist damit [vollständig / teilweise / nicht] vereinbar.

## So wird geprüft

- Verfahren: [selbst oder durch wen, mit welchen Werkzeugen und Hilfstechnologien]
- Datum: [der letzten Prüfung]

## Bekannte Mängel

- [was, warum, welche Alternative es gibt und wann er behoben wird; oder „keine bekannt“]

## Wenn Sie auf eine Barriere stoßen

Schreiben Sie an ${mail.de} und nennen Sie die Adresse der Seite, das Problem und Ihre Hilfstechnologie. Wir antworten innerhalb von [Frist].

## Wenn unsere Antwort nicht hilft

- [Land]: [Gesetz, und seit wann es gilt]. [Zuständige Marktüberwachungsbehörde mit Adresse und Telefonnummer, Weg der Beschwerde] (bei Verkauf in der EU: eine Zeile je Land)`,
      es: `Esta declaración se refiere a este sitio web. La norma son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. El sitio las cumple [plenamente / en parte / no].

## Cómo se comprueba

- Método: [por nosotros o por quién, con qué herramientas y productos de apoyo]
- Fecha: [de la última comprobación]

## Defectos conocidos

- [cuál, por qué, qué alternativa hay y cuándo se corregirá; o “no se conoce ninguno”]

## Si encuentra una barrera

Escriba a ${mail.es} e indique la dirección de la página, el problema y el producto de apoyo que utiliza. Respondemos en [plazo].

## Si nuestra respuesta no le ayuda

- [País]: [la ley y desde cuándo se aplica]. [La autoridad que recibe las quejas, su dirección y teléfono, y cómo presentarlas] (si vende en la UE: una línea por país)`,
    },
  };
}
