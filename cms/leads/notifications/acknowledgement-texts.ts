import type { Language } from "#shared/languages.ts";
import type { Subject } from "./subject.ts";

/** The texts of an acknowledgement in a language. Without a name, the greeting gets "". */
interface Acknowledgement {
  subject: Record<Subject["kind"], (company: string) => string>;
  greeting: (name: string) => string;
  thanks: Record<Subject["kind"], (company: string) => string>;
  /** The full stop of the promise, which staff may have omitted. */
  stop: string;
  /** The heading of the quote list. */
  list: string;
  reference: (reference: string) => string;
  /** The invitation to add something, with or without a list of contacts below it. */
  addOrReach: string;
  add: string;
  /** The reason for the mail. */
  reason: string;
}

/** The texts of acknowledgements: in the language of the page, or English if it has none. */
export const ACKNOWLEDGEMENTS: Partial<Record<Language, Acknowledgement>> & { en: Acknowledgement } = {
  zh: {
    subject: {
      lead: (company) => `${company}：我们已收到您的询价`,
      message: (company) => `${company}：我们已收到您的留言`,
    },
    greeting: (name) => (name ? `${name}，您好：` : "您好："),
    thanks: {
      lead: (company) => `感谢您向${company}询价。您提交的需求我们已经收到，会由了解相关产品的同事回复您。`,
      message: (company) => `感谢您联系${company}。您的留言我们已经收到。`,
    },
    stop: "。",
    list: "您的询价清单：",
    reference: (reference) => `编号：${reference}。来信或来电询问时请告诉我们。`,
    addOrReach: "如需补充，直接回复本邮件即可；也欢迎通过以下方式联系我们：",
    add: "如需补充，直接回复本邮件即可。",
    reason: "您收到这封邮件，是因为有人在我们的网站上填写了这个邮箱地址。如果不是您本人，请忽略本邮件。",
  },
  en: {
    subject: {
      lead: (company) => `${company}: we have received your request`,
      message: (company) => `${company}: we have received your message`,
    },
    greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
    thanks: {
      lead: (company) =>
        `Thank you for your request to ${company}. We have received it, and a colleague who knows the products will reply.`,
      message: (company) => `Thank you for writing to ${company}. We have received your message.`,
    },
    stop: ".",
    list: "Your quote list:",
    reference: (reference) => `Your reference is ${reference}. Please mention it if you write or call us about this.`,
    addOrReach: "If you have anything to add, simply reply to this e-mail, or contact us here:",
    add: "If you have anything to add, simply reply to this e-mail.",
    reason: "You are receiving this e-mail because someone entered your address on our website. If it was not you, please ignore it.",
  },
  de: {
    subject: {
      lead: (company) => `${company}: Ihre Anfrage ist eingegangen`,
      message: (company) => `${company}: Ihre Nachricht ist eingegangen`,
    },
    greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
    thanks: {
      lead: (company) =>
        `vielen Dank für Ihre Anfrage an ${company}. Sie ist bei uns eingegangen und wird von jemandem beantwortet, der die Produkte kennt.`,
      message: (company) => `vielen Dank für Ihre Nachricht an ${company}. Sie ist bei uns eingegangen.`,
    },
    stop: ".",
    list: "Ihre Anfrageliste:",
    reference: (reference) => `Ihre Vorgangsnummer ist ${reference}. Bitte nennen Sie sie, wenn Sie uns dazu schreiben oder anrufen.`,
    addOrReach: "Wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese E-Mail oder erreichen Sie uns hier:",
    add: "Wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese E-Mail.",
    reason:
      "Sie erhalten diese E-Mail, weil jemand Ihre Adresse auf unserer Website angegeben hat. Wenn Sie das nicht waren, ignorieren Sie sie bitte.",
  },
  es: {
    subject: {
      lead: (company) => `${company}: hemos recibido su consulta`,
      message: (company) => `${company}: hemos recibido su mensaje`,
    },
    greeting: (name) => (name ? `Hola, ${name}:` : "Hola:"),
    thanks: {
      lead: (company) => `Gracias por su consulta a ${company}. La hemos recibido y le responderá una persona que conoce los productos.`,
      message: (company) => `Gracias por escribir a ${company}. Hemos recibido su mensaje.`,
    },
    stop: ".",
    list: "Su lista de cotización:",
    reference: (reference) => `Su número de referencia es ${reference}. Indíquelo, por favor, si nos escribe o nos llama por este asunto.`,
    addOrReach: "Si desea añadir algo, responda a este correo o póngase en contacto con nosotros:",
    add: "Si desea añadir algo, responda a este correo.",
    reason: "Recibe este correo porque alguien indicó su dirección en nuestro sitio web. Si no fue usted, puede ignorarlo.",
  },
};
